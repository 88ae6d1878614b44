package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;

/** The sealed decks of hands that start. */
record DecksPart() implements BatchPart {

    @Override
    public boolean isIn(List<Append> batch) {
        return batch.stream().anyMatch(append -> append.beside().deck() != null);
    }

    @Override
    public String sql() {
        return """
                insert into dealer_secret (hand, key_id, nonce, ciphertext)
                select * from unnest(?::uuid[], ?::text[], ?::bytea[], ?::bytea[])""";
    }

    @Override
    public int bind(Connection connection, PreparedStatement statement, int first, List<Append> batch)
            throws SQLException {
        List<Append> appends =
                batch.stream().filter(append -> append.beside().deck() != null).toList();
        List<SealedDeck> decks = appends.stream()
                .map(append -> Objects.requireNonNull(append.beside().deck()))
                .toList();
        statement.setArray(
                first,
                connection.createArrayOf(
                        "uuid", appends.stream().map(Append::hand).toArray()));
        statement.setArray(
                first + 1,
                connection.createArrayOf(
                        "text", decks.stream().map(SealedDeck::keyId).toArray()));
        statement.setArray(
                first + 2,
                connection.createArrayOf(
                        "bytea", decks.stream().map(SealedDeck::nonce).toArray(byte[][]::new)));
        statement.setArray(
                first + 3,
                connection.createArrayOf(
                        "bytea", decks.stream().map(SealedDeck::ciphertext).toArray(byte[][]::new)));
        return first + 4;
    }
}
