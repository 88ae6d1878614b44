package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The clients' keys, and what was answered. */
record AnswersPart() implements BatchPart {

    @Override
    public boolean isIn(List<Append> batch) {
        return batch.stream().anyMatch(append -> append.beside().answer() != null);
    }

    @Override
    public String sql() {
        return """
                insert into answered_request (scope, key, fingerprint, at, status, hand, first_event, last_event, refusal)
                select * from unnest(?::uuid[], ?::text[], ?::bytea[], ?::timestamptz[], ?::smallint[], ?::uuid[], ?::integer[],
                                     ?::integer[], ?::jsonb[])""";
    }

    @Override
    public int bind(Connection connection, PreparedStatement statement, int first, List<Append> batch)
            throws SQLException {
        List<Append> appends = batch.stream()
                .filter(append -> append.beside().answer() != null)
                .toList();
        int size = appends.size();
        Object[] scopes = new Object[size];
        String[] keys = new String[size];
        byte[][] fingerprints = new byte[size][];
        String[] times = new String[size];
        Object[] statuses = new Object[size];
        @Nullable Object[] hands = new Object[size];
        @Nullable Object[] firsts = new Object[size];
        @Nullable Object[] lasts = new Object[size];
        @Nullable String[] refusals = new String[size];
        for (int i = 0; i < size; i++) {
            Append append = appends.get(i);
            KeyedAnswer answer = Objects.requireNonNull(append.beside().answer());
            StoredAnswer stored = StoredAnswer.of(append, answer);
            boolean accepted = stored.hand() != null;
            scopes[i] = answer.scope();
            keys[i] = answer.key();
            fingerprints[i] = HexFormat.of().parseHex(answer.fingerprint());
            times[i] = answer.at().toString();
            statuses[i] = answer.status();
            hands[i] = stored.hand();
            firsts[i] = accepted ? stored.firstEvent() : null;
            lasts[i] = accepted ? stored.lastEvent() : null;
            refusals[i] = stored.refusal();
        }
        statement.setArray(first, connection.createArrayOf("uuid", scopes));
        statement.setArray(first + 1, connection.createArrayOf("text", keys));
        statement.setArray(first + 2, connection.createArrayOf("bytea", fingerprints));
        statement.setArray(first + 3, connection.createArrayOf("timestamptz", times));
        statement.setArray(first + 4, connection.createArrayOf("int2", statuses));
        statement.setArray(first + 5, connection.createArrayOf("uuid", hands));
        statement.setArray(first + 6, connection.createArrayOf("int4", firsts));
        statement.setArray(first + 7, connection.createArrayOf("int4", lasts));
        statement.setArray(first + 8, connection.createArrayOf("jsonb", refusals));
        return first + 9;
    }
}
