package org.standpat.notary.audit;

/** Rows of the log that were touched. */
public sealed interface RowFinding extends Finding {

    /** A finding about one row. */
    sealed interface OfRow extends RowFinding {

        /** The row as it is now. */
        AuditedRow row();

        @Override
        default String where() {
            return row().hand() + " " + row().number();
        }
    }

    /**
     * A row says something else than its leaf in the tree.
     *
     * @param place in the tree, from 1
     * @param signed whether a signed checkpoint says that the tree is right there
     */
    record RowEdited(long place, AuditedRow row, boolean signed) implements OfRow {

        @Override
        public String name() {
            return "row edited";
        }

        @Override
        public String sentence() {
            return "The row at place %,d is not what %s. It says now that it is %s."
                    .formatted(place, proof(signed), row);
        }
    }

    /**
     * The tree has no leaf for a row.
     *
     * @param place in the log that the row claims
     */
    record RowInserted(long place, AuditedRow row, boolean signed) implements OfRow {

        @Override
        public String name() {
            return "row inserted";
        }

        @Override
        public String sentence() {
            return "The row at place %,d was put in: it is not among %s. It says that it is %s."
                    .formatted(place, signed ? "what was signed" : "the leaves of the tree", row);
        }
    }

    /**
     * A row claims another place than the one it has in the tree.
     *
     * @param place that it claims now
     * @param from the place that it has in the tree
     */
    record RowMoved(long place, long from, AuditedRow row, boolean signed) implements OfRow {

        @Override
        public String name() {
            return "row moved";
        }

        @Override
        public String sentence() {
            return "The row at place %,d is the one that %s at place %,d: %s."
                    .formatted(place, proof(signed), from, row);
        }
    }

    /** Two rows claim the same place; the unique index was taken away. */
    record PlaceTwice(long place, AuditedRow row) implements OfRow {

        @Override
        public String name() {
            return "place taken twice";
        }

        @Override
        public String sentence() {
            return "Another row claims place %,d too: %s.".formatted(place, row);
        }
    }

    /**
     * A long run of rows is another than the tree has.
     *
     * @param place of the first
     * @param last the last place of the tree that has another leaf
     * @param rows how many rows there are in their stead
     * @param row the first of them
     */
    record RowsReplaced(long place, long last, long rows, AuditedRow row, boolean signed) implements OfRow {

        @Override
        public String name() {
            return "rows replaced";
        }

        @Override
        public String sentence() {
            return "%,d rows from place %,d on are not what %s at places %,d to %,d. The first says now that it is %s."
                    .formatted(rows, place, proof(signed), place, last, row);
        }
    }

    /**
     * Places of the tree have no row.
     *
     * @param place the first of them in the tree
     * @param last the last of them
     */
    record RowsRemoved(long place, long last, boolean signed) implements RowFinding {

        @Override
        public String name() {
            return place == last ? "row removed" : "rows removed";
        }

        @Override
        public String sentence() {
            return "%s taken out: %s more there than the record has."
                    .formatted(Places.of(place, last, "was", "were"), signed ? "what was signed has" : "the tree has");
        }
    }

    /**
     * The record ends before its tree does.
     *
     * @param place the first that is missing
     * @param last the last that the tree has
     */
    record EndCut(long place, long last, boolean signed) implements RowFinding {

        @Override
        public String name() {
            return "end cut off";
        }

        @Override
        public String sentence() {
            return "The record ends at place %,d: %s cut off, which %s."
                    .formatted(place - 1, Places.of(place, last, "was", "were"), proof(signed));
        }
    }

    /**
     * Rows at places that there cannot be, or at none; the checks of the table were taken away.
     *
     * @param count how many
     */
    record PlacesBelowOne(long count) implements RowFinding {

        @Override
        public long place() {
            return 0;
        }

        @Override
        public String name() {
            return "place below 1";
        }

        @Override
        public String sentence() {
            return "%,d rows of table event have a place below 1, or none: they were put in, or taken from their places."
                    .formatted(count);
        }
    }

    private static String proof(boolean signed) {
        return signed ? "was signed" : "the tree has";
    }
}
