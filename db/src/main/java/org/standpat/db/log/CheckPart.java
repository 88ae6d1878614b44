package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks that each hand is at the position that its command was judged at, and that no key was answered before. Where that is not so, the
 * statement divides by zero: nothing of the batch is recorded then, and it is judged append by append.
 */
record CheckPart() implements BatchPart {

    @Override
    public boolean isIn(List<Append> batch) {
        return true;
    }

    /** A key is looked up as a value: for {@code exists} the server would read all answers there are into a hash table, for each batch. */
    @Override
    public String sql() {
        return """
                select 1 / (not exists (
                    select from unnest(?::uuid[], ?::integer[], ?::uuid[], ?::text[]) as a (hand, position, scope, key)
                    where a.position <> coalesce(
                              (select e.number from event e where e.hand = a.hand order by e.number desc limit 1), 0)
                       or (select r.status from answered_request r where r.scope = a.scope and r.key = a.key) is not null))::integer""";
    }

    @Override
    public int bind(Connection connection, PreparedStatement statement, int first, List<Append> batch)
            throws SQLException {
        int size = batch.size();
        Object[] hands = new Object[size];
        Object[] positions = new Object[size];
        @Nullable Object[] scopes = new Object[size];
        @Nullable Object[] keys = new Object[size];
        for (int i = 0; i < size; i++) {
            Append append = batch.get(i);
            KeyedAnswer answer = append.beside().answer();
            hands[i] = append.hand();
            positions[i] = append.position();
            scopes[i] = answer == null ? null : answer.scope();
            keys[i] = answer == null ? null : answer.key();
        }
        statement.setArray(first, connection.createArrayOf("uuid", hands));
        statement.setArray(first + 1, connection.createArrayOf("int4", positions));
        statement.setArray(first + 2, connection.createArrayOf("uuid", scopes));
        statement.setArray(first + 3, connection.createArrayOf("text", keys));
        return first + 4;
    }
}
