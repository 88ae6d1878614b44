package org.standpat.houserules;

import org.standpat.ranking.Ranking;

/**
 * A game is three independent choices (rule 1.1).
 *
 * @param ranking how hands compare at showdown
 * @param draws number of draws, 1 to {@value #MOST_DRAWS}
 * @param betting how much may be bet, and how often
 */
public record Game(Ranking ranking, int draws, BettingStructure betting) {

    /** The most draws that any game of the rulebook has. */
    public static final int MOST_DRAWS = 3;

    /** A game with <i>d</i> draws has <i>d</i> + 1 betting rounds (rule 1.3); rounds and draws count from 1. */
    public int bettingRounds() {
        return draws + 1;
    }

    /** Cards that each player holds: five in the games of the rulebook (rule 1.4). */
    public int handSize() {
        return ranking.handSize();
    }
}
