package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import org.standpat.money.Denomination;

/** The texts that imported hands came from. */
record SourcesPart() implements BatchPart {

    @Override
    public boolean isIn(List<Append> batch) {
        return ImportedHands.areIn(batch);
    }

    @Override
    public String sql() {
        return """
                insert into hand_source (hand, at, first_byte, format, charset, file, sha256, bytes, currency, decimals)
                select hand, at, first_byte, format, charset, file, decode(sha256, 'hex'), bytes, currency, decimals
                from unnest(?::uuid[], ?::timestamptz[], ?::bigint[], ?::text[], ?::text[], ?::text[], ?::text[], ?::bytea[],
                            ?::text[], ?::smallint[])
                     as s (hand, at, first_byte, format, charset, file, sha256, bytes, currency, decimals)""";
    }

    @Override
    public int bind(Connection connection, PreparedStatement statement, int first, List<Append> batch)
            throws SQLException {
        ImportedHands hands = new ImportedHands(connection, batch);
        int next = first;
        statement.setArray(next++, hands.column("uuid", hand -> hand.append().hand()));
        statement.setArray(
                next++, hands.column("timestamptz", hand -> hand.source().at().toString()));
        statement.setArray(next++, hands.column("int8", hand -> hand.source().firstByte()));
        statement.setArray(next++, hands.column("text", hand -> hand.source().format()));
        statement.setArray(next++, hands.column("text", hand -> hand.source().charset()));
        statement.setArray(next++, hands.column("text", hand -> hand.source().file()));
        statement.setArray(next++, hands.column("text", hand -> hand.source().sha256()));
        statement.setArray(next++, hands.texts());
        statement.setArray(
                next++, hands.column("text", hand -> money(hand.source()).currency()));
        statement.setArray(next++, hands.column("int2", hand ->
                (short) money(hand.source()).decimals()));
        return next;
    }

    private static Denomination money(KeptSource source) {
        return Objects.requireNonNull(
                source.money(), "what a chip is worth is kept of every hand that is recorded now");
    }
}
