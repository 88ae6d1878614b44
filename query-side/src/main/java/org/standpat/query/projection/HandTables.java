package org.standpat.query.projection;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.Stream;
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
import org.standpat.query.summary.HandTraits;
import org.standpat.ranking.MadeHand;

/**
 * Writes tables {@code hand} and {@code hand_player} of one build. A row that reflects the same event or a later one already is left alone, so
 * that any event may come any number of times. Works in Spring's current transaction.
 */
final class HandTables {

    /** What table {@code hand} keeps of a hand, for the two ways to write it. */
    static final List<Column<HandChange>> HAND_COLUMNS = List.of(
            Column.of("hand", "uuid", change -> change.hand().last().hand()),
            Column.of("feed_position", "bigint", change -> change.hand().last().feedPosition()),
            Column.of(
                    "recorded_at",
                    "timestamptz",
                    change -> time(change.hand().last().at())),
            Column.of("started_at", "timestamptz", change -> time(table(change).startedAt())),
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
            Column.of("reshuffles", "integer", change -> change.hand().summary().reshuffles()),
            Column.of("button", "smallint", change -> table(change).button()),
            Column.of("players", "smallint", change -> table(change).players().size()),
            Column.of("round", "smallint", change -> round(state(change))),
            Column.of("draw", "smallint", change -> table(change).draw()),
            Column.of("phase", "text", change -> HandPhase.of(state(change)).name()),
            Column.of("dealing", "text", change -> table(change).dealing().name()),
            Column.of("table_name", "text", change -> table(change).name()),
            Column.of(
                    "game", "text", change -> GameNames.of(table(change).rules().game())),
            Column.of("stakes", "text", change -> GameNames.stakes(table(change).rules())),
            Column.of("notes", "smallint", change -> traits(change).notes()),
            Column.of(
                    "best_shown",
                    "smallint",
                    change -> traits(change).bestShown().map(MadeHand::code).orElse(null)),
            Column.of("all_in", "boolean", change -> traits(change).allIn()),
            Column.of("showdown", "boolean", change -> traits(change).showdown()),
            Column.of("ending", "text", change -> ending(state(change))),
            Column.of("corrected", "boolean", change -> isCorrected(state(change))));

    /** What table {@code hand_player} keeps of a player in a hand. */
    static final List<Column<PlayerOfHand>> PLAYER_COLUMNS = PlayerColumns.all();

    private final JdbcTemplate jdbc;
    private final Build build;
    private final Upsert<HandChange> hands;
    private final Upsert<PlayerOfHand> players;
    private final String standing;

    /** The tables of this build. */
    HandTables(DataSource dataSource, Build build) {
        this.jdbc = new JdbcTemplate(dataSource);
        this.build = build;
        this.hands = new Upsert<>(build.table("hand"), List.of("hand"), HAND_COLUMNS);
        this.players = new Upsert<>(build.table("hand_player"), List.of("hand", "seat"), PLAYER_COLUMNS);
        this.standing = "select (select position from " + build.table("hand") + " where hand = ?) as position,"
                + " (select min(number) from parked_event where processor = ? and hand = ?) as parked_from";
    }

    /**
     * What is known of a hand.
     *
     * @param position the position that its row reflects; 0 when there is no row
     * @param parkedFrom the number from which on its events are parked; empty when none is
     */
    record Standing(int position, OptionalInt parkedFrom) {}

    Standing standingOf(UUID hand) {
        return jdbc.query(standing, (row, i) -> standing(row), hand, build.processor(), hand)
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
        List<HandChange> begun = changes.stream().filter(HandTables::hasRows).toList();
        List<PlayerOfHand> seated =
                begun.stream().flatMap(HandTables::playersOf).toList();
        jdbc.execute((ConnectionCallback<@Nullable Void>) connection -> {
            hands.write(connection, begun);
            players.write(connection, seated);
            return null;
        });
    }

    /** Whether the tables have anything of this hand. */
    static boolean hasRows(HandChange change) {
        return change.hand().summary().state() instanceof HandState.Started;
    }

    /** The rows of players that this change touches. */
    static Stream<PlayerOfHand> playersOf(HandChange change) {
        Table table = table(change);
        return change.players().stream()
                .map(player -> new PlayerOfHand(change.hand().last().hand(), table, player));
    }

    private static HandState.Started state(HandChange change) {
        return (HandState.Started) change.hand().summary().state();
    }

    private static HandTraits traits(HandChange change) {
        return change.hand().folded().traits();
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
    static Instant time(Instant at) {
        return at.truncatedTo(ChronoUnit.MICROS);
    }
}
