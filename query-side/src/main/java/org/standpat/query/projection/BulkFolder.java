package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.standpat.db.log.StoredEvent;
import org.standpat.hand.HandState;
import org.standpat.query.projection.PlayerColumns.PlayerOfHand;
import org.standpat.query.projection.Upsert.Column;

/**
 * Folds hands as their events come in the order of the feed, and copies their rows into tables that have no keys yet. A hand that cannot be
 * done so is left over, with its id in table {@code left_over}: one that has no place in memory, cannot be folded or has later events than
 * its end, and all that stand in a copy that the database refused. Used by one thread.
 */
final class BulkFolder {

    /** Hands that may be in the middle; what begins beyond them is left over. */
    static final int MOST_OPEN = 4_096;

    /** Bytes of rows that are written by one transaction. */
    static final int COPIED_BYTES = 1 << 20;

    /** Classes of errors that are for the values: of their form, and of constraints. */
    private static final List<String> REFUSED_VALUES = List.of("22", "23");

    private static final List<Column<UUID>> LEFT_OVER_COLUMNS = List.of(Column.of("hand", "uuid", hand -> hand));

    private final Connection connection;
    private final HandFolder folder;
    private final CopiedTable<HandChange> hands;
    private final CopiedTable<PlayerOfHand> players;
    private final CopiedTable<UUID> leftOver;
    private final Map<UUID, ProjectedHand> open = new HashMap<>();
    private final List<UUID> gathered = new ArrayList<>();
    private int mostOpen = MOST_OPEN;

    /** Writes into the tables of this build over a connection without auto-commit that nobody else uses. */
    BulkFolder(Connection connection, HandFolder folder, Build build) {
        this.connection = connection;
        this.folder = folder;
        this.hands = new CopiedTable<>(build.table("hand"), HandTables.HAND_COLUMNS);
        this.players = new CopiedTable<>(build.table("hand_player"), HandTables.PLAYER_COLUMNS);
        this.leftOver = new CopiedTable<>(build.table("left_over"), LEFT_OVER_COLUMNS);
    }

    /** With so many hands in the middle at most. */
    BulkFolder holding(int hands) {
        mostOpen = hands;
        return this;
    }

    /** Takes the next event. */
    void take(StoredEvent event) throws SQLException {
        ProjectedHand before = open.get(event.hand());
        boolean follows = before == null
                ? event.number() == 1 && open.size() < mostOpen
                : before.position() == event.number() - 1;
        if (!follows) {
            leave(event.hand());
            return;
        }
        try {
            FoldedHand folded = before == null ? FoldedHand.NOT_STARTED : before.folded();
            ProjectedHand after = new ProjectedHand(folder.after(folded, event), event);
            if (after.summary().state() instanceof HandState.Finished) {
                open.remove(event.hand());
                gather(after);
            } else {
                open.put(event.hand(), after);
            }
        } catch (RuntimeException fault) {
            // It is told of when the hand is folded by itself, which parks it.
            leave(event.hand());
        }
    }

    /** Writes the hands in the middle as they stand, and all that was gathered. */
    void finish() throws SQLException {
        for (ProjectedHand hand : open.values()) {
            gather(hand);
        }
        open.clear();
        write();
    }

    private void leave(UUID hand) {
        open.remove(hand);
        leftOver.add(hand);
    }

    private void gather(ProjectedHand hand) throws SQLException {
        HandChange change = new HandChange(hand, 0);
        if (!HandTables.hasRows(change)) {
            return;
        }
        int handBytes = hands.size();
        int playerBytes = players.size();
        try {
            hands.add(change);
            HandTables.playersOf(change).forEach(players::add);
            gathered.add(hand.last().hand());
        } catch (ArithmeticException tooLarge) {
            hands.cutTo(handBytes);
            players.cutTo(playerBytes);
            leave(hand.last().hand());
        }
        if (hands.size() + players.size() > COPIED_BYTES) {
            write();
        }
    }

    private void write() throws SQLException {
        try {
            hands.write(connection);
            players.write(connection);
        } catch (SQLException refused) {
            if (!isOfTheValues(refused)) {
                throw refused;
            }
            connection.rollback();
            gathered.forEach(leftOver::add);
        }
        leftOver.write(connection);
        connection.commit();
        hands.clear();
        players.clear();
        leftOver.clear();
        gathered.clear();
    }

    private static boolean isOfTheValues(SQLException fault) {
        String state = fault.getSQLState();
        return state != null && REFUSED_VALUES.stream().anyMatch(state::startsWith);
    }
}
