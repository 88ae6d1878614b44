package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.BatchJudge.Held;

/**
 * Takes the log's lock and reads what appends are judged on, for a batch that cannot be recorded as it is. The second statement begins
 * when the first has the lock, and so sees all that was recorded before.
 */
final class BatchRead implements AutoCloseable {

    private static final String SQL = """
            %s;
            select (select e.number from event e where e.hand = a.hand order by e.number desc limit 1) as position,
                   r.fingerprint, r.hand, r.first_event, r.last_event, r.refusal
            from unnest(?::uuid[], ?::uuid[], ?::text[]) with ordinality as a (hand, scope, key, place)
                 left join answered_request r on r.scope = a.scope and r.key = a.key
            order by a.place
            """.formatted(new LockPart().sql());

    private final Connection connection;
    private final PreparedStatement statement;

    BatchRead(Connection connection) throws SQLException {
        this.connection = connection;
        this.statement = connection.prepareStatement(SQL);
    }

    /** What the database holds for each append, in their order. */
    List<Held> read(List<Append> appends) throws SQLException {
        statement.setArray(1, connection.createArrayOf("uuid", hands(appends)));
        statement.setArray(2, connection.createArrayOf("uuid", scopes(appends)));
        statement.setArray(3, connection.createArrayOf("text", keys(appends)));
        statement.execute();
        statement.getMoreResults();
        List<Held> held = new ArrayList<>(appends.size());
        try (ResultSet rows = statement.getResultSet()) {
            while (rows.next()) {
                held.add(new Held(rows.getInt("position"), answer(rows)));
            }
        }
        return held;
    }

    private static @Nullable StoredAnswer answer(ResultSet row) throws SQLException {
        byte[] fingerprint = row.getBytes("fingerprint");
        return fingerprint == null
                ? null
                : new StoredAnswer(
                        HexFormat.of().formatHex(fingerprint),
                        row.getObject("hand", UUID.class),
                        row.getInt("first_event"),
                        row.getInt("last_event"),
                        row.getString("refusal"));
    }

    private static Object[] hands(List<Append> appends) {
        return appends.stream().map(Append::hand).toArray();
    }

    private static @Nullable Object[] scopes(List<Append> appends) {
        return appends.stream()
                .map(append -> append.beside().answer())
                .map(answer -> answer == null ? null : answer.scope())
                .toArray();
    }

    private static @Nullable Object[] keys(List<Append> appends) {
        return appends.stream()
                .map(append -> append.beside().answer())
                .map(answer -> answer == null ? null : answer.key())
                .toArray();
    }

    @Override
    public void close() throws SQLException {
        statement.close();
    }
}
