package org.standpat.db.upgrade;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.OffsetDateTime;
import org.flywaydb.core.api.migration.BaseJavaMigration;
import org.flywaydb.core.api.migration.Context;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.db.json.CompactEvents;

/**
 * Carries every event from the table that kept JSON into the one that keeps compact bytes: the same hand, number, type, time and fields,
 * in the order in which the feed gave them out, which becomes their place. {@link CompactEvents#fromJson}
 * gives an array only where it says exactly what the JSON said.
 */
public final class V6__EventsCarriedOver extends BaseJavaMigration {

    private static final Logger LOG = LoggerFactory.getLogger(V6__EventsCarriedOver.class);

    private static final int PAGE = 1_000;
    private static final long PROGRESS_EVERY = 100_000;

    private final CompactEvents compact = new CompactEvents();

    @Override
    public void migrate(Context context) throws SQLException {
        Connection connection = context.getConnection();
        long moved = 0;
        try (Statement old = connection.createStatement();
                PreparedStatement insert =
                        connection.prepareStatement("insert into event (hand, feed_position, at, number, type, payload)"
                                + " values (?, ?, ?, ?, ?, ?)")) {
            old.setFetchSize(PAGE);
            try (ResultSet row = old.executeQuery("select hand, at, number, type, payload::text as fields"
                    + " from event_as_json order by transaction, feed_position")) {
                while (row.next()) {
                    moved++;
                    carryOver(row, insert, moved);
                    if (moved % PAGE == 0) {
                        insert.executeBatch();
                    }
                    if (moved % PROGRESS_EVERY == 0) {
                        LOG.info("{} events carried over", moved);
                    }
                }
            }
            insert.executeBatch();
        }
        if (moved > 0) {
            LOG.info("{} events carried over into the log in commit order; the projections are built anew.", moved);
        }
    }

    private void carryOver(ResultSet row, PreparedStatement insert, long place) throws SQLException {
        short type = row.getShort("type");
        String fields = row.getString("fields");
        insert.setObject(1, row.getObject("hand"));
        insert.setLong(2, place);
        insert.setObject(3, row.getObject("at", OffsetDateTime.class));
        insert.setInt(4, row.getInt("number"));
        insert.setShort(5, type);
        insert.setBytes(6, compact.fromJson(type, fields));
        insert.addBatch();
    }
}
