package org.standpat.notary.audit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.notary.audit.GrowingTree.UpperTile;
import org.standpat.notary.audit.Verdicts.Fit;
import org.standpat.proof.tree.Hash;

/**
 * Lets the tree grow, by its own leaves and by those of the rows, and compares its root with that of each signed checkpoint. As long as both say
 * the same it is one tree; where they part two grow, until a checkpoint tells which of them is right. Used by one thread.
 */
final class RootCheck {

    /** After so many leaves, a power of two, tiles above them are compared also where no checkpoint told which are right. */
    private static final long LONGEST_UNTOLD = 1L << 24;

    private static final long UPPER_TILE = 1L << 16;

    private final LeafHashes leaves;
    private final SignedSizes sizes;
    private final Verdicts verdicts;
    private final Optional<UpperTiles> upper;
    private GrowingTree tree;
    private @Nullable GrowingTree rows;
    private boolean rowsOff;
    private boolean broken;
    private long size;
    private final Map<String, GrowingTree> lastFits = new HashMap<>();
    private final GrowingTree begun;
    private List<UpperTile> edgeOfTree = List.of();
    private List<UpperTile> edgeOfRows = List.of();

    /**
     * Begins with a tree that is known to be right.
     *
     * @param upper compares the tiles above the leaves; empty for none
     */
    RootCheck(LeafHashes leaves, SignedSizes sizes, Verdicts verdicts, Optional<UpperTiles> upper, GrowingTree begun) {
        this.leaves = leaves;
        this.sizes = sizes;
        this.verdicts = verdicts;
        this.upper = upper;
        this.tree = begun;
        this.size = begun.size();
        this.begun = begun.copy();
    }

    /** Whether nothing is undecided, so that the audit could go on from here another day. */
    boolean isDecided() {
        return rows == null && !broken && size <= leaves.size() && !verdicts.hasMisfit() && !verdicts.hasRowsRight();
    }

    /** The tree so far. */
    GrowingTree tree() {
        return tree;
    }

    /** Leaves so far. */
    long size() {
        return size;
    }

    /** The tree as it was when a checkpoint of a source fitted for the last time before one did not. */
    GrowingTree lastFit(String source) {
        return lastFits.getOrDefault(source, begun);
    }

    /**
     * Takes the next row.
     *
     * @param inStep whether rows so far are at the places that the tree has them at
     */
    void take(HashedRow row, boolean inStep) {
        long place = row.event().feedPosition();
        if (place > size + 1) {
            withoutRows();
            growByLeaves(place - 1, inStep);
        }
        if (place <= size) {
            withoutRows();
            return;
        }
        grow(leaves.at(place), row.leaf(), inStep);
    }

    private void withoutRows() {
        rowsOff = true;
        rows = null;
    }

    private void growByLeaves(long end, boolean inStep) {
        while (size < end && !broken) {
            grow(leaves.at(size + 1), null, inStep);
            leaves.forgetBefore(size + 1 - Alignment.FAR);
        }
        size = Math.max(size, end);
        judge(inStep);
    }

    private void grow(Optional<Hash> leaf, @Nullable Hash own, boolean inStep) {
        size++;
        Hash right = leaf.orElse(own);
        broken |= right == null;
        if (own == null) {
            withoutRows();
        }
        if (!broken && right != null) {
            if (rows == null && !rowsOff && !Objects.equals(right, own)) {
                rows = tree.copy();
            }
            tree.add(right);
            if (rows != null && own != null) {
                rows.add(own);
            }
        }
        judge(inStep);
        compareUpper();
    }

    private void judge(boolean inStep) {
        while (sizes.nextSize() <= size) {
            Anchor anchor = sizes.next();
            boolean here = anchor.size() == size && !broken;
            GrowingTree own = rows;
            Fit fit = verdicts.judge(
                    anchor,
                    here ? Optional.of(tree.root()) : Optional.empty(),
                    here && own != null ? Optional.of(own.root()) : Optional.empty());
            switch (fit) {
                case TREE -> {
                    rows = null;
                    rowsOff = !inStep;
                    anchored(anchor.source());
                }
                case ROWS -> {
                    if (own != null) {
                        tree = own;
                    }
                    rows = null;
                    anchored(anchor.source());
                }
                case NEITHER -> {
                    // The next one may fit again.
                }
            }
        }
    }

    private void anchored(String source) {
        upper.ifPresent(tiles -> tiles.compare(tree.takeFull(), leaves.size()));
        if (!verdicts.hasMisfitOf(source)) {
            lastFits.put(source, tree.copy());
        }
    }

    private void compareUpper() {
        if (size == leaves.size() && !broken) {
            edgeOfTree = tree.atTheEdge();
            edgeOfRows = rows == null ? edgeOfTree : rows.atTheEdge();
        }
        if (size % (rows == null ? UPPER_TILE : LONGEST_UNTOLD) == 0) {
            upper.ifPresent(tiles -> tiles.compare(tree.takeFull(), leaves.size()));
        }
    }

    /** There are no more rows: goes on to the end of the tree, and compares its edge. */
    void finish() {
        growByLeaves(leaves.size(), true);
        while (sizes.nextSize() < Long.MAX_VALUE) {
            verdicts.ahead(sizes.next());
        }
        upper.ifPresent(tiles -> {
            if (!broken) {
                tiles.compare(tree.takeFull(), leaves.size());
                tiles.compare(verdicts.areRowsRightAt(leaves.size()) ? edgeOfRows : edgeOfTree, leaves.size());
            }
            tiles.findExtra(leaves.size());
        });
    }
}
