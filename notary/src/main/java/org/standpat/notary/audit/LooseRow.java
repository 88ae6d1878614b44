package org.standpat.notary.audit;

import java.util.Optional;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.tree.Hash;

/**
 * A row whose leaf is not where it should be.
 *
 * @param row what it says
 * @param entry from which its leaf at any place follows; empty when none can be made of it
 * @param treePlace the place of the tree whose leaf it stands for; 0 when it stands between two
 */
record LooseRow(AuditedRow row, Optional<EventEntry> entry, long treePlace) {

    LooseRow standingFor(long place) {
        return new LooseRow(row, entry, place);
    }

    /** Whether the tree's leaf at this place is that of this row. */
    boolean isAt(long place, Hash leaf) {
        return entry.map(own -> RowLeaves.leafAt(own, place).equals(leaf)).orElse(false);
    }
}
