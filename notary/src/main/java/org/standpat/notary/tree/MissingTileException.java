package org.standpat.notary.tree;

/** The database does not have hashes of the tree that a checkpoint speaks for. */
public final class MissingTileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    MissingTileException(int level, long number, int width) {
        super(
                ("Tables log_tile and log_edge lack hashes: of tile %,d of level %d, %d were expected. Run './standpat audit' to see what else was"
                                + " changed, and restore them.")
                        .formatted(number, level, width));
    }
}
