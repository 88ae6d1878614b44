package org.standpat.notary.audit;

import java.time.Instant;
import java.util.Optional;

/** Something in what was signed that does not fit, or is not there. */
public sealed interface HistoryFinding extends Finding {

    /**
     * The log has signed two things of which no one record can hold both.
     *
     * @param after the last size that is the same in both
     * @param other the size of the first checkpoint that does not fit this record
     * @param source where that one is kept
     * @param own the size of a checkpoint that fits this record and speaks for as much or more
     */
    record TwoHistories(long after, long other, String source, long own) implements HistoryFinding {

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
    record TwoRoots(long size, String source, String other) implements HistoryFinding {

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
    record RolledBack(long end, long signed, String source, Optional<Instant> at) implements HistoryFinding {

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
    record CheckpointsForged(long first, long count, String source, String why) implements HistoryFinding {

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
            if (first == 0) {
                return "%,d thing%s in %s %s not to be believed. The first: %s"
                        .formatted(count, count == 1 ? "" : "s", source, count == 1 ? "is" : "are", why);
            }
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
    record CheckpointsGone(long lastFit, long leaves) implements HistoryFinding {

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
     * Signed checkpoints are outside, and neither they nor newer ones over the same tile are in the database, which had them first.
     *
     * @param first size of the first of them
     * @param count tiles of which the newest is not there
     * @param source where that one is kept
     */
    record CheckpointsTakenOut(long first, long count, String source) implements HistoryFinding {

        @Override
        public long place() {
            return first;
        }

        @Override
        public String name() {
            return "checkpoints gone";
        }

        @Override
        public String sentence() {
            return "%,d checkpoint%s that the database had %s not there, nor any newer one over the same 256 events; the first is of size %,d, and its copy in %s: taken out, or the database was put back from a copy without."
                    .formatted(count, count == 1 ? "" : "s", count == 1 ? "is" : "are", first, source);
        }
    }

    /**
     * Nothing that the log has signed speaks for this record, so that rows could be compared with the tree alone.
     *
     * @param leaves of the tree
     */
    record NothingSigned(long leaves) implements HistoryFinding {

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
     * Cosignatures of a checkpoint that the database had are no longer there.
     *
     * @param size that the checkpoint speaks for
     * @param how it is seen
     * @param source the copy that has them, where one does
     */
    record CosignaturesGone(long size, CosignatureLoss how, String source) implements HistoryFinding {

        @Override
        public long place() {
            return size;
        }

        @Override
        public String name() {
            return "cosignatures gone";
        }

        @Override
        public String sentence() {
            return "The checkpoint of size %,d in the database %s.".formatted(size, how.predicate(source));
        }
    }
}
