package org.standpat.notary.audit;

import java.time.DateTimeException;
import java.util.Optional;
import org.standpat.db.log.EventTypes;
import org.standpat.db.log.StoredEvent;
import org.standpat.notary.leaf.EventLeaves;
import org.standpat.notary.leaf.LeafException;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.tree.Hash;

/** Makes leaves of rows that may say anything. Used by one thread. */
final class RowLeaves {

    private final EventTypes types;
    private final EventLeaves leaves;

    RowLeaves(EventTypes types, SaltSecret salts) {
        this.types = types;
        this.leaves = new EventLeaves(types, salts);
    }

    /** The entry of a row at the place that it claims; empty when it is such that no leaf could be made of it. */
    Optional<EventEntry> entry(StoredEvent row) {
        try {
            return Optional.of(leaves.of(row));
        } catch (LeafException | IllegalArgumentException | ArithmeticException | DateTimeException noLeaf) {
            return Optional.empty();
        }
    }

    /** A row that does not match, without what may be a card. */
    LooseRow loose(StoredEvent row) {
        String kind = types.byId(row.type())
                .map(type -> type.name() + "." + type.revision())
                .orElse("#" + row.type());
        return new LooseRow(
                new AuditedRow(row.feedPosition(), row.hand(), row.number(), kind, row.at()), entry(row), 0);
    }

    /** The leaf that an entry would have at another place. */
    static Hash leafAt(EventEntry entry, long place) {
        return new EventEntry(
                        entry.hand(),
                        entry.number(),
                        place,
                        entry.micros(),
                        entry.type(),
                        entry.revision(),
                        entry.open(),
                        entry.sealed())
                .leaf();
    }
}
