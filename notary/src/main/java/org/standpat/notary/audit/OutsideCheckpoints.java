package org.standpat.notary.audit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.standpat.notary.outside.KeptNote;
import org.standpat.notary.outside.KeptNotes;
import org.standpat.proof.note.SignedNote;

/**
 * Checkpoints that were kept out of reach of whoever can edit the database.
 *
 * @param name where, as the end of "a checkpoint in"
 * @param notes each of them, in any order; not verified
 * @param files the same, where they are read from files
 */
public record OutsideCheckpoints(String name, Iterator<KeptNote> notes, Optional<KeptNotes> files) {

    /** The file with the newest one in a folder that a server of static files serves. */
    private static final String NEWEST = "checkpoint";

    /**
     * Those in a folder that an {@link org.standpat.notary.outside.OutletFolder} writes, in one of its files, or the single one in a file.
     *
     * @throws IOException when it cannot be read, is neither file nor folder or too large, or there is none
     */
    public static OutsideCheckpoints in(Path place) throws IOException {
        if (Files.isDirectory(place)) {
            KeptNotes kept = KeptNotes.of(place);
            return kept.hasNext() ? in(place, kept) : single(place, place.resolve(NEWEST));
        }
        if (!Files.exists(place)) {
            throw none(place);
        }
        KeptNotes kept = KeptNotes.in(place);
        return kept.hasNext() && !kept.isRestNext() ? in(place, kept) : single(place, place);
    }

    private static OutsideCheckpoints in(Path place, KeptNotes kept) {
        return new OutsideCheckpoints(place.toString(), kept, Optional.of(kept));
    }

    private static IOException none(Path place) {
        return new IOException(
                "In %s a checkpoint was expected, or a folder with checkpoints, but there is none.".formatted(place));
    }

    private static OutsideCheckpoints single(Path place, Path file) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) > SignedNote.LONGEST) {
            throw none(place);
        }
        try {
            SignedNote note = SignedNote.parse(Files.readAllBytes(file));
            return new OutsideCheckpoints(
                    place.toString(),
                    List.<KeptNote>of(new KeptNote.Read(file, 0, note)).iterator(),
                    Optional.empty());
        } catch (IllegalArgumentException no) {
            throw new IOException("In %s a checkpoint was expected, but what is there is none.".formatted(file), no);
        }
    }

    /** These. */
    public static OutsideCheckpoints of(String name, Collection<SignedNote> notes) {
        Path nowhere = Path.of(name);
        return new OutsideCheckpoints(
                name,
                notes.stream()
                        .<KeptNote>map(note -> new KeptNote.Read(nowhere, 0, note))
                        .toList()
                        .iterator(),
                Optional.empty());
    }
}
