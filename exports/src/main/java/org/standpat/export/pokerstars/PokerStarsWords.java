package org.standpat.export.pokerstars;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Rank;
import org.standpat.export.Money;
import org.standpat.export.PlainText;
import org.standpat.export.SeenHand;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Game;
import org.standpat.money.Denomination;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;

/** How a hand's names, amounts and cards are written in the style of PokerStars. */
final class PokerStarsWords {

    private static final Map<String, String> SIGNS = Map.of("USD", "$", "EUR", "\u20AC", "GBP", "\u00A3");
    private static final int SINGLE = 1;
    private static final int TRIPLE = 3;
    private static final int CENTS = 2;

    private final Map<Integer, String> names = new TreeMap<>();
    private final Denomination money;
    private final Ranking ranking;
    private final String sign;

    PokerStarsWords(SeenHand hand) {
        money = hand.money();
        ranking = hand.started().rules().game().ranking();
        sign = SIGNS.getOrDefault(money.currency(), "");
        for (SeatedPlayer player : hand.started().seats()) {
            names.put(player.seat(), PlainText.onOneLine(player.player()).stripTrailing());
        }
    }

    /** Why the room's text has no words for this hand; empty when it has. */
    static Optional<String> cannotSay(SeenHand hand) {
        Game game = hand.started().rules().game();
        if (!game.ranking().equals(Rankings.named("deuce-to-seven"))
                || (game.draws() != SINGLE && game.draws() != TRIPLE)) {
            return Optional.of("PokerStars dealt 2-7 with one draw and with three; it has no words for "
                    + game.ranking().label() + " with " + game.draws() + " draws");
        }
        Denomination money = hand.money();
        boolean chips = money.equals(Denomination.CHIPS);
        if (!chips && (!SIGNS.containsKey(money.currency()) || money.decimals() != CENTS)) {
            return Optional.of("PokerStars wrote whole chips, USD, EUR and GBP with cents; it has no words for "
                    + (money.currency().isEmpty() ? "chips" : PlainText.onOneLine(money.currency()))
                    + " with " + money.decimals() + " decimals");
        }
        return hand.end().isEmpty()
                ? Optional.of("a hand has to be over before PokerStars writes it, and this one is still played")
                : Optional.empty();
    }

    /** True where chips are no currency. */
    boolean isPlayMoney() {
        return money.equals(Denomination.CHIPS);
    }

    /** The currency's code. */
    String currency() {
        return money.currency();
    }

    /** The player's name, on one line. */
    String name(int seat) {
        return names.getOrDefault(seat, "");
    }

    /** An amount with its sign: {@code $1.50}. */
    String amount(long chips) {
        return sign + Money.digits(chips, money);
    }

    /** Cards as {@code [7h 5c]}. */
    static String cards(Cards cards) {
        StringBuilder text = new StringBuilder("[");
        for (Card card : cards) {
            text.append(text.length() == 1 ? "" : " ").append(card);
        }
        return text.append(']').toString();
    }

    /** What a hand is called: its ranks from the highest, or as it is said where two are the same. */
    String called(Cards cards) {
        if (!cards.allKnown() || cards.size() != ranking.handSize()) {
            return "";
        }
        List<Rank> ranks = new ArrayList<>();
        for (Card card : cards) {
            ranks.add(card.rank());
        }
        boolean same = ranks.stream().distinct().count() < ranks.size();
        if (same) {
            return "Lo: " + ranking.describe(cards);
        }
        ranks.sort(Comparator.reverseOrder());
        return "Lo: "
                + String.join(
                        ",",
                        ranks.stream()
                                .map(rank -> String.valueOf(rank.symbol()))
                                .toList());
    }
}
