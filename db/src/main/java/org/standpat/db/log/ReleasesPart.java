package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Hands that are recorded and whose text was in quarantine leave it. */
record ReleasesPart() implements BatchPart {

    @Override
    public boolean isIn(List<Append> batch) {
        return ImportedHands.areIn(batch);
    }

    @Override
    public String sql() {
        return """
                insert into quarantine_resolution (entry, at, hand, profile)
                select q.entry, s.at, s.hand, s.profile
                from unnest(?::uuid[], ?::timestamptz[], ?::text[], ?::text[]) as s (hand, at, sha256, profile)
                     join quarantined_hand q on q.sha256 = decode(s.sha256, 'hex')
                on conflict (entry) do nothing""";
    }

    @Override
    public int bind(Connection connection, PreparedStatement statement, int first, List<Append> batch)
            throws SQLException {
        ImportedHands hands = new ImportedHands(connection, batch);
        int next = first;
        statement.setArray(next++, hands.column("uuid", hand -> hand.append().hand()));
        statement.setArray(
                next++, hands.column("timestamptz", hand -> hand.source().at().toString()));
        statement.setArray(next++, hands.column("text", hand -> hand.source().sha256()));
        statement.setArray(
                next++, hands.column("text", hand -> hand.append().beside().judgedBy()));
        return next;
    }
}
