package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** What the rules forbade; of one hand no more than {@link KeptRefusal#MOST_OF_ONE_HAND} are kept. */
record RefusalsPart() implements BatchPart {

    @Override
    public boolean isIn(List<Append> batch) {
        return batch.stream().anyMatch(append -> append.beside().refusal() != null);
    }

    @Override
    public String sql() {
        return """
                insert into refusal (hand, at, number, position, seat, rule, kind, expected, actual)
                select hand, at, number, position, seat, rule, kind, expected, actual
                from (select n.*, row_number() over (partition by n.hand order by n.place)
                                  + coalesce((select max(r.number) from refusal r where r.hand = n.hand), 0) as number
                      from unnest(?::uuid[], ?::timestamptz[], ?::integer[], ?::smallint[], ?::text[], ?::text[], ?::text[],
                                  ?::text[])
                           with ordinality as n (hand, at, position, seat, rule, kind, expected, actual, place)) as numbered
                where number <= %d""".formatted(KeptRefusal.MOST_OF_ONE_HAND);
    }

    @Override
    public int bind(Connection connection, PreparedStatement statement, int first, List<Append> batch)
            throws SQLException {
        List<Object> hands = new ArrayList<>();
        List<Object> times = new ArrayList<>();
        List<Object> positions = new ArrayList<>();
        List<Object> seats = new ArrayList<>();
        List<Object> rules = new ArrayList<>();
        List<Object> kinds = new ArrayList<>();
        List<Object> expected = new ArrayList<>();
        List<Object> actual = new ArrayList<>();
        for (Append append : batch) {
            KeptRefusal refusal = append.beside().refusal();
            if (refusal != null) {
                hands.add(append.hand());
                times.add(refusal.at().toString());
                positions.add(append.position());
                seats.add((short) refusal.seat());
                rules.add(refusal.rule());
                kinds.add(refusal.kind());
                expected.add(refusal.expected());
                actual.add(refusal.actual());
            }
        }
        int parameter = first;
        statement.setArray(parameter++, connection.createArrayOf("uuid", hands.toArray()));
        statement.setArray(parameter++, connection.createArrayOf("timestamptz", times.toArray()));
        statement.setArray(parameter++, connection.createArrayOf("int4", positions.toArray()));
        statement.setArray(parameter++, connection.createArrayOf("int2", seats.toArray()));
        for (List<Object> words : List.of(rules, kinds, expected, actual)) {
            statement.setArray(parameter++, connection.createArrayOf("text", words.toArray()));
        }
        return parameter;
    }
}
