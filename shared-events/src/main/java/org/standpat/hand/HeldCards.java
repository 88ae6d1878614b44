package org.standpat.hand;

import org.standpat.card.CardSet;
import org.standpat.card.Cards;

/** What can be said about cards some of which are not known: a known card may turn out to be one of the unknown ones. */
public final class HeldCards {

    private HeldCards() {}

    /**
     * True when {@code named} can be among {@code held}: each known card is held or stands for an unknown one, and there are enough
     * unknown ones for the rest.
     */
    public static boolean canBeAmong(Cards held, Cards named) {
        int unseen = named.size() - named.knownSet().intersect(held.knownSet()).size();
        return named.size() <= held.size() && unseen <= held.unknownCount();
    }

    /** True when the known cards {@code shown} can be exactly what is held. */
    public static boolean mayBe(Cards held, Cards shown) {
        return shown.allKnown()
                && shown.size() == held.size()
                && held.knownSet().isSubsetOf(shown.knownSet());
    }

    /** The known cards that are named now and were unknown among the held ones. */
    public static CardSet revealed(Cards held, Cards named) {
        return named.knownSet().minus(held.knownSet());
    }

    /**
     * What is left of {@code held} without {@code discards}.
     *
     * @throws IllegalArgumentException when the discards cannot be among the held cards
     */
    public static Cards without(Cards held, Cards discards) {
        if (!canBeAmong(held, discards)) {
            throw new IllegalArgumentException("the discards cannot be among the cards held");
        }
        Cards known = Cards.of(discards.knownSet().intersect(held.knownSet()));
        Cards rest = held.minus(known);
        int unknown = discards.size() - known.size();
        return unknown == 0 ? rest : rest.minus(Cards.unknown(unknown));
    }
}
