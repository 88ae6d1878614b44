package org.standpat.deal;

import org.standpat.card.Cards;
import org.standpat.card.Places;

/**
 * Cards that fall now.
 *
 * @param cards in the order in which they come
 * @param places where each lay in the stub as last shuffled; none when this source does not say
 */
public record Dealt(Cards cards, Places places) {

    /** No card falls now. */
    public static final Dealt NONE = new Dealt(Cards.NONE, Places.NONE);

    /** Cards of which nobody says where they lay. */
    public static Dealt of(Cards cards) {
        return new Dealt(cards, Places.NONE);
    }
}
