package org.standpat.houserules;

/**
 * The rules that one hand is played by, wherever sources or rooms differ. Stamped on the hand when it starts and never changed.
 *
 * @param game ranking, number of draws and betting structure
 * @param blinds the two blinds
 * @param ante who antes how much (rule 3.5)
 * @param mostSeats most players that may be dealt in (rule 1.5)
 * @param draw how a draw goes (rules 5.3 and 5.5 to 5.8)
 * @param reshuffle what happens when the stub runs out (rule 5.11)
 * @param showdown who may muck (rule 6.2)
 * @param oddChips where chips go that do not divide (rule 6.6)
 * @param rake what the house takes (rule 6.7)
 * @param substantialAction so many actions of the first betting round end the time in which a misdeal can be declared (rule 7.1)
 * @param timeOut what happens to a player who does not act in time (rule 7.5)
 */
public record HouseRules(
        Game game,
        Blinds blinds,
        Ante ante,
        int mostSeats,
        DrawProcedure draw,
        Reshuffle reshuffle,
        Showdown showdown,
        OddChips oddChips,
        Rake rake,
        int substantialAction,
        TimeOut timeOut) {

    /** These rules for another game. */
    public HouseRules with(Game other) {
        return new HouseRules(
                other, blinds, ante, mostSeats, draw, reshuffle, showdown, oddChips, rake, substantialAction, timeOut);
    }

    /** These rules at other blinds; the betting structure stays as it is. */
    public HouseRules with(Blinds other) {
        return new HouseRules(
                game, other, ante, mostSeats, draw, reshuffle, showdown, oddChips, rake, substantialAction, timeOut);
    }

    /** These rules with another ante. */
    public HouseRules with(Ante other) {
        return new HouseRules(
                game, blinds, other, mostSeats, draw, reshuffle, showdown, oddChips, rake, substantialAction, timeOut);
    }

    /** These rules for at most so many players. */
    public HouseRules withMostSeats(int other) {
        return new HouseRules(
                game, blinds, ante, other, draw, reshuffle, showdown, oddChips, rake, substantialAction, timeOut);
    }

    /** These rules with another way to draw. */
    public HouseRules with(DrawProcedure other) {
        return new HouseRules(
                game, blinds, ante, mostSeats, other, reshuffle, showdown, oddChips, rake, substantialAction, timeOut);
    }

    /** These rules with another reshuffle. */
    public HouseRules with(Reshuffle other) {
        return new HouseRules(
                game, blinds, ante, mostSeats, draw, other, showdown, oddChips, rake, substantialAction, timeOut);
    }

    /** These rules with another showdown. */
    public HouseRules with(Showdown other) {
        return new HouseRules(
                game, blinds, ante, mostSeats, draw, reshuffle, other, oddChips, rake, substantialAction, timeOut);
    }

    /** These rules with odd chips going elsewhere. */
    public HouseRules with(OddChips other) {
        return new HouseRules(
                game, blinds, ante, mostSeats, draw, reshuffle, showdown, other, rake, substantialAction, timeOut);
    }

    /** These rules with another rake. */
    public HouseRules with(Rake other) {
        return new HouseRules(
                game, blinds, ante, mostSeats, draw, reshuffle, showdown, oddChips, other, substantialAction, timeOut);
    }

    /** These rules with a misdeal possible until so many players have acted. */
    public HouseRules withSubstantialAction(int other) {
        return new HouseRules(game, blinds, ante, mostSeats, draw, reshuffle, showdown, oddChips, rake, other, timeOut);
    }

    /** These rules with another answer to a time-out. */
    public HouseRules with(TimeOut other) {
        return new HouseRules(
                game, blinds, ante, mostSeats, draw, reshuffle, showdown, oddChips, rake, substantialAction, other);
    }
}
