package org.standpat.notary.audit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.standpat.notary.audit.HistoryFinding.RolledBack;
import org.standpat.notary.audit.HistoryFinding.TwoHistories;
import org.standpat.notary.audit.HistoryFinding.TwoRoots;
import org.standpat.notary.audit.TreeFinding.TreeRebuilt;
import org.standpat.proof.tree.Hash;

/** What the signed checkpoints say of rows and tree. Used by one thread. */
final class Verdicts {

    /** Which of two sequences of leaves a checkpoint speaks for. */
    enum Fit {
        TREE,
        ROWS,
        NEITHER
    }

    /** Places of which the rows are right, and the tree's leaves are not: behind the first up to the second. */
    record RowsRight(long after, long until) {}

    /** The first checkpoint of a source that does not fit: the last of the same source that fits, and the last of all. */
    private record Misfit(Anchor first, long after, long afterAny) {}

    /** Most stretches in which the tree is wrong that are told apart. */
    private static final int MOST_STRETCHES = 10_000;

    private final Map<String, Misfit> misfits = new LinkedHashMap<>();
    private final List<RowsRight> rowsRight = new ArrayList<>();
    private final List<TwoRoots> twoRoots = new ArrayList<>();
    private final Map<Hash, String> misfitRoots = new HashMap<>();
    private final Map<String, Long> lastFits = new HashMap<>();
    private long misfitSize;
    private long lastFit;
    private long count;
    private Optional<Anchor> ahead = Optional.empty();

    /**
     * Judges the tree at the size of a checkpoint.
     *
     * @param tree its root there, by its own leaves; empty when it has none there
     * @param rows its root there by the rows; empty when that is not told apart, or not known
     */
    Fit judge(Anchor anchor, Optional<Hash> tree, Optional<Hash> rows) {
        count++;
        if (tree.filter(anchor.root()::equals).isPresent()) {
            fits(anchor);
            return Fit.TREE;
        }
        if (rows.filter(anchor.root()::equals).isPresent()) {
            if (rowsRight.size() < MOST_STRETCHES) {
                rowsRight.add(new RowsRight(lastFit, anchor.size()));
            }
            fits(anchor);
            return Fit.ROWS;
        }
        misfits.putIfAbsent(anchor.source(), new Misfit(anchor, lastFits.getOrDefault(anchor.source(), 0L), lastFit));
        compareMisfits(anchor);
        return Fit.NEITHER;
    }

    private void fits(Anchor anchor) {
        lastFit = anchor.size();
        lastFits.put(anchor.source(), lastFit);
    }

    /** Two that do not fit, of the same size, may contradict each other too. */
    private void compareMisfits(Anchor anchor) {
        if (misfitSize != anchor.size()) {
            misfitRoots.clear();
            misfitSize = anchor.size();
        }
        if (misfitRoots.putIfAbsent(anchor.root(), anchor.source()) == null
                && misfitRoots.size() == 2
                && twoRoots.isEmpty()) {
            List<String> sources = misfitRoots.values().stream().sorted().toList();
            twoRoots.add(new TwoRoots(anchor.size(), sources.getFirst(), sources.getLast()));
        }
    }

    /** A checkpoint speaks for more than there is. */
    void ahead(Anchor anchor) {
        count++;
        if (ahead.isEmpty() || ahead.get().size() < anchor.size()) {
            ahead = Optional.of(anchor);
        }
    }

    /** Signed checkpoints that were looked at. */
    long count() {
        return count;
    }

    /** The size of the last checkpoint that fits, 0 when none does. */
    long lastFit() {
        return lastFit;
    }

    /** Whether one did not fit. */
    boolean hasMisfit() {
        return !misfits.isEmpty();
    }

    /** Whether rows and tree were told apart by a checkpoint, and the tree was wrong. */
    boolean hasRowsRight() {
        return !rowsRight.isEmpty();
    }

    /** Whether the rows are right at this place, and the tree is not. */
    boolean areRowsRightAt(long place) {
        return rowsRight.stream().anyMatch(stretch -> stretch.after() < place && place <= stretch.until());
    }

    /** The size of the first that did not fit, and {@link Long#MAX_VALUE} when all do. */
    long firstMisfit() {
        return misfits.values().stream()
                .mapToLong(misfit -> misfit.first().size())
                .min()
                .orElse(Long.MAX_VALUE);
    }

    /** Whether one of this source did not fit. */
    boolean hasMisfitOf(String source) {
        return misfits.containsKey(source);
    }

    /** Of the sources with one that does not fit the one whose last that fits is the first. */
    Optional<String> firstToPart() {
        return misfits.values().stream()
                .min(Comparator.comparingLong(Misfit::after))
                .map(misfit -> misfit.first().source());
    }

    /** What does not fit. */
    List<Finding> findings(long end) {
        List<Finding> findings = new ArrayList<>(twoRoots);
        List<Misfit> rebuilt = new ArrayList<>();
        for (Misfit misfit : misfits.values()) {
            if (lastFit >= misfit.first().size()) {
                findings.add(new TwoHistories(
                        misfit.after(), misfit.first().size(), misfit.first().source(), lastFit));
            } else {
                rebuilt.add(misfit);
            }
        }
        rebuilt.stream()
                .min(Comparator.comparingLong(misfit -> misfit.first().size()))
                .ifPresent(first -> findings.add(new TreeRebuilt(
                        first.afterAny(), first.first().size(), first.first().source())));
        ahead.ifPresent(anchor -> findings.add(new RolledBack(end, anchor.size(), anchor.source(), anchor.at())));
        return findings;
    }
}
