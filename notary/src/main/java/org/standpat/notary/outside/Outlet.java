package org.standpat.notary.outside;

import java.io.IOException;
import java.util.Optional;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.tree.Subtrees;

/** A place to which checkpoints go, out of reach of whoever can edit the database. Used by one thread at a time. */
public interface Outlet extends AutoCloseable {

    /** What it is, for people, as the end of "checkpoints go to". */
    String name();

    /**
     * Takes a checkpoint, and keeps it when it returns. One that it has already is taken again without effect.
     *
     * @param tree the log's tree, which is at least as large as the checkpoint says
     * @throws HistoryChangedException when it cannot have come after what is kept there; this does not pass
     * @throws IOException when it cannot be kept now; the message is a sentence that says what to do
     */
    void take(SignedCheckpoint checkpoint, Subtrees tree) throws IOException;

    /**
     * Makes ready for the first checkpoint of a log of which nothing was signed yet. What it has already it keeps.
     *
     * @throws IOException when it cannot now; the message is a sentence that says what to do
     */
    default void begin() throws IOException {
        // Most need nothing.
    }

    /**
     * The newest checkpoint that it keeps, not verified; empty when it keeps none, or does not give them back.
     *
     * @throws HistoryChangedException when it must have kept one and has none, or what it keeps cannot be read
     * @throws IOException when it cannot be asked now
     */
    Optional<SignedNote> newest() throws IOException;

    /** Lets go of connections, if it has any; what it keeps stays. */
    @Override
    default void close() {
        // Most have none.
    }
}
