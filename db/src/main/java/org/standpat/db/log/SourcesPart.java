package org.standpat.db.log;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.standpat.money.Denomination;

/** The texts that imported hands came from. */
record SourcesPart() implements BatchPart {

    @Override
    public boolean isIn(List<Append> batch) {
        return batch.stream().anyMatch(append -> append.beside().source() != null);
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
        List<Append> appends = batch.stream()
                .filter(append -> append.beside().source() != null)
                .toList();
        List<KeptSource> sources = appends.stream()
                .map(append -> Objects.requireNonNull(append.beside().source()))
                .toList();
        int next = first;
        statement.setArray(
                next++,
                connection.createArrayOf(
                        "uuid", appends.stream().map(Append::hand).toArray()));
        statement.setArray(
                next++,
                array(connection, "timestamptz", sources, source -> source.at().toString()));
        statement.setArray(next++, array(connection, "int8", sources, KeptSource::firstByte));
        statement.setArray(next++, array(connection, "text", sources, KeptSource::format));
        statement.setArray(next++, array(connection, "text", sources, KeptSource::charset));
        statement.setArray(next++, array(connection, "text", sources, KeptSource::file));
        statement.setArray(next++, array(connection, "text", sources, KeptSource::sha256));
        statement.setArray(
                next++,
                connection.createArrayOf(
                        "bytea",
                        sources.stream().map(source -> source.bytes().bytes()).toArray(byte[][]::new)));
        statement.setArray(
                next++,
                array(connection, "text", sources, source -> money(source).currency()));
        statement.setArray(next++, array(connection, "int2", sources, source ->
                (short) money(source).decimals()));
        return next;
    }

    private static Denomination money(KeptSource source) {
        return Objects.requireNonNull(
                source.money(), "what a chip is worth is kept of every hand that is recorded now");
    }

    private static Array array(
            Connection connection, String type, List<KeptSource> sources, Function<KeptSource, Object> field)
            throws SQLException {
        return connection.createArrayOf(type, sources.stream().map(field).toArray());
    }
}
