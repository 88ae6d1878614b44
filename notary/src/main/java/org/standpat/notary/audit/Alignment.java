package org.standpat.notary.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.notary.audit.Differences.Run;
import org.standpat.proof.tree.Hash;

/**
 * Lays rows beside the leaves of a tree, so that one row that was put in or taken out is one difference, and not one for each row behind it. A
 * row that does not match its place is looked for at others: near by always, and far away when several in a row do not match. Used by one
 * thread.
 */
final class Alignment {

    /** Places to each side at which each row is looked for that does not match. */
    static final int NEAR = 16;

    /** Places to each side at which a row is looked for when several before it did not match. */
    static final int FAR = 65_536;

    /** Most rows, one behind the other without a match, that are looked at each; a longer run is one difference. */
    static final int MOST_APART = 64;

    /** How many rows do not match when far places are tried first; again at twice as many, and so on. */
    private static final int FIRST_FAR = 8;

    /** How often far places are tried at most: each time takes about a tenth of a second. */
    private static final int MOST_FAR = 200;

    private final LeafHashes tree;
    private final RowLeaves leaves;
    private final Differences differences;
    private final List<LooseRow> open = new ArrayList<>();
    private long openCount;

    /** The first place of the tree that is not dealt with. */
    private long next;

    /** What is added to the place that a row claims for the place that the tree has it at. */
    private long shift;

    private long last;
    private long beyond;
    private long matches;
    private int farSearches;

    /**
     * Begins behind what is dealt with.
     *
     * @param last the place that the last row claimed; 0 at the beginning
     * @param shift from there to its place in the tree
     */
    Alignment(LeafHashes tree, RowLeaves leaves, Differences differences, long last, long shift) {
        this.tree = tree;
        this.leaves = leaves;
        this.differences = differences;
        this.last = last;
        this.shift = shift;
        this.next = last + shift + 1;
    }

    /** Whether every row so far has its match, or is among the differences. */
    boolean isDecided() {
        return openCount == 0;
    }

    long shift() {
        return shift;
    }

    /** The first place of the tree that will still be asked for. */
    long next() {
        return next;
    }

    /** Rows that have their leaf in the tree, but for some within stretches that do not match. */
    long matches() {
        return matches;
    }

    /** Rows behind the last leaf of the tree. */
    long beyond() {
        return beyond;
    }

    /** Takes the next row; {@code after} is the one behind it, if there is one. */
    void take(HashedRow row, @Nullable HashedRow after) {
        long claimed = row.event().feedPosition();
        long expected = next + openCount;
        if (openCount == 0 && expected > tree.size()) {
            takeBeyond(row, claimed);
        } else if (openCount == 0 && claimed == last + 1 && claimed + shift == expected && isThere(row, expected)) {
            next++;
            matches++;
        } else {
            compare(row, after, expected);
        }
        last = claimed;
    }

    /** Behind the last leaf there is nothing to compare a row with but the row before it. */
    private void takeBeyond(HashedRow row, long claimed) {
        beyond++;
        if (claimed == last) {
            differences.twice(leaves.loose(row.event()));
        } else if (claimed > last + 1) {
            differences.range(last + 1, claimed - 1);
        }
    }

    private boolean isThere(HashedRow row, long place) {
        Optional<Hash> leaf = tree.at(place);
        if (leaf.isEmpty()) {
            return true;
        }
        return shift == 0
                ? Objects.equals(leaf.get(), row.leaf())
                : leaves.loose(row.event()).isAt(place, leaf.get());
    }

    private void compare(HashedRow row, @Nullable HashedRow after, long expected) {
        LooseRow loose = leaves.loose(row.event());
        long claimed = row.event().feedPosition();
        if (claimed == last && isThereAt(loose, claimed + shift) && openCount > 0) {
            settle(claimed + shift, claimed);
            return;
        }
        if (claimed == last) {
            differences.twice(loose);
            return;
        }
        long inOrder = claimed + shift;
        if (inOrder >= next && inOrder <= tree.size() && fits(loose, inOrder)) {
            settle(inOrder, claimed);
            return;
        }
        // In a long run without a match it is enough to look around now and then.
        boolean looksAround = openCount < MOST_APART || openCount % NEAR == NEAR - 1;
        long found = looksAround ? search(loose, expected) : 0;
        if (found > 0 && (after == null || found == tree.size() || isThereAt(leaves.loose(after.event()), found + 1))) {
            settle(found, claimed);
            return;
        }
        keepOpen(loose);
    }

    private boolean isThereAt(LooseRow loose, long place) {
        return place >= next
                && place <= tree.size()
                && tree.at(place).map(leaf -> loose.isAt(place, leaf)).orElse(false);
    }

    /** Where the tree has no leaf there is nothing to compare with. */
    private boolean fits(LooseRow loose, long place) {
        return tree.at(place).map(leaf -> loose.isAt(place, leaf)).orElse(true);
    }

    private long search(LooseRow loose, long expected) {
        for (int away = 0; away <= NEAR; away++) {
            if (isThereAt(loose, expected + away)) {
                return expected + away;
            }
            if (isThereAt(loose, expected - away)) {
                return expected - away;
            }
        }
        long tried = openCount + 1;
        boolean isTurn = tried >= FIRST_FAR && Long.bitCount(tried) == 1 && farSearches < MOST_FAR;
        return isTurn ? searchFar(loose, expected) : 0;
    }

    private long searchFar(LooseRow loose, long expected) {
        farSearches++;
        long end = Math.min(tree.size(), expected + FAR);
        for (long place = Math.max(next, expected - FAR); place <= end; place++) {
            if (isThereAt(loose, place)) {
                return place;
            }
        }
        return 0;
    }

    private void keepOpen(LooseRow loose) {
        if (open.size() < MOST_APART) {
            open.add(loose);
        }
        openCount++;
        if (openCount == FAR) {
            close(Math.min(next + FAR, tree.size() + 1));
        }
    }

    /** The row that claims one place has its leaf at another: what is open lies before that. */
    private void settle(long found, long claimed) {
        close(found);
        matches++;
        next = found + 1;
        shift = found - claimed;
    }

    /** What is open stands for the places before this one. */
    private void close(long end) {
        if (openCount > MOST_APART) {
            differences.run(new Run(open.getFirst(), next, end - 1, openCount));
        } else if (openCount > 0 || end > next) {
            new Pairing(tree, differences, shift).pair(open, next, end);
        }
        open.clear();
        openCount = 0;
        next = end;
    }

    /** There are no more rows. What the tree has beyond is left over: gives the first place of that, which is the size and 1 when there is none. */
    long finish() {
        if (openCount == 0) {
            return next;
        }
        if (openCount <= MOST_APART) {
            retryOpen();
        }
        long rowsBeyond = Math.max(0, openCount - (tree.size() + 1 - next));
        long end = Math.min(tree.size() + 1, next + openCount);
        // Rows behind the last leaf are not in the tree yet; they are the last that came.
        for (long i = 0; i < rowsBeyond && openCount > 0 && open.size() == openCount; i++) {
            if (open.getLast().row().place() <= tree.size()) {
                break;
            }
            open.removeLast();
            openCount--;
            beyond++;
        }
        close(end);
        return next;
    }

    /** The last rows are looked for far away, for there will be none behind them. */
    private void retryOpen() {
        List<LooseRow> rows = List.copyOf(open);
        open.clear();
        openCount = 0;
        for (LooseRow row : rows) {
            long expected = next + openCount;
            long found = openCount == 0 || farSearches < MOST_FAR ? searchFar(row, expected) : 0;
            if (found > 0) {
                settle(found, row.row().place());
            } else {
                keepOpen(row);
            }
        }
    }
}
