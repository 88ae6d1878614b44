package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Whether an append is recorded, told by what it holds: its events stand at their numbers, to the microsecond and to the byte. For an append
 * whose answer was lost with the connection.
 */
final class RecordedAlready {

    private static final String LOCK = new LockPart().sql();

    private static final String EVENTS = "select feed_position, type, at, payload from event"
            + " where hand = ? and number > ? and number <= ? order by number";

    private static final String ANSWER =
            "select exists (select from answered_request where scope = ? and key = ? and fingerprint = ?)";

    private static final String REFUSAL =
            "select exists (select from refusal where hand = ? and position = ? and seat = ? and at = ?)";

    private final Connection connection;

    RecordedAlready(Connection connection) {
        this.connection = connection;
    }

    /** The receipt that was lost; takes the lock. */
    Optional<Receipt> find(Append append) throws SQLException {
        try (PreparedStatement lock = connection.prepareStatement(LOCK)) {
            lock.execute();
        }
        return append.events().isEmpty() ? refusal(append) : events(append);
    }

    private Optional<Receipt> events(Append append) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(EVENTS)) {
            select.setObject(1, append.hand());
            select.setInt(2, append.position());
            select.setInt(3, append.positionAfter());
            List<NewEvent> found = new ArrayList<>();
            long firstPlace = 0;
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    firstPlace = found.isEmpty() ? row.getLong("feed_position") : firstPlace;
                    found.add(new NewEvent(
                            row.getShort("type"),
                            row.getObject("at", OffsetDateTime.class).toInstant(),
                            Payload.of(row.getBytes("payload"))));
                }
            }
            return found.equals(append.events()) && isAnswered(append)
                    ? Optional.of(new Receipt.Recorded(append.stored(firstPlace)))
                    : Optional.empty();
        }
    }

    /** Whether its key is there, too, where it has one: with the same events it would else be that of somebody else. */
    private boolean isAnswered(Append append) throws SQLException {
        KeyedAnswer answer = append.beside().answer();
        if (answer == null) {
            return true;
        }
        try (PreparedStatement select = connection.prepareStatement(ANSWER)) {
            select.setObject(1, answer.scope());
            select.setString(2, answer.key());
            select.setBytes(3, HexFormat.of().parseHex(answer.fingerprint()));
            try (ResultSet row = select.executeQuery()) {
                row.next();
                return row.getBoolean(1);
            }
        }
    }

    private Optional<Receipt> refusal(Append append) throws SQLException {
        KeptRefusal refusal = append.beside().refusal();
        if (refusal == null) {
            return Optional.empty();
        }
        try (PreparedStatement select = connection.prepareStatement(REFUSAL)) {
            select.setObject(1, append.hand());
            select.setInt(2, append.position());
            select.setInt(3, refusal.seat());
            select.setObject(4, refusal.at().atOffset(ZoneOffset.UTC));
            try (ResultSet row = select.executeQuery()) {
                row.next();
                return row.getBoolean(1) ? Optional.of(new Receipt.Recorded(List.of())) : Optional.empty();
            }
        }
    }
}
