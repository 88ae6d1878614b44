package org.standpat.notary.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.standpat.proof.tree.Hash;

/**
 * Pairs a few rows that do not match with the places of the tree between two matches.
 *
 * @param tree the tree
 * @param differences gets what is left of rows and places
 * @param shift what is added to the place that a row claims for the place that the tree has it at
 */
record Pairing(LeafHashes tree, Differences differences, long shift) {

    /** The rows are compared with the first places; where there are many more of those, the rest is named as a whole. */
    void pair(List<LooseRow> open, long from, long last) {
        List<LooseRow> rows = new ArrayList<>(open);
        long end = last;
        // Those right before a row that was found far away are there, too.
        while (!rows.isEmpty() && isAt(rows.getLast(), end - 1, from)) {
            rows.removeLast();
            end--;
        }
        long apart = end - from > Alignment.MOST_APART ? from + rows.size() : end;
        if (rows.size() == end - from) {
            pairInOrder(rows, from, end);
        } else {
            pairAroundMatches(rows, from, apart);
        }
        if (apart < end) {
            differences.range(apart, end - 1);
        }
    }

    private boolean isAt(LooseRow row, long place, long from) {
        return place >= from
                && place <= tree.size()
                && tree.at(place).map(leaf -> row.isAt(place, leaf)).orElse(false);
    }

    /** Where numbers do not agree, rows that are only counted otherwise are no difference. */
    private void pairAroundMatches(List<LooseRow> open, long from, long end) {
        List<LooseRow> rows = new ArrayList<>();
        long cursor = from;
        for (LooseRow row : open) {
            long match = matchFrom(row, cursor, end);
            if (match > 0) {
                pairInOrder(rows, cursor, match);
                rows.clear();
                cursor = match + 1;
            } else {
                rows.add(row);
            }
        }
        pairInOrder(rows, cursor, end);
    }

    private long matchFrom(LooseRow row, long from, long end) {
        for (long place = from; place < end; place++) {
            if (isAt(row, place, from)) {
                return place;
            }
        }
        return 0;
    }

    /** Rows stand for the places that they claim, and others in their order for those that are left. */
    private void pairInOrder(List<LooseRow> rows, long from, long end) {
        NavigableSet<Long> places = new TreeSet<>();
        for (long place = from; place < end; place++) {
            places.add(place);
            Optional<Hash> leaf = tree.at(place);
            if (leaf.isPresent()) {
                differences.place(place, leaf.get());
            } else {
                differences.range(place, place);
            }
        }
        List<LooseRow> left = new ArrayList<>();
        for (LooseRow row : rows) {
            long claimed = row.row().place() + shift;
            if (places.remove(claimed)) {
                differences.row(row.standingFor(claimed));
            } else {
                left.add(row);
            }
        }
        for (LooseRow row : left) {
            Long place = places.pollFirst();
            differences.row(place == null ? row : row.standingFor(place));
        }
    }
}
