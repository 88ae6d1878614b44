package org.standpat.db.log;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Hands that are recorded and whose text was in quarantine leave it. */
record ReleasesPart() implements BatchPart {

    @Override
    public boolean isIn(List<Append> batch) {
        return batch.stream().anyMatch(append -> append.beside().source() != null);
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
        List<Append> appends = batch.stream()
                .filter(append -> append.beside().source() != null)
                .toList();
        statement.setArray(first, array(connection, "uuid", appends, Append::hand));
        statement.setArray(
                first + 1,
                array(
                        connection,
                        "timestamptz",
                        appends,
                        append -> source(append).at().toString()));
        statement.setArray(
                first + 2,
                array(connection, "text", appends, append -> source(append).sha256()));
        statement.setArray(
                first + 3,
                array(connection, "text", appends, append -> append.beside().judgedBy()));
        return first + 4;
    }

    private static KeptSource source(Append append) {
        return Objects.requireNonNull(append.beside().source());
    }

    private static Array array(
            Connection connection, String type, List<Append> appends, Function<Append, @Nullable Object> field)
            throws SQLException {
        @Nullable Object[] values = new Object[appends.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = field.apply(appends.get(i));
        }
        return connection.createArrayOf(type, values);
    }
}
