package org.standpat.houserules;

/**
 * What happens when the stub runs out in the middle of a draw (rule 5.11).
 *
 * @param procedure which cards go into the new stub
 * @param foldedHandsInPool whether folded hands are part of the muck that is shuffled in
 * @param burnAfterwards whether a card is burned from the new stub before dealing goes on
 */
public record Reshuffle(ReshuffleProcedure procedure, boolean foldedHandsInPool, boolean burnAfterwards) {}
