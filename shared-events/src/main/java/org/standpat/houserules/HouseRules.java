package org.standpat.houserules;

/**
 * The rules that one hand is played by, wherever sources or rooms differ. Stamped on the hand when it starts and never changed.
 *
 * @param game ranking, number of draws and betting structure
 * @param blinds what is posted before the deal
 * @param mostSeats most players that may be dealt in (rule 1.5)
 * @param burn whether a card is burned before the replacements of each draw (rule 5.6)
 * @param reshuffle what happens when the stub runs out (rule 5.11)
 * @param showdown who may muck (rule 6.2)
 * @param oddChips where chips go that do not divide (rule 6.6)
 * @param rake what the house takes (rule 6.7)
 */
public record HouseRules(
        Game game,
        Blinds blinds,
        int mostSeats,
        boolean burn,
        Reshuffle reshuffle,
        Showdown showdown,
        OddChips oddChips,
        Rake rake) {}
