package org.standpat.query.history;

import java.util.Locale;
import java.util.stream.Collectors;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent.Blind;

/** Small pieces of the text. */
final class Phrases {

    private static final String[] ORDINALS = {"FIRST", "SECOND", "THIRD"};
    private static final String[] SHORT_ORDINALS = {"1st", "2nd", "3rd"};

    private Phrases() {}

    /** Cards with brackets and spaces, as in {@code [7h 5c]}. */
    static String bracketed(Cards cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining(" ", "[", "]"));
    }

    /** The same after a space; nothing when not one of the cards is known. */
    static String ifKnown(Cards cards) {
        return cards.knownSet().isEmpty() ? "" : " " + bracketed(cards);
    }

    static String blind(Blind blind) {
        return switch (blind) {
            case SMALL -> "small blind";
            case BIG -> "big blind";
            // A live blind is a big blind from another place.
            case LIVE -> "big blind";
            case DEAD -> "dead small blind";
        };
    }

    static String capitalised(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    static String cards(int count) {
        return count == 1 ? "1 card" : count + " cards";
    }

    /** The heading of a draw; a game with one draw needs no number. */
    static String drawHeading(int draw, int draws) {
        return draws == 1 ? "*** DRAW ***" : "*** " + ORDINALS[draw - 1] + " DRAW ***";
    }

    /** When a player folded: draws begun by then, of all draws of the game. */
    static String foldedAt(int draw, int draws) {
        if (draw == 0) {
            return "before the Draw";
        }
        return draws == 1 ? "after the Draw" : "after the " + SHORT_ORDINALS[draw - 1] + " Draw";
    }

    /** What a pot is called among {@code pots} of them; pot 0 is the main pot. */
    static String pot(int pot, int pots) {
        if (pots == 1) {
            return "pot";
        }
        if (pot == 0) {
            return "main pot";
        }
        return pots == 2 ? "side pot" : "side pot-" + pot;
    }

    /** A constant's name as words: {@code ALL_BUT_CURRENT} is "all but current". */
    static String words(Enum<?> constant) {
        return constant.name().replace('_', ' ').toLowerCase(Locale.ROOT);
    }
}
