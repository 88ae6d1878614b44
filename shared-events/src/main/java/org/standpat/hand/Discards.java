package org.standpat.hand;

import org.standpat.card.Cards;

/**
 * Cards that lie in the muck together.
 *
 * @param seat who put them there
 * @param draw the draw on which they were discarded, or the last draw begun before the hand was folded, 0 before the first
 * @param folded whether they are a folded or mucked hand rather than discards
 * @param cards the cards, some of which may be unknown
 */
public record Discards(int seat, int draw, boolean folded, Cards cards) {}
