package org.standpat.hand;

/**
 * What the hand before left at the table, so that the button and the blinds of this one can be checked (rules 3.1 and 3.3).
 *
 * @param button seat of the dealer button
 * @param bigBlind seat of the big blind
 * @param players how many were dealt in
 */
public record PreviousHand(int button, int bigBlind, int players) {}
