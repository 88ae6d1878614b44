package org.standpat.service.archive;

import java.io.IOException;

/** An archive that cannot be read on. What came out of it before is good. */
public final class ArchiveFault extends IOException {

    private static final long serialVersionUID = 1L;

    /** Sorts of faults. */
    public enum Kind {
        /** The bytes are not as an archive has them: broken off, overwritten, or at odds with themselves. */
        DAMAGED,
        /** It unpacks to more than it may. */
        TOO_LARGE
    }

    private final Kind kind;

    private ArchiveFault(Kind kind, String why) {
        super(why);
        this.kind = kind;
    }

    /** Bytes that are not as they should be. */
    static ArchiveFault damaged(String why) {
        return new ArchiveFault(Kind.DAMAGED, why);
    }

    /** More than is unpacked. */
    static ArchiveFault tooLarge(String why) {
        return new ArchiveFault(Kind.TOO_LARGE, why);
    }

    /** What sort of fault it is. */
    public Kind kind() {
        return kind;
    }
}
