package org.standpat.notary.tree;

/** The database does not have hashes of the tree that a checkpoint speaks for. */
public final class MissingTileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    MissingTileException(int level, long number, int width) {
        super(
                ("Table log_tile lacks hashes: of tile %,d of level %d, %d were expected. Run './standpat audit' to see what else was"
                                + " changed, and restore the table.")
                        .formatted(number, level, width));
    }
}
