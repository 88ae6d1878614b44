package org.standpat.notary.outside;

import java.nio.file.Path;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.tree.Subtrees;

/**
 * Whether a log has only grown since the checkpoint that is kept.
 *
 * @param folder where it is kept, for people
 * @param kept the one that is kept
 */
record Growth(Path folder, Checkpoint kept) {

    private static final String ADVICE =
            "Nothing was overwritten. Run ./standpat audit with this folder; only who knows why the log is another one now gives it another folder.";

    /**
     * Checks one that came later.
     *
     * @param tree the tree as the log has it now
     * @throws HistoryChangedException when it is not what the kept one has grown to
     */
    void require(Checkpoint next, Subtrees tree) throws HistoryChangedException {
        if (!next.origin().equals(kept.origin())) {
            throw changed(
                    "is of the log \"%s\", and one of the log \"%s\" came".formatted(kept.origin(), next.origin()));
        }
        if (next.size() < kept.size()) {
            throw new HistoryChangedException(
                    "The log's history went back: the newest checkpoint in the folder %s has size %d, and one of size %d came. The database was cut, or restored from an older copy. %s"
                            .formatted(folder, kept.size(), next.size(), ADVICE));
        }
        if (next.size() == kept.size() && !next.root().equals(kept.root())) {
            throw changed("of size %d has the root %s, and one of the same size with the root %s came"
                    .formatted(kept.size(), kept.root().base64(), next.root().base64()));
        }
        if (!tree.root(next.size()).equals(next.root())) {
            throw changed(
                    "has size %d, and the tree beside the one that came, of size %d, does not have the root that it names"
                            .formatted(kept.size(), next.size()));
        }
        if (!tree.root(kept.size()).equals(kept.root())) {
            throw changed(
                    "of size %d has the root %s, and the tree of the one that came, of size %d, had the root %s at that size"
                            .formatted(
                                    kept.size(),
                                    kept.root().base64(),
                                    next.size(),
                                    tree.root(kept.size()).base64()));
        }
    }

    private HistoryChangedException changed(String how) {
        return new HistoryChangedException(
                "The log's history was changed: the newest checkpoint in the folder %s %s. %s"
                        .formatted(folder, how, ADVICE));
    }
}
