package org.standpat.query.listing;

import java.util.List;

/**
 * A filter as SQL says it.
 *
 * @param sql something that is true of the rows that are meant
 * @param parameters in the order of its question marks
 */
record Condition(String sql, List<Object> parameters) {

    Condition {
        parameters = List.copyOf(parameters);
    }

    /**
     * This filter over table {@code hand}, called {@code h}.
     *
     * @param player what the table of players is called that this filter asks, if it asks one
     * @param timed what the table is called that the time is asked of
     */
    static Condition of(HandFilter filter, String player, String timed) {
        return switch (filter) {
            case HandFilter.DealtIn dealt -> with(player + ".player = ?", dealt.player());
            case HandFilter.AtTable at -> with("h.table_name = ?", at.table());
            case HandFilter.From from -> with(timed + ".started_at >= ?", SearchStatement.utc(from.time()));
            case HandFilter.To to -> with(timed + ".started_at < ?", SearchStatement.utc(to.time()));
            case HandFilter.OfGame of -> with("h.game = ?", of.game());
            case HandFilter.AtStakes at -> with("h.stakes = ?", at.stakes());
            case HandFilter.PotMin pot -> with("h.final_pot >= ?", pot.chips());
            case HandFilter.PotMax pot -> with("h.final_pot <= ?", pot.chips());
            case HandFilter.Draws draws -> draws("=", draws.draws());
            case HandFilter.DrawsMin draws -> draws(">=", draws.draws());
            case HandFilter.DrawsMax draws -> draws("<=", draws.draws());
            case HandFilter.Shown shown ->
                with(
                        "h.best_shown " + (shown.orBetter() ? "<=" : "=") + " ?",
                        shown.made().code());
            case HandFilter.Reshuffled reshuffled -> with(reshuffled.yes() ? "h.reshuffles > 0" : "h.reshuffles = 0");
            case HandFilter.AllIn allIn -> with(allIn.yes() ? "h.all_in" : "not h.all_in");
            case HandFilter.Corrected corrected -> with(corrected.yes() ? "h.corrected" : "not h.corrected");
            case HandFilter.Noted noted -> with(noted.yes() ? "h.notes > 0" : "h.notes = 0");
            case HandFilter.Ended ended -> with(ending(ended.outcome()));
            case HandFilter.Over ignored -> with("h.ending is not null");
        };
    }

    /** Of running hands, which are few, an index knows only that they are running. */
    private static Condition draws(String compared, int draws) {
        return with("(h.final_draw %1$s ? or h.ending is null and h.draw %1$s ?)".formatted(compared), draws, draws);
    }

    private static Condition with(String sql, Object... parameters) {
        return new Condition(sql, List.of(parameters));
    }

    private static String ending(Outcome outcome) {
        return switch (outcome) {
            case RUNNING -> "h.ending is null";
            case PLAYED, MISDEAL, CANCELLED -> "h.ending = '" + outcome.name() + "'";
        };
    }
}
