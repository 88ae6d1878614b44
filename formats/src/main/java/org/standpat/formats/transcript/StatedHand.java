package org.standpat.formats.transcript;

import org.standpat.card.Cards;
import org.standpat.formats.Spot;

/**
 * The cards of one player at the end of the hand, told once more or for the first time.
 *
 * @param at where the file says it
 * @param seat number of his seat
 * @param cards five known cards
 * @param shown whether he tabled them; else they became known although he mucked
 */
public record StatedHand(Spot at, int seat, Cards cards, boolean shown) {}
