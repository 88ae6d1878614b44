package org.standpat.query.projection;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.hand.Ending;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.query.summary.GameNames;
import org.standpat.query.summary.HandPhase;
import org.standpat.query.summary.PlayerFacts;

/**
 * Writes tables {@code hand} and {@code hand_player}. A row that reflects the same event or a later one already is left alone, so
 * that any event may come any number of times. Works in Spring's current transaction.
 */
final class HandTables {

    private static final int ROWS_IN_A_STATEMENT = 100;

    private static final String UPSERT_HAND = """
            insert into hand (hand, feed_position, recorded_at, started_at, finished_at, pot, rake, big_blind, position,
                reshuffles, button, players, round, draw, phase, dealing, table_name, game, stakes,
                ending, corrected)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            on conflict (hand) do update set
                feed_position = excluded.feed_position, recorded_at = excluded.recorded_at,
                started_at = excluded.started_at, finished_at = excluded.finished_at, pot = excluded.pot,
                rake = excluded.rake, big_blind = excluded.big_blind, position = excluded.position,
                reshuffles = excluded.reshuffles, button = excluded.button, players = excluded.players,
                round = excluded.round, draw = excluded.draw, phase = excluded.phase, dealing = excluded.dealing,
                table_name = excluded.table_name, game = excluded.game, stakes = excluded.stakes,
                ending = excluded.ending, corrected = excluded.corrected
            where hand.position < excluded.position
            """;

    private static final String UPSERT_PLAYER = """
            insert into hand_player (hand, feed_position, started_at, stack_before, stack_after, put_in, won, position, seat,
                counts, entered_pot, raised_first, showdown, won_at_showdown, drawn, player)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            on conflict (hand, seat) do update set
                feed_position = excluded.feed_position, started_at = excluded.started_at,
                stack_before = excluded.stack_before, stack_after = excluded.stack_after, put_in = excluded.put_in,
                won = excluded.won, position = excluded.position, counts = excluded.counts,
                entered_pot = excluded.entered_pot, raised_first = excluded.raised_first, showdown = excluded.showdown,
                won_at_showdown = excluded.won_at_showdown, drawn = excluded.drawn, player = excluded.player
            where hand_player.position < excluded.position
            """;

    private static final String STANDING = """
            select (select position from hand where hand = ?) as position,
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

    /** Makes the rows of these hands reflect them. */
    void write(List<ProjectedHand> hands) {
        List<HandRow> rows = new ArrayList<>();
        List<PlayerRow> players = new ArrayList<>();
        for (ProjectedHand hand : hands) {
            if (hand.summary().state() instanceof HandState.Started started) {
                rows.add(new HandRow(hand, started));
                for (PlayerFacts facts : hand.summary().players()) {
                    players.add(new PlayerRow(hand, started, facts));
                }
            }
        }
        jdbc.batchUpdate(UPSERT_HAND, rows, ROWS_IN_A_STATEMENT, HandTables::set);
        jdbc.batchUpdate(UPSERT_PLAYER, players, ROWS_IN_A_STATEMENT, HandTables::set);
    }

    /** Empties both tables. */
    void clear() {
        jdbc.execute("truncate hand, hand_player");
    }

    private record HandRow(ProjectedHand hand, HandState.Started state) {}

    private record PlayerRow(ProjectedHand hand, HandState.Started state, PlayerFacts facts) {}

    private static void set(PreparedStatement row, HandRow values) throws SQLException {
        ProjectedHand hand = values.hand();
        HandState.Started state = values.state();
        Table table = state.table();
        row.setObject(1, hand.last().hand());
        row.setLong(2, hand.last().feedPosition());
        setInstant(row, 3, hand.last().at());
        setInstant(row, 4, table.startedAt());
        setInstant(row, 5, hand.folded().finishedAt().orElse(null));
        row.setLong(6, table.committed());
        row.setLong(7, rake(state));
        row.setLong(8, table.rules().blinds().big());
        row.setInt(9, hand.position());
        row.setInt(10, hand.summary().reshuffles());
        row.setInt(11, table.button());
        row.setInt(12, table.players().size());
        row.setInt(
                13,
                state instanceof HandState.Betting betting ? betting.betting().round() : 0);
        row.setInt(14, table.draw());
        row.setString(15, HandPhase.of(state).name());
        row.setString(16, table.dealing().name());
        row.setString(17, table.name());
        row.setString(18, GameNames.of(table.rules().game()));
        row.setString(19, GameNames.stakes(table.rules()));
        row.setString(
                20, state instanceof HandState.Finished over ? over.ending().name() : null);
        row.setBoolean(
                21, state instanceof HandState.Finished over && !over.ruled().isEmpty());
    }

    private static void set(PreparedStatement row, PlayerRow values) throws SQLException {
        ProjectedHand hand = values.hand();
        Table table = values.state().table();
        PlayerFacts facts = values.facts();
        Player player = table.player(facts.seat());
        row.setObject(1, hand.last().hand());
        row.setLong(2, hand.last().feedPosition());
        setInstant(row, 3, table.startedAt());
        row.setLong(4, facts.stackBefore());
        row.setLong(5, stackAfter(values.state(), player));
        row.setLong(6, player.committed());
        row.setLong(7, facts.won());
        row.setInt(8, hand.position());
        row.setInt(9, facts.seat());
        row.setBoolean(10, counts(values.state()));
        row.setBoolean(11, facts.enteredPot());
        row.setBoolean(12, facts.raisedFirst());
        row.setBoolean(13, facts.showdown());
        row.setBoolean(14, facts.wonAtShowdown());
        row.setArray(
                15, row.getConnection().createArrayOf("smallint", facts.drawn().toArray()));
        row.setString(16, facts.name());
    }

    /** Hands that were played to their end count in statistics; misdeals and cancelled hands do not. */
    private static boolean counts(HandState state) {
        return state instanceof HandState.Finished finished && finished.ending() == Ending.PLAYED;
    }

    private static long stackAfter(HandState state, Player player) {
        return state instanceof HandState.Finished finished ? finished.correctedStack(player.seat()) : player.stack();
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
    private static void setInstant(PreparedStatement row, int column, @Nullable Instant at) throws SQLException {
        if (at == null) {
            row.setNull(column, Types.TIMESTAMP_WITH_TIMEZONE);
        } else {
            row.setObject(column, at.truncatedTo(ChronoUnit.MICROS).atOffset(ZoneOffset.UTC));
        }
    }
}
