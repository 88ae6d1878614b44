package org.standpat.notary.audit;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.standpat.notary.outside.KeptNote;
import org.standpat.notary.outside.KeptNotes;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.UntrustedNoteException;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Tile;

/**
 * The checkpoints from outside that the log's key has signed, held in memory. They are read before the database is looked at: what is outside
 * was in the database before, and a notary that works meanwhile would bring out what the audit's moment does not have yet. Used by one thread.
 */
final class HeldCheckpoints {

    /** Most that are held at once, about 100 bytes each. */
    static final int MOST_OUTSIDE = 400_000;

    private static final int TOLD_EVERY = 1_024;

    private final VerifierKey log;
    private final List<Anchor> anchors = new ArrayList<>();
    private final Untrusted untrusted = new Untrusted();
    private final Cosignatures cosignatures;
    private final List<String> remarks = new ArrayList<>();

    /**
     * Reads all of them.
     *
     * @throws AuditStoppedException when a file cannot be read, or there are too many
     */
    HeldCheckpoints(VerifierKey log, List<OutsideCheckpoints> sources, Audit.Watcher watcher) {
        this.log = log;
        this.cosignatures = new Cosignatures(log);
        for (OutsideCheckpoints source : sources) {
            try {
                hold(source, watcher);
            } catch (UncheckedIOException fault) {
                Throwable cause = fault.getCause() == null ? fault : fault.getCause();
                throw new AuditStoppedException(String.valueOf(fault.getMessage()), cause);
            }
        }
        anchors.sort(Comparator.comparingLong(Anchor::size));
    }

    /** In the order of sizes. */
    List<Anchor> anchors() {
        return anchors;
    }

    /** Takes what is not to be believed, of these and of others. */
    Untrusted untrusted() {
        return untrusted;
    }

    /** Compares their cosignatures with others. */
    Cosignatures cosignatures() {
        return cosignatures;
    }

    /** What is no fault, as sentences. */
    List<String> remarks() {
        return remarks;
    }

    private void hold(OutsideCheckpoints source, Audit.Watcher watcher) {
        Optional<KeptNotes> files = source.files();
        long count = 0;
        while (source.notes().hasNext()) {
            switch (source.notes().next()) {
                case KeptNote.Read read -> hold(source, read);
                case KeptNote.Unreadable bent -> addNone(source, bent);
            }
            if (++count % TOLD_EVERY == 0) {
                files.ifPresent(kept -> watcher.reading(kept.bytesRead(), kept.bytes()));
            }
            if (Thread.interrupted()) {
                Thread.currentThread().interrupt();
                throw new AuditStoppedException(
                        "The audit was interrupted", new InterruptedException("Checkpoints were being read."));
            }
        }
        files.ifPresent(kept -> {
            watcher.reading(kept.bytesRead(), kept.bytes());
            remarks.addAll(kept.remarks());
        });
    }

    private void addNone(OutsideCheckpoints source, KeptNote note) {
        untrusted.add(
                0,
                source.name(),
                "What begins at byte %,d of %s is no checkpoint.".formatted(note.offset(), note.file()));
    }

    private void hold(OutsideCheckpoints source, KeptNote.Read read) {
        SignedNote note = read.note();
        try {
            Checkpoint checkpoint = SignedCheckpoint.verified(note, log).checkpoint();
            if (checkpoint.size() > 0) {
                requireRoom();
                anchors.add(new Anchor(checkpoint.size(), checkpoint.root(), source.name(), Optional.empty()));
                cosignatures.outside(checkpoint.size(), note, source.name());
            }
        } catch (UntrustedNoteException foreign) {
            addForeign(source, read, String.valueOf(foreign.getMessage()));
        } catch (IllegalArgumentException none) {
            addNone(source, read);
        }
    }

    private void addForeign(OutsideCheckpoints source, KeptNote.Read read, String why) {
        try {
            untrusted.add(Checkpoint.parse(read.note().text()).size(), source.name(), why);
        } catch (IllegalArgumentException none) {
            addNone(source, read);
        }
    }

    /** Of too many only the last of each tile of leaves and source is held on, as the database does. */
    private void requireRoom() {
        if (anchors.size() < MOST_OUTSIDE) {
            return;
        }
        Map<String, Anchor> last = new LinkedHashMap<>();
        for (Anchor anchor : anchors) {
            last.merge(
                    anchor.source() + ' ' + (anchor.size() - 1) / Tile.FULL,
                    anchor,
                    (one, other) -> one.size() > other.size() ? one : other);
        }
        if (last.size() > MOST_OUTSIDE / 2) {
            throw new AuditStoppedException(
                    "More checkpoints from outside came than can be held",
                    new IllegalArgumentException(
                            "%,d tiles of the tree have some, and at most %,d were expected. Give fewer files at a time."
                                    .formatted(last.size(), MOST_OUTSIDE / 2)));
        }
        anchors.clear();
        anchors.addAll(last.values());
    }
}
