package org.standpat.notary.audit;

import java.sql.Connection;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Goes once over the rows behind a place, beside one tree. */
final class AuditPass {

    private static final long TOLD_EVERY = 1_024;

    private final AuditRequest request;
    private final LeafHashes leaves;
    private final AuditState begun;
    private final Alignment alignment;
    private final RootCheck roots;
    private long events;
    private long last;
    private long cut;

    AuditPass(
            AuditRequest request,
            LeafHashes leaves,
            SignedSizes sizes,
            Verdicts verdicts,
            Optional<UpperTiles> upper,
            AuditState begun) {
        this.request = request;
        this.leaves = leaves;
        this.begun = begun;
        this.last = begun.place();
        this.alignment = new Alignment(
                leaves,
                new RowLeaves(request.types(), request.salts()),
                begun.differences(),
                begun.place(),
                begun.shift());
        this.roots = new RootCheck(leaves, sizes, verdicts, upper, begun.tree());
    }

    /** So many leaves are enough to tell a wrong secret, by which none fits, from rows that were edited. */
    static final long FEWEST_TOLD = 16;

    /** Takes down how far the audit is. */
    @FunctionalInterface
    interface Saver {

        void save(AuditState state);
    }

    /**
     * Reads to the end.
     *
     * @param watcher is told the place now and then
     * @param interval events after which the state is taken down, as soon as nothing is undecided
     */
    void run(Connection connection, LongConsumer watcher, long interval, Saver saver) {
        long saved = 0;
        try (HashedRows rows = new HashedRows(connection, begun.place(), request.types(), request.salts())) {
            HashedRow row = rows.next();
            while (row != null) {
                HashedRow after = rows.next();
                take(row, after);
                if (events - saved >= interval && after != null && alignment.isDecided() && roots.isDecided()) {
                    saver.save(new AuditState(
                            last, alignment.shift(), begun.events() + events, roots.tree(), begun.differences()));
                    saved = events;
                }
                if (events % TOLD_EVERY == 0) {
                    watcher.accept(last);
                }
                row = after;
            }
        }
        cut = alignment.finish();
        roots.finish();
        watcher.accept(last);
    }

    private void take(HashedRow row, @Nullable HashedRow after) {
        events++;
        alignment.take(row, after);
        roots.take(row, alignment.shift() == 0);
        last = row.event().feedPosition();
        leaves.forgetBefore(Math.min(alignment.next(), roots.size() + 1));
    }

    /** Rows that were read. */
    long events() {
        return events;
    }

    /** Whether not one of many rows has its leaf in the tree. */
    boolean hasNoMatch() {
        return Math.min(events, leaves.size()) >= FEWEST_TOLD && alignment.matches() == 0;
    }

    /** Leaves of the tree. */
    long leaves() {
        return leaves.size();
    }

    /** The last place that there is, be it of a row or of the tree. */
    long end() {
        return Math.max(last, leaves.size());
    }

    /** The first place of the tree behind the last row. */
    long cut() {
        return cut;
    }

    /** Rows behind the last leaf of the tree. */
    long waiting() {
        return alignment.beyond();
    }

    Differences differences() {
        return begun.differences();
    }

    /** The tree as it was when a checkpoint of a source fitted for the last time before one did not. */
    GrowingTree lastFit(String source) {
        return roots.lastFit(source);
    }
}
