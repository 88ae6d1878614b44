package org.standpat.service.files;

import java.io.IOException;
import org.standpat.formats.FileFault;
import org.standpat.service.archive.ArchiveFault;
import org.standpat.service.files.PassedOver.Reason;

/** Why something cannot be read, in words. */
final class FaultWords {

    private FaultWords() {}

    /** What is told of something that cannot be read because of this. */
    static PassedOver of(String name, IOException fault) {
        return new PassedOver(name, reason(fault), FileFault.words(fault));
    }

    private static Reason reason(IOException fault) {
        return switch (fault) {
            case ArchiveFault damage ->
                switch (damage.kind()) {
                    case DAMAGED -> Reason.DAMAGED;
                    case TOO_LARGE -> Reason.OVER_A_LIMIT;
                };
            default -> Reason.UNREADABLE;
        };
    }
}
