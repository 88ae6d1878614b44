package org.standpat.db.log;

import java.sql.Array;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The appends of a batch that come from files, as columns for a statement. */
final class ImportedHands {

    private final Connection connection;
    private final List<Imported> hands = new ArrayList<>();

    /** One of them. */
    record Imported(Append append, KeptSource source) {}

    ImportedHands(Connection connection, List<Append> batch) {
        this.connection = connection;
        for (Append append : batch) {
            KeptSource source = append.beside().source();
            if (source != null) {
                hands.add(new Imported(append, source));
            }
        }
    }

    /** Whether there are any. */
    static boolean areIn(List<Append> batch) {
        return batch.stream().anyMatch(append -> append.beside().source() != null);
    }

    /** One field of each, as an array of this type of PostgreSQL. */
    Array column(String type, Function<Imported, @Nullable Object> field) throws SQLException {
        @Nullable Object[] values = new Object[hands.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = field.apply(hands.get(i));
        }
        return connection.createArrayOf(type, values);
    }

    /** The texts of all of them, as an array of bytes. */
    Array texts() throws SQLException {
        return connection.createArrayOf(
                "bytea",
                hands.stream().map(hand -> hand.source().bytes().bytes()).toArray(byte[][]::new));
    }
}
