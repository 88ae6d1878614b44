package org.standpat.query.projection;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.ConnectionCallback;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.hand.HandState;
import org.standpat.hand.Table;
import org.standpat.query.projection.PlayerColumns.PlayerOfHand;
import org.standpat.query.projection.Upsert.Column;
import org.standpat.query.summary.GameNames;
import org.standpat.query.summary.HandPhase;

/**
 * Writes tables {@code hand} and {@code hand_player}. A row that reflects the same event or a later one already is left alone, so
 * that any event may come any number of times. Works in Spring's current transaction.
 */
final class HandTables {

    private static final Upsert<HandChange> HANDS = new Upsert<>(
            "projection.hand",
            List.of("hand"),
            List.of(
                    Column.of("hand", "uuid", change -> change.hand().last().hand()),
                    Column.of(
                            "feed_position",
                            "bigint",
                            change -> change.hand().last().feedPosition()),
                    Column.of(
                            "recorded_at",
                            "timestamptz",
                            change -> time(change.hand().last().at())),
                    Column.of(
                            "started_at",
                            "timestamptz",
                            change -> time(table(change).startedAt())),
                    Column.of(
                            "finished_at",
                            "timestamptz",
                            change -> change.hand()
                                    .folded()
                                    .finishedAt()
                                    .map(HandTables::time)
                                    .orElse(null)),
                    Column.of("pot", "bigint", change -> table(change).committed()),
                    Column.of("rake", "bigint", change -> rake(state(change))),
                    Column.of(
                            "big_blind",
                            "bigint",
                            change -> table(change).rules().blinds().big()),
                    Column.of("position", "integer", change -> change.hand().position()),
                    Column.of(
                            "reshuffles",
                            "integer",
                            change -> change.hand().summary().reshuffles()),
                    Column.of("button", "smallint", change -> table(change).button()),
                    Column.of(
                            "players",
                            "smallint",
                            change -> table(change).players().size()),
                    Column.of("round", "smallint", change -> round(state(change))),
                    Column.of("draw", "smallint", change -> table(change).draw()),
                    Column.of(
                            "phase",
                            "text",
                            change -> HandPhase.of(state(change)).name()),
                    Column.of(
                            "dealing", "text", change -> table(change).dealing().name()),
                    Column.of("table_name", "text", change -> table(change).name()),
                    Column.of(
                            "game",
                            "text",
                            change -> GameNames.of(table(change).rules().game())),
                    Column.of(
                            "stakes",
                            "text",
                            change -> GameNames.stakes(table(change).rules())),
                    Column.of("ending", "text", change -> ending(state(change))),
                    Column.of("corrected", "boolean", change -> isCorrected(state(change)))));

    private static final Upsert<PlayerOfHand> PLAYERS =
            new Upsert<>("projection.hand_player", List.of("hand", "seat"), PlayerColumns.all());

    private static final String STANDING = """
            select (select position from projection.hand where hand = ?) as position,
                (select min(number) from parked_event where processor = ? and hand = ?) as parked_from
            """;

    private final JdbcTemplate jdbc;
    private final String processor;

    HandTables(DataSource dataSource, String processor) {
        this.jdbc = new JdbcTemplate(dataSource);
        this.processor = processor;
    }

    /**
     * What is known of a hand.
     *
     * @param position the position that its row reflects; 0 when there is no row
     * @param parkedFrom the number from which on its events are parked; empty when none is
     */
    record Standing(int position, OptionalInt parkedFrom) {}

    Standing standingOf(UUID hand) {
        return jdbc.query(STANDING, (row, i) -> standing(row), hand, processor, hand)
                .getFirst();
    }

    private static Standing standing(ResultSet row) throws SQLException {
        int position = row.getInt("position");
        int parkedFrom = row.getInt("parked_from");
        return new Standing(position, row.wasNull() ? OptionalInt.empty() : OptionalInt.of(parkedFrom));
    }

    /**
     * Lets the current transaction commit without waiting for the disk. Should the server crash, its token is lost with what it wrote, and
     * the same events come again.
     */
    void commitWithoutFlush() {
        jdbc.execute("set local synchronous_commit = off");
    }

    /** Makes the rows of these hands reflect them; no hand may come twice. */
    void write(List<HandChange> changes) {
        List<HandChange> hands = changes.stream()
                .filter(change -> change.hand().summary().state() instanceof HandState.Started)
                .toList();
        List<PlayerOfHand> players = hands.stream()
                .flatMap(change -> change.players().stream()
                        .map(player -> new PlayerOfHand(change.hand().last().hand(), table(change), player)))
                .toList();
        jdbc.execute((ConnectionCallback<@Nullable Void>) connection -> {
            HANDS.write(connection, hands);
            PLAYERS.write(connection, players);
            return null;
        });
    }

    /** Empties both tables. */
    void clear() {
        jdbc.execute("truncate projection.hand, projection.hand_player");
    }

    private static HandState.Started state(HandChange change) {
        return (HandState.Started) change.hand().summary().state();
    }

    private static Table table(HandChange change) {
        return state(change).table();
    }

    private static int round(HandState state) {
        return state instanceof HandState.Betting betting ? betting.betting().round() : 0;
    }

    private static @Nullable String ending(HandState state) {
        return state instanceof HandState.Finished over ? over.ending().name() : null;
    }

    private static boolean isCorrected(HandState state) {
        return state instanceof HandState.Finished over && !over.ruled().isEmpty();
    }

    private static long rake(HandState.Started state) {
        return switch (state) {
            case HandState.Settling settling -> settling.rake();
            case HandState.Finished finished -> finished.rake();
            case HandState.Opening ignored -> 0;
            case HandState.Betting ignored -> 0;
            case HandState.Drawing ignored -> 0;
            case HandState.ShowingDown ignored -> 0;
            case HandState.Voided ignored -> 0;
        };
    }

    /** PostgreSQL keeps microseconds; rounding up could move a hand past a limit that a reader asked for. */
    static String time(Instant at) {
        return at.truncatedTo(ChronoUnit.MICROS).toString();
    }
}
