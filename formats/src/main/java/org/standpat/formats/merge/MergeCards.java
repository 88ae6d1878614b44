package org.standpat.formats.merge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.formats.text.LineCards;

/**
 * The cards that a hand's file tells. They stand at the end of each round, after the actions that they belong to, and a draw gives the
 * whole new hand: what was thrown away and what came for it is the difference to the hand before.
 */
final class MergeCards {

    private final Map<String, Cards> byRoundAndSeat = new HashMap<>();
    private final Map<Integer, Cards> held = new HashMap<>();

    /** Cards of all players, by round. */
    MergeCards(List<MergeElement> elements) {
        for (MergeElement element : elements) {
            if (element.name().equals("cards")) {
                add(element);
            }
        }
    }

    private void add(MergeElement element) {
        int seat = MergeSeats.number(element, "player");
        Cards cards = LineCards.toEnd(element.lexer("cards"));
        if (byRoundAndSeat.put(key(element.round(), seat), cards) != null) {
            throw element.refused("expected the cards of a player once in a round, got them twice");
        }
        if (element.says("type", "HOLE")) {
            held.put(seat, cards);
        }
    }

    private static String key(String round, int seat) {
        return seat + " " + round;
    }

    /** What a player shows or holds at the end of a round; null when the file does not tell. */
    @Nullable
    Cards of(String round, int seat) {
        return byRoundAndSeat.get(key(round, seat));
    }

    /**
     * A player's draw.
     *
     * @param kept what he kept
     * @param discarded what he threw away
     * @param received what came for it
     */
    record Draw(Cards kept, Cards discarded, Cards received) {}

    /** The draw of a player on a round; null when the file does not tell his cards before or after it. */
    @Nullable
    Draw draw(String round, int seat) {
        Cards before = held.get(seat);
        Cards after = of(round, seat);
        if (after != null) {
            held.put(seat, after);
        } else {
            held.remove(seat);
        }
        return before == null || after == null
                ? null
                : new Draw(both(before, after, true), both(before, after, false), both(after, before, false));
    }

    /** The cards of one hand that are in the other one too, or are not. */
    private static Cards both(Cards one, Cards other, boolean inBoth) {
        List<Card> cards =
                one.stream().filter(card -> other.contains(card) == inBoth).toList();
        return Cards.of(cards);
    }
}
