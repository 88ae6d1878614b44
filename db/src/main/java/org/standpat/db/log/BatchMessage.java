package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Records a batch by one message to the database: all its statements, and the commit behind them. When one of them fails, the server passes
 * over the rest of the message, the commit too.
 */
final class BatchMessage implements AutoCloseable {

    private static final EventsPart EVENTS = new EventsPart();

    /** In the order in which they are sent. */
    private static final List<BatchPart> WRITING =
            List.of(EVENTS, new AnswersPart(), new DecksPart(), new RefusalsPart(), new SourcesPart());

    private static final List<BatchPart> CHECKED_AND_WRITING = Stream.concat(
                    Stream.of(new LockPart(), new CheckPart()), WRITING.stream())
            .toList();

    private final Connection connection;

    /** One for each combination of parts. */
    private final Map<Shape, PreparedStatement> statements = new HashMap<>();

    /** What a message consists of. */
    private record Shape(List<BatchPart> parts, boolean commit) {}

    BatchMessage(Connection connection) {
        this.connection = connection;
    }

    /** Takes the lock, checks, records all of them in their order, and commits; or does nothing, when the check fails. */
    List<Receipt.Recorded> checkAndRecord(List<Append> batch) throws SQLException {
        return send(batch, CHECKED_AND_WRITING, true);
    }

    /** Records what was judged under the lock in this transaction, in its order, and commits. */
    List<Receipt.Recorded> record(List<Append> batch) throws SQLException {
        return send(batch, WRITING, true);
    }

    /** As {@link #checkAndRecord}, and leaves the transaction open with the lock. */
    List<Receipt.Recorded> checkAndWrite(List<Append> batch) throws SQLException {
        return send(batch, CHECKED_AND_WRITING, false);
    }

    private List<Receipt.Recorded> send(List<Append> batch, List<BatchPart> all, boolean commit) throws SQLException {
        List<BatchPart> parts = all.stream().filter(part -> part.isIn(batch)).toList();
        PreparedStatement statement = statement(new Shape(parts, commit));
        int parameter = 1;
        for (BatchPart part : parts) {
            parameter = part.bind(connection, statement, parameter, batch);
        }
        boolean rows = statement.execute();
        long place = 0;
        for (BatchPart part : parts) {
            if (rows && part.equals(EVENTS)) {
                place = firstPlace(statement);
            }
            rows = statement.getMoreResults();
        }
        return receipts(batch, place);
    }

    private static long firstPlace(PreparedStatement statement) throws SQLException {
        try (ResultSet row = statement.getResultSet()) {
            row.next();
            return row.getLong(1);
        }
    }

    private static List<Receipt.Recorded> receipts(List<Append> batch, long firstPlace) {
        List<Receipt.Recorded> receipts = new ArrayList<>(batch.size());
        long place = firstPlace;
        for (Append append : batch) {
            receipts.add(new Receipt.Recorded(append.stored(place)));
            place += append.events().size();
        }
        return receipts;
    }

    private PreparedStatement statement(Shape shape) throws SQLException {
        PreparedStatement known = statements.get(shape);
        if (known != null) {
            return known;
        }
        StringBuilder sql = new StringBuilder();
        for (BatchPart part : shape.parts()) {
            sql.append(part.sql()).append(";\n");
        }
        if (shape.commit()) {
            sql.append("commit");
        }
        PreparedStatement prepared = connection.prepareStatement(sql.toString());
        statements.put(shape, prepared);
        return prepared;
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement statement : statements.values()) {
            statement.close();
        }
    }
}
