package org.standpat.query.listing;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A search as a statement of SQL that gives the newest hands first. A page is looked for {@link #near} the newest hands first, and where that
 * is not enough, {@link #far}: among all hands at once. What is common is found by the one after a few rows, what is rare by the other from
 * the smallest of the lists that it is in; so that neither depends on what the server guesses of how filters go together.
 *
 * <p>Words that only the program gives stand in the text, so that the server sees which partial index fits; whatever a reader gave is a
 * parameter.
 *
 * @param sql the statement
 * @param parameters in the order of its question marks
 */
record SearchStatement(String sql, List<Object> parameters) {

    /** Hands that the first look goes over at most. */
    static final int NEAR = 1_000;

    private static final String NEWEST_FIRST = "order by %1$s.started_at desc, %1$s.hand desc limit ?";

    SearchStatement {
        parameters = List.copyOf(parameters);
    }

    /** Whether one index gives these hands in their order, with hardly another between them, so that the first look finds them all. */
    static boolean isAllNear(HandSearch search) {
        return Leader.of(search).rest(search).stream().allMatch(Leader::isCommon);
    }

    /**
     * What finds hands among the newest {@value #NEAR} of those that the search's leading filter finds; among all of them, when no other
     * filter leaves out more than a few.
     *
     * @param columns of table {@code hand}, called {@code h}
     * @param after the end of the page before
     * @param limit most rows
     */
    static SearchStatement near(String columns, HandSearch search, Optional<Cursor> after, int limit) {
        Leader leader = Leader.of(search);
        if (isAllNear(search)) {
            return along(leader, columns, search, after, limit);
        }
        List<HandFilter> rest = leader.rest(search);
        Draft draft = new Draft();
        String led = leader.name();
        draft.add("select %s from (select %s.* from %s".formatted(columns, led, leader.table()));
        draft.where(conditions(leader.filters(search), led), placed(after, led));
        draft.add(" " + NEWEST_FIRST.formatted(led), NEAR);
        draft.add(") as " + led + leader.join());
        players(draft, rest, led);
        draft.where(conditions(rest, "h"), List.of());
        draft.add(" " + NEWEST_FIRST.formatted(led), limit);
        return draft.statement();
    }

    /**
     * What finds hands among all there are.
     *
     * @param columns of table {@code hand}, called {@code h}
     * @param after the end of the page before
     * @param limit most rows
     */
    static SearchStatement far(String columns, HandSearch search, Optional<Cursor> after, int limit) {
        Draft draft = new Draft();
        draft.add("with found as materialized (select h.hand, h.started_at from projection.hand h");
        players(draft, search.filters(), "h");
        draft.where(conditions(search.filters(), "h"), placed(after, "h"));
        draft.add("), page as (select * from found " + NEWEST_FIRST.formatted("found"), limit);
        draft.add(
                ") select " + columns + " from page join projection.hand h on h.hand = page.hand "
                        + NEWEST_FIRST.formatted("page"),
                limit);
        return draft.statement();
    }

    /** Goes along the leader's index until the page is full. */
    private static SearchStatement along(
            Leader leader, String columns, HandSearch search, Optional<Cursor> after, int limit) {
        Draft draft = new Draft();
        draft.add("select " + columns + " from " + leader.table() + leader.join());
        draft.where(conditions(search.filters(), leader.name()), placed(after, leader.name()));
        draft.add(" " + NEWEST_FIRST.formatted(leader.name()), limit);
        return draft.statement();
    }

    private static void players(Draft draft, List<HandFilter> filters, String led) {
        int players = 0;
        for (HandFilter filter : filters) {
            if (filter instanceof HandFilter.DealtIn) {
                players++;
                draft.add(" join projection.hand_player p%1$d on p%1$d.hand = %2$s.hand".formatted(players, led));
            }
        }
    }

    /** The times are asked of the table that gives the order; players are called by their number, and the leading one {@code p}. */
    private static List<Condition> conditions(List<HandFilter> filters, String led) {
        List<Condition> conditions = new ArrayList<>();
        int player = 1;
        for (HandFilter filter : filters) {
            conditions.add(Condition.of(filter, led.equals("p") ? "p" : "p" + player, led));
            player += filter instanceof HandFilter.DealtIn ? 1 : 0;
        }
        return conditions;
    }

    private static List<Condition> placed(Optional<Cursor> after, String led) {
        return after.stream()
                .map(cursor -> new Condition(
                        "(%1$s.started_at, %1$s.hand) < (?, ?)".formatted(led),
                        List.of(utc(cursor.startedAt()), cursor.hand())))
                .toList();
    }

    static OffsetDateTime utc(Instant time) {
        return time.atOffset(ZoneOffset.UTC);
    }

    /** A statement that is being written. */
    private static final class Draft {

        private final StringBuilder sql = new StringBuilder();
        private final List<Object> parameters = new ArrayList<>();

        void add(String text, Object... values) {
            sql.append(text);
            parameters.addAll(List.of(values));
        }

        void where(List<Condition> conditions, List<Condition> more) {
            List<Condition> all = new ArrayList<>(conditions);
            all.addAll(more);
            if (!all.isEmpty()) {
                sql.append(" where ").append(all.stream().map(Condition::sql).collect(Collectors.joining(" and ")));
                all.forEach(condition -> parameters.addAll(condition.parameters()));
            }
        }

        SearchStatement statement() {
            return new SearchStatement(sql.toString(), parameters);
        }
    }
}
