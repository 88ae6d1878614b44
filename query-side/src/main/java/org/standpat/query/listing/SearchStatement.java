package org.standpat.query.listing;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A search as a statement of SQL. Words that only the program gives stand in its text, so that the server sees which partial index fits;
 * whatever a reader gave is a parameter.
 *
 * @param sql the statement
 * @param parameters in the order of its question marks
 */
record SearchStatement(String sql, List<Object> parameters) {

    private static final String FIRST_PLAYER = "p1";
    private static final String HAND = "h";

    SearchStatement {
        parameters = List.copyOf(parameters);
    }

    /**
     * What gives these columns of table {@code hand}, called {@code h}, newest first.
     *
     * @param after the end of the page before
     * @param limit most rows
     */
    static SearchStatement of(String columns, HandSearch search, Optional<Cursor> after, int limit) {
        Draft draft = new Draft();
        search.filters().forEach(draft::add);
        String ordered = draft.players == 0 ? HAND : FIRST_PLAYER;
        after.ifPresent(cursor -> draft.condition(
                "(" + ordered + ".started_at, " + ordered + ".hand) < (?, ?)", utc(cursor.startedAt()), cursor.hand()));
        draft.parameters.add(limit);
        return new SearchStatement(
                "select " + columns + " from " + draft.tables()
                        + (draft.conditions.isEmpty() ? "" : " where " + String.join(" and ", draft.conditions))
                        + " order by " + ordered + ".started_at desc, " + ordered + ".hand desc limit ?",
                draft.parameters);
    }

    private static OffsetDateTime utc(Instant time) {
        return time.atOffset(ZoneOffset.UTC);
    }

    /** A statement that is being written. Players come first among the filters, so it is known who gives the order when times come. */
    private static final class Draft {

        private final List<String> conditions = new ArrayList<>();
        private final List<Object> parameters = new ArrayList<>();
        private int players;

        void condition(String sql, Object... values) {
            conditions.add(sql);
            parameters.addAll(List.of(values));
        }

        /** The order and the times are taken from the table whose index gives the order. */
        private String started() {
            return (players == 0 ? HAND : FIRST_PLAYER) + ".started_at";
        }

        String tables() {
            if (players == 0) {
                return "projection.hand h";
            }
            StringBuilder joined = new StringBuilder("projection.hand_player p1");
            for (int other = 2; other <= players; other++) {
                joined.append(" join projection.hand_player p%d on p%d.hand = p1.hand".formatted(other, other));
            }
            return joined.append(" join projection.hand h on h.hand = p1.hand").toString();
        }

        void add(HandFilter filter) {
            switch (filter) {
                case HandFilter.DealtIn dealt -> {
                    players++;
                    condition("p" + players + ".player = ?", dealt.player());
                }
                case HandFilter.AtTable at -> condition("h.table_name = ?", at.table());
                case HandFilter.From from -> condition(started() + " >= ?", utc(from.time()));
                case HandFilter.To to -> condition(started() + " < ?", utc(to.time()));
                case HandFilter.OfGame of -> condition("h.game = ?", of.game());
                case HandFilter.AtStakes at -> condition("h.stakes = ?", at.stakes());
                case HandFilter.PotMin pot -> condition("h.final_pot >= ?", pot.chips());
                case HandFilter.PotMax pot -> condition("h.final_pot <= ?", pot.chips());
                case HandFilter.Draws draws -> condition("h.draw = ?", draws.draws());
                case HandFilter.DrawsMin draws -> condition("h.draw >= ?", draws.draws());
                case HandFilter.DrawsMax draws -> condition("h.draw <= ?", draws.draws());
                case HandFilter.Shown shown ->
                    condition(
                            "h.best_shown " + (shown.orBetter() ? "<=" : "=") + " ?",
                            shown.made().code());
                case HandFilter.Reshuffled reshuffled ->
                    condition(reshuffled.yes() ? "h.reshuffles > 0" : "h.reshuffles = 0");
                case HandFilter.AllIn allIn -> condition(allIn.yes() ? "h.all_in" : "not h.all_in");
                case HandFilter.Corrected corrected -> condition(corrected.yes() ? "h.corrected" : "not h.corrected");
                case HandFilter.Noted noted -> condition(noted.yes() ? "h.notes > 0" : "h.notes = 0");
                case HandFilter.Ended ended -> condition(ending(ended.outcome()));
                case HandFilter.Over ignored -> condition("h.ending is not null");
            }
        }

        private static String ending(Outcome outcome) {
            return switch (outcome) {
                case RUNNING -> "h.ending is null";
                case PLAYED, MISDEAL, CANCELLED -> "h.ending = '" + outcome.name() + "'";
            };
        }
    }
}
