package org.standpat.notary.tree;

/** The database has a full tile with other hashes than the events give. */
public final class ChangedTileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ChangedTileException(int level, long number) {
        super(
                ("Table log_tile has other hashes for tile %,d of level %d than the events give: rows or tiles were changed. Run './standpat audit'"
                                + " to see which.")
                        .formatted(number, level));
    }
}
