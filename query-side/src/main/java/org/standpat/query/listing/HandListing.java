package org.standpat.query.listing;

import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.query.listing.ListedHand.ListedPlayer;
import org.standpat.ranking.MadeHand;

/** Reads tables {@code hand} and {@code hand_player}. */
public final class HandListing {

    /** Hands on a page when nothing is said. */
    public static final int DEFAULT_PAGE = 20;

    /** Most hands on a page. */
    public static final int LONGEST_PAGE = 100;

    /** Each by its name: other tables may take their place at any time, with columns that this program does not know. */
    static final String COLUMNS =
            "h.hand, h.position, h.feed_position, h.table_name, h.game, h.stakes, h.big_blind, h.dealing, h.started_at,"
                    + " h.recorded_at, h.finished_at, h.phase, h.round, h.draw, h.button, h.pot, h.rake, h.reshuffles, h.ending, h.corrected,"
                    + " h.notes, h.all_in, h.showdown, h.best_shown";

    static final String IDS = "h.hand, h.started_at";

    /**
     * No plan is kept for rare and common values alike; none goes over a whole table, however few rows the server thinks it has; and none
     * starts further processes for a page.
     */
    static final String PLANNED_FOR_PAGES =
            "set local plan_cache_mode = force_custom_plan; set local enable_seqscan = off;"
                    + " set local max_parallel_workers_per_gather = 0";

    private static final String BY_ID = "select " + COLUMNS + " from projection.hand h where h.hand = ?";
    private static final String PLAYERS =
            "select hand, seat, player, stack_before, stack_after, put_in, won, net, showdown, drawn"
                    + " from projection.hand_player where hand = any(?) order by hand, seat";

    private final JdbcClient jdbc;
    private final TransactionTemplate snapshot;

    /** A listing of the hands in this database. */
    public HandListing(DataSource dataSource, PlatformTransactionManager transactions) {
        this.jdbc = JdbcClient.create(dataSource);
        this.snapshot = new TransactionTemplate(transactions);
        snapshot.setReadOnly(true);
        snapshot.setIsolationLevel(TransactionDefinition.ISOLATION_REPEATABLE_READ);
    }

    /**
     * A page of hands, newest first.
     *
     * @param hands the hands
     * @param next where the next page begins; empty when this is the last one
     */
    public record Page(List<ListedHand> hands, Optional<Cursor> next) {
        /** Copies the list. */
        public Page {
            hands = List.copyOf(hands);
        }
    }

    /**
     * Ids of a page of hands, newest first.
     *
     * @param hands the hands
     * @param next where the next page begins; empty when this is the last one
     */
    public record Ids(List<UUID> hands, Optional<Cursor> next) {
        /** Copies the list. */
        public Ids {
            hands = List.copyOf(hands);
        }
    }

    /** The hand; empty when it is not projected. */
    public Optional<ListedHand> hand(UUID hand) {
        return inSnapshot(() -> withPlayers(
                        jdbc.sql(BY_ID).param(hand).query((row, i) -> row(row)).list()))
                .stream()
                .findFirst();
    }

    /**
     * The hands that a search finds, newest first and, of the same time, by descending id.
     *
     * @param after the end of the page before
     * @param limit 1 to {@link #LONGEST_PAGE}
     */
    public Page page(HandSearch search, Optional<Cursor> after, int limit) {
        List<ListedHand> found =
                inSnapshot(() -> withPlayers(rows(COLUMNS, search, after, limit, (row, i) -> row(row))));
        if (found.size() <= limit) {
            return new Page(found, Optional.empty());
        }
        List<ListedHand> page = found.subList(0, limit);
        ListedHand last = page.getLast();
        return new Page(page, Optional.of(Cursor.after(last.startedAt(), last.hand(), search)));
    }

    /**
     * Some of the log, and the hands that it left as they stand.
     *
     * @param hands the hands, in the order of the events that they reflect
     * @param upTo the feed position up to which there are no others
     */
    public record Passage(List<ListedHand> hands, long upTo) {
        /** Copies the list. */
        public Passage {
            hands = List.copyOf(hands);
        }
    }

    /**
     * The hands whose last event is after one place of the log and not after another, in the order of those events, as far as a page and
     * {@link ChangedHands#PASSED} events go: it may have none and go on all the same. A hand that is played on meanwhile is found at its new
     * place later.
     *
     * @param after a feed position
     * @param upTo a feed position that the tables have reached
     * @param limit 1 to {@link #LONGEST_PAGE}
     */
    public Passage changed(long after, long upTo, Optional<String> table, Optional<String> player, int limit) {
        long end = ChangedHands.end(after, upTo);
        List<ListedHand> hands = inSnapshot(() -> withPlayers(
                rows(ChangedHands.between(COLUMNS, after, end, table, player, limit), (row, i) -> row(row))));
        return new Passage(hands, hands.size() < limit ? end : hands.getLast().feedPosition());
    }

    /**
     * The same hands in the same order as {@link #page}, without what is to be said of them: for those who go over many.
     *
     * @param after the end of the page before
     * @param limit 1 or more
     */
    public Ids ids(HandSearch search, Optional<Cursor> after, int limit) {
        List<Cursor> found = inSnapshot(() -> rows(
                IDS,
                search,
                after,
                limit,
                (row, i) -> Cursor.after(
                        row.getObject("started_at", OffsetDateTime.class).toInstant(),
                        row.getObject("hand", UUID.class),
                        search)));
        List<Cursor> page = found.subList(0, Math.min(limit, found.size()));
        return new Ids(
                page.stream().map(Cursor::hand).toList(),
                found.size() > limit ? Optional.of(page.getLast()) : Optional.empty());
    }

    /**
     * Rows of a page, and one more when another page follows.
     *
     * @param columns which, of table {@code hand}, called {@code h}
     */
    private <R> List<R> rows(
            String columns, HandSearch search, Optional<Cursor> after, int limit, RowMapper<R> mapper) {
        List<R> near = rows(SearchStatement.near(columns, search, after, limit + 1), mapper);
        return near.size() > limit || SearchStatement.isAllNear(search)
                ? near
                : rows(SearchStatement.far(columns, search, after, limit + 1), mapper);
    }

    private <R> List<R> rows(SearchStatement statement, RowMapper<R> mapper) {
        return jdbc.sql(statement.sql())
                .params(statement.parameters())
                .query(mapper)
                .list();
    }

    private <R> List<R> inSnapshot(Supplier<List<R>> read) {
        List<R> result = snapshot.execute(status -> {
            jdbc.sql(PLANNED_FOR_PAGES).update();
            return read.get();
        });
        return result == null ? List.of() : result;
    }

    private List<ListedHand> withPlayers(List<ListedHand> hands) {
        if (hands.isEmpty()) {
            return hands;
        }
        Map<UUID, List<ListedPlayer>> players = new HashMap<>();
        jdbc.sql(PLAYERS)
                .param(hands.stream().map(ListedHand::hand).toArray(UUID[]::new))
                .query(row -> {
                    players.computeIfAbsent(row.getObject("hand", UUID.class), hand -> new ArrayList<>())
                            .add(player(row));
                });
        return hands.stream()
                .map(hand -> hand.with(players.getOrDefault(hand.hand(), List.of())))
                .toList();
    }

    private static ListedHand row(ResultSet row) throws SQLException {
        return new ListedHand(
                row.getObject("hand", UUID.class),
                row.getInt("position"),
                row.getLong("feed_position"),
                row.getString("table_name"),
                row.getString("game"),
                row.getString("stakes"),
                row.getLong("big_blind"),
                row.getString("dealing"),
                row.getObject("started_at", OffsetDateTime.class).toInstant(),
                row.getObject("recorded_at", OffsetDateTime.class).toInstant(),
                Optional.ofNullable(row.getObject("finished_at", OffsetDateTime.class))
                        .map(OffsetDateTime::toInstant),
                row.getString("phase"),
                row.getInt("round"),
                row.getInt("draw"),
                row.getInt("button"),
                row.getLong("pot"),
                row.getLong("rake"),
                row.getInt("reshuffles"),
                Optional.ofNullable(row.getString("ending")),
                row.getBoolean("corrected"),
                row.getInt("notes"),
                row.getBoolean("all_in"),
                row.getBoolean("showdown"),
                // No class has the code 0, which stands for null here.
                MadeHand.withCode(row.getInt("best_shown")),
                List.of());
    }

    private static ListedPlayer player(ResultSet row) throws SQLException {
        return new ListedPlayer(
                row.getInt("seat"),
                row.getString("player"),
                row.getLong("stack_before"),
                row.getLong("stack_after"),
                row.getLong("put_in"),
                row.getLong("won"),
                row.getLong("net"),
                row.getBoolean("showdown"),
                integers(row.getArray("drawn")));
    }

    private static List<Integer> integers(Array array) throws SQLException {
        Object[] numbers = (Object[]) array.getArray();
        return Arrays.stream(numbers)
                .map(number -> ((Number) number).intValue())
                .toList();
    }
}
