package org.standpat.notary.audit;

import java.util.ArrayList;
import java.util.List;
import org.standpat.proof.tree.Hash;

/** Where rows and tree differ, before it is known which of them is right: so many as are listed, and the number of the others. */
final class Differences {

    /**
     * A place of the tree without a row.
     *
     * @param leaf what the tree has there
     */
    record LoosePlace(long place, Hash leaf) {}

    /** Places of the tree without rows, too many to look at each. */
    record LooseRange(long first, long last) {}

    /** Rows one behind the other that match nothing, too many to look at each. */
    record Run(LooseRow first, long place, long last, long rows) {}

    final List<LooseRow> rows = new ArrayList<>();
    final List<LoosePlace> places = new ArrayList<>();
    final List<LooseRange> ranges = new ArrayList<>();
    final List<Run> runs = new ArrayList<>();
    final List<LooseRow> twice = new ArrayList<>();
    private long more;

    void row(LooseRow row) {
        if (hasRoom()) {
            rows.add(row);
        }
    }

    void place(long place, Hash leaf) {
        if (hasRoom()) {
            places.add(new LoosePlace(place, leaf));
        }
    }

    void range(long first, long last) {
        if (hasRoom()) {
            ranges.add(new LooseRange(first, last));
        }
    }

    void run(Run run) {
        if (hasRoom()) {
            runs.add(run);
        }
    }

    void twice(LooseRow row) {
        if (hasRoom()) {
            twice.add(row);
        }
    }

    /** Rows and the places that they stand for are two lists, and give one finding. */
    private boolean hasRoom() {
        if (rows.size() + places.size() + ranges.size() + runs.size() + twice.size() < 2 * Audit.MOST_FINDINGS) {
            return true;
        }
        more++;
        return false;
    }

    /** How many there were no room for. */
    long more() {
        return more;
    }

    void addMore(long count) {
        more += count;
    }

    boolean isEmpty() {
        return rows.isEmpty() && places.isEmpty() && ranges.isEmpty() && runs.isEmpty() && twice.isEmpty() && more == 0;
    }
}
