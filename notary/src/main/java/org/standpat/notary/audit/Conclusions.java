package org.standpat.notary.audit;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.standpat.notary.audit.Differences.LooseRange;
import org.standpat.notary.audit.Differences.Run;
import org.standpat.notary.audit.RowFinding.EndCut;
import org.standpat.notary.audit.RowFinding.PlaceTwice;
import org.standpat.notary.audit.RowFinding.RowEdited;
import org.standpat.notary.audit.RowFinding.RowInserted;
import org.standpat.notary.audit.RowFinding.RowMoved;
import org.standpat.notary.audit.RowFinding.RowsRemoved;
import org.standpat.notary.audit.RowFinding.RowsReplaced;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Tile;

/** From differences between rows and tree to what was done: used once, at the end, when it is known which of them is right. */
final class Conclusions {

    /** Most pairs of a row and a place that are tried. */
    private static final int MOST_PAIRS = 500_000;

    private final Verdicts verdicts;
    private final Damages damages;
    private final List<LooseRow> rows;
    private final NavigableMap<Long, Hash> places = new TreeMap<>();
    private final NavigableMap<Long, Long> empty = new TreeMap<>();
    private final List<Finding> findings = new ArrayList<>();

    private Conclusions(Differences differences, Verdicts verdicts, Damages damages) {
        this.verdicts = verdicts;
        this.damages = damages;
        this.rows = new ArrayList<>(differences.rows);
        differences.places.forEach(place -> places.put(place.place(), place.leaf()));
        for (LooseRange range : differences.ranges) {
            empty.put(range.first(), range.last());
        }
        differences.twice.forEach(row -> findings.add(new PlaceTwice(row.row().place(), row.row())));
        differences.runs.forEach(this::replaced);
    }

    /**
     * What was done.
     *
     * @param damages gets tiles that differ from rows which are right
     * @param cut the first place of the tree behind the last row
     * @param leaves of the tree
     */
    static List<Finding> of(Differences differences, Verdicts verdicts, Damages damages, long cut, long leaves) {
        Conclusions conclusions = new Conclusions(differences, verdicts, damages);
        conclusions.findMoved();
        conclusions.findEdited();
        conclusions.rows.forEach(conclusions::inserted);
        conclusions.removed();
        if (cut <= leaves) {
            conclusions.findings.add(new EndCut(cut, leaves, conclusions.isSigned(leaves)));
        }
        return conclusions.findings;
    }

    private boolean isSigned(long place) {
        return place <= verdicts.lastFit();
    }

    private void findMoved() {
        long tried = 0;
        for (Iterator<LooseRow> left = rows.iterator(); left.hasNext() && tried < MOST_PAIRS; ) {
            LooseRow row = left.next();
            tried += places.size();
            long from = placeOf(row);
            if (from > 0) {
                left.remove();
                places.remove(from);
                if (from != row.row().place()) {
                    findings.add(new RowMoved(row.row().place(), from, row.row(), isSigned(from)));
                }
            }
        }
    }

    private long placeOf(LooseRow row) {
        return places.entrySet().stream()
                .filter(place -> row.isAt(place.getKey(), place.getValue()))
                .mapToLong(place -> place.getKey())
                .findFirst()
                .orElse(0);
    }

    private void findEdited() {
        for (Iterator<LooseRow> left = rows.iterator(); left.hasNext(); ) {
            LooseRow row = left.next();
            if (row.treePlace() > 0 && takeEmpty(row.treePlace())) {
                left.remove();
                if (verdicts.areRowsRightAt(row.treePlace())) {
                    damaged(row.treePlace());
                } else {
                    findings.add(new RowEdited(row.treePlace(), row.row(), isSigned(row.treePlace())));
                }
            }
        }
    }

    private boolean takeEmpty(long place) {
        return places.remove(place) != null || empty.remove(place, place);
    }

    private void damaged(long place) {
        damages.add(0, (place - 1) / Tile.FULL, TileDamage.CHANGED);
    }

    private void inserted(LooseRow row) {
        long place = row.row().place();
        if (verdicts.areRowsRightAt(place)) {
            damaged(place);
        } else {
            findings.add(new RowInserted(place, row.row(), isSigned(place)));
        }
    }

    private void removed() {
        places.keySet().forEach(place -> empty.put(place, place));
        long first = 0;
        long last = 0;
        for (var range : empty.entrySet()) {
            if (first > 0 && range.getKey() != last + 1) {
                removed(first, last);
                first = 0;
            }
            first = first == 0 ? range.getKey() : first;
            last = range.getValue();
        }
        if (first > 0) {
            removed(first, last);
        }
    }

    private void removed(long first, long last) {
        if (verdicts.areRowsRightAt(first)) {
            damaged(first);
        } else {
            findings.add(new RowsRemoved(first, last, isSigned(last)));
        }
    }

    private void replaced(Run run) {
        if (!verdicts.areRowsRightAt(run.place())) {
            findings.add(new RowsReplaced(
                    run.place(), run.last(), run.rows(), run.first().row(), isSigned(run.place())));
            return;
        }
        for (long place = run.place(); place <= run.last(); place += Tile.FULL) {
            damaged(place);
        }
        damaged(run.last());
    }
}
