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
 * over the rest of the message, the commit too. A batch of many events goes in three: what is checked and locked, the events by
 * {@code COPY}, and the rest with the commit.
 */
final class BatchMessage implements AutoCloseable {

    private static final EventsPart EVENTS = new EventsPart();
    private static final HeadPart HEAD = new HeadPart();
    private static final List<BatchPart> CHECKING = List.of(new LockPart(), new CheckPart());
    private static final List<BatchPart> BESIDE =
            List.of(new AnswersPart(), new DecksPart(), new RefusalsPart(), new SourcesPart(), new ReleasesPart());

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
        return write(CHECKING, batch, true);
    }

    /** Records what was judged under the lock in this transaction, in its order, and commits. */
    List<Receipt.Recorded> record(List<Append> batch) throws SQLException {
        return write(List.of(), batch, true);
    }

    /** As {@link #checkAndRecord}, and leaves the transaction open with the lock. */
    List<Receipt.Recorded> checkAndWrite(List<Append> batch) throws SQLException {
        return write(CHECKING, batch, false);
    }

    private List<Receipt.Recorded> write(List<BatchPart> before, List<Append> batch, boolean commit)
            throws SQLException {
        if (CopiedEvents.rows(batch) < CopiedEvents.FEWEST) {
            return receipts(batch, send(together(before, EVENTS, BESIDE), batch, commit));
        }
        long place = send(together(before, HEAD, List.of()), batch, false);
        CopiedEvents.write(connection, batch, place);
        send(BESIDE, batch, commit);
        return receipts(batch, place);
    }

    private static List<BatchPart> together(List<BatchPart> before, BatchPart part, List<BatchPart> after) {
        return Stream.of(before, List.of(part), after).flatMap(List::stream).toList();
    }

    /** Sends one message; gives the place in the log that it answers with, 0 when it asks for none. */
    private long send(List<BatchPart> all, List<Append> batch, boolean commit) throws SQLException {
        List<BatchPart> parts = all.stream().filter(part -> part.isIn(batch)).toList();
        if (parts.isEmpty() && commit) {
            connection.commit();
        }
        if (parts.isEmpty()) {
            return 0;
        }
        PreparedStatement statement = statement(new Shape(parts, commit));
        int parameter = 1;
        for (BatchPart part : parts) {
            parameter = part.bind(connection, statement, parameter, batch);
        }
        boolean rows = statement.execute();
        long place = 0;
        for (BatchPart part : parts) {
            if (rows && (part.equals(EVENTS) || part.equals(HEAD))) {
                place = firstPlace(statement);
            }
            rows = statement.getMoreResults();
        }
        return place;
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
