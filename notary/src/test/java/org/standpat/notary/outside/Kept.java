package org.standpat.notary.outside;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.standpat.proof.note.SignedNote;

/** What a folder keeps, all at once. */
final class Kept {

    private Kept() {}

    static List<KeptNote> all(Path folder) throws IOException {
        List<KeptNote> all = new ArrayList<>();
        try (KeptNotes notes = KeptNotes.of(folder)) {
            notes.forEachRemaining(all::add);
        }
        return all;
    }

    /** Fails when one cannot be read. */
    static List<SignedNote> notes(Path folder) throws IOException {
        return all(folder).stream()
                .map(kept -> switch (kept) {
                    case KeptNote.Read read -> read.note();
                    case KeptNote.Unreadable unreadable -> throw new AssertionError(unreadable);
                })
                .toList();
    }
}
