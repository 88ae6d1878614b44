package org.standpat.notary.audit;

import java.time.Instant;
import java.util.Optional;

/** Something in the record that was touched, with its place. */
public sealed interface Finding {

    /** The place in the log, from 1, at which it begins; 0 where it is about no place. */
    long place();

    /** The hand and number that it is about, for people; empty where it is about none. */
    default String where() {
        return "";
    }

    /** What was found, as a sentence. */
    String sentence();

    /** What kind of finding it is, in a word or two. */
    String name();

    /** A finding about one row. */
    sealed interface OfRow extends Finding {

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
     * Places of the tree have no row.
     *
     * @param place the first of them in the tree
     * @param last the last of them
     */
    record RowsRemoved(long place, long last, boolean signed) implements Finding {

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
    record EndCut(long place, long last, boolean signed) implements Finding {

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
     * A tile of the tree is not what it must be, and the events below it are right.
     *
     * @param level 0 for the hashes of leaves
     * @param number of the tile on its level
     * @param what was done to it
     */
    record TileDamaged(int level, long number, TileDamage what) implements Finding {

        @Override
        public long place() {
            return 0;
        }

        @Override
        public String name() {
            return "tile " + what.word();
        }

        @Override
        public String sentence() {
            return "Tile %,d of level %d in tables log_tile and log_edge %s; the events below it are told of apart."
                    .formatted(number, level, what.predicate());
        }
    }

    /**
     * The tree fits the rows, or cannot be told apart from them, and what was signed does not fit it.
     *
     * @param after the last size of a signed checkpoint that fits; 0 when none does
     * @param until the size of the first that does not
     * @param source where that one is kept
     */
    record TreeRebuilt(long after, long until, String source) implements Finding {

        @Override
        public long place() {
            return after + 1;
        }

        @Override
        public String name() {
            return "tree rebuilt";
        }

        @Override
        public String sentence() {
            return "Rows and tree were changed between place %,d and place %,d: the checkpoint of size %,d in %s, which the log has signed, does not fit them."
                    .formatted(after + 1, until, until, source);
        }
    }

    /**
     * The log has signed two things of which no one record can hold both.
     *
     * @param after the last size that is the same in both
     * @param other the size of the first checkpoint that does not fit this record
     * @param source where that one is kept
     * @param own the size of a checkpoint that fits this record and speaks for as much or more
     */
    record TwoHistories(long after, long other, String source, long own) implements Finding {

        @Override
        public long place() {
            return after + 1;
        }

        @Override
        public String name() {
            return "two histories";
        }

        @Override
        public String sentence() {
            return "The log has signed two histories, which part after place %,d and up to place %,d: the checkpoint of size %,d in %s does not fit this record, and the one of size %,d does."
                    .formatted(after, other, other, source, own);
        }
    }

    /**
     * Two signed checkpoints of the same size have different roots, and neither fits this record.
     *
     * @param size of both
     * @param source where the one is kept
     * @param other where the other is kept
     */
    record TwoRoots(long size, String source, String other) implements Finding {

        @Override
        public long place() {
            return size;
        }

        @Override
        public String name() {
            return "two histories";
        }

        @Override
        public String sentence() {
            return "The log has signed two histories: for %,d events the checkpoints in %s and in %s have different roots, and neither fits this record."
                    .formatted(size, source, other);
        }
    }

    /**
     * A checkpoint speaks for more events than there are.
     *
     * @param end the last place of the record, 0 when it is empty
     * @param signed the largest size that was signed
     * @param source where that checkpoint is kept
     * @param at when it was signed, where that is known
     */
    record RolledBack(long end, long signed, String source, Optional<Instant> at) implements Finding {

        @Override
        public long place() {
            return end + 1;
        }

        @Override
        public String name() {
            return "rolled back";
        }

        @Override
        public String sentence() {
            return "The record and its tree end at place %,d, and a checkpoint in %s%s speaks for %,d events: an older state was put in the place of a newer one."
                    .formatted(end, source, at.map(time -> " of " + time).orElse(""), signed);
        }
    }

    /**
     * Checkpoints that the log's key has not signed, or that are none.
     *
     * @param first size of the first of them, 0 where it cannot be told
     * @param count how many
     * @param source where they are kept
     * @param why a sentence about the first
     */
    record CheckpointsForged(long first, long count, String source, String why) implements Finding {

        @Override
        public long place() {
            return first;
        }

        @Override
        public String name() {
            return "checkpoint not signed";
        }

        @Override
        public String sentence() {
            return "%,d checkpoint%s in %s %s not to be believed, the first of size %,d: %s"
                    .formatted(count, count == 1 ? "" : "s", source, count == 1 ? "is" : "are", first, why);
        }
    }

    /**
     * Leaves behind the last checkpoint: a checkpoint is written in the transaction of its leaves, and so was taken away.
     *
     * @param lastFit size of the last checkpoint that fits
     * @param leaves of the tree
     */
    record CheckpointsGone(long lastFit, long leaves) implements Finding {

        @Override
        public long place() {
            return lastFit + 1;
        }

        @Override
        public String name() {
            return "checkpoints gone";
        }

        @Override
        public String sentence() {
            return "The checkpoint over %,d leaves is missing, and nothing signed speaks for places %,d to %,d: they can be edited rows."
                    .formatted(leaves, lastFit + 1, leaves);
        }
    }

    /**
     * Nothing that the log has signed speaks for this record, so that rows could be compared with the tree alone.
     *
     * @param leaves of the tree
     */
    record NothingSigned(long leaves) implements Finding {

        @Override
        public long place() {
            return 0;
        }

        @Override
        public String name() {
            return "nothing signed";
        }

        @Override
        public String sentence() {
            return "The tree has %,d leaves, and no checkpoint that the log has signed is in the database or was given from outside."
                    .formatted(leaves);
        }
    }

    /**
     * Table event_type calls a kind of event otherwise than this program.
     *
     * @param id of the kind
     * @param expected its name and revision
     * @param found what the table says; "nothing" where it has no row
     */
    record TypeRenamed(int id, String expected, String found) implements Finding {

        @Override
        public long place() {
            return 0;
        }

        @Override
        public String name() {
            return "kind renamed";
        }

        @Override
        public String sentence() {
            return "Table event_type was expected to call kind %d %s, and says %s.".formatted(id, expected, found);
        }
    }

    /**
     * Rows at places that there cannot be; the check of the table was taken away.
     *
     * @param count how many
     */
    record PlacesBelowOne(long count) implements Finding {

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
            return "%,d rows of table event have a place below 1: they were put in.".formatted(count);
        }
    }

    private static String proof(boolean signed) {
        return signed ? "was signed" : "the tree has";
    }
}
