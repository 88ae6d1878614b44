package org.standpat.ranking;

import java.util.Optional;
import java.util.function.Function;
import org.standpat.card.Rank;

/**
 * What a five-card hand of a lowball ranking is called at the table (rule 2.6).
 *
 * @param ownNames gives the name of an unpaired hand that has one of its own, such as "number one"
 */
record HandNames(Function<HandShape, Optional<String>> ownNames) {
    /** An unpaired hand is known by its two highest cards: "eight-six low". */
    private static final int RANKS_OF_A_LOW = 2;

    /** The name that is said when nothing closer is asked for. */
    String plain(HandShape hand) {
        return named(hand, ranksInPlainName(hand.category()));
    }

    /** The plain name if it tells the hands apart, else one that names as many more ranks as it takes. */
    String against(HandShape hand, HandShape other) {
        int plain = ranksInPlainName(hand.category());
        if (hand.category() != other.category()) {
            return named(hand, plain);
        }
        return named(hand, Math.max(plain, hand.ranksToTellApart(other)));
    }

    private static int ranksInPlainName(HandCategory category) {
        return switch (category) {
            case NO_PAIR -> RANKS_OF_A_LOW;
            case TWO_PAIR, FULL_HOUSE -> 2;
            case ONE_PAIR, THREE_OF_A_KIND, STRAIGHT, FLUSH, FOUR_OF_A_KIND, STRAIGHT_FLUSH -> 1;
        };
    }

    private String named(HandShape hand, int ranks) {
        Rank first = hand.rank(0);
        Rank second = hand.rank(1);
        return switch (hand.category()) {
            case NO_PAIR -> low(hand, ranks);
            case ONE_PAIR -> "pair of " + first.plural() + sideCards(hand, 1, ranks);
            case TWO_PAIR -> "two pair, " + first.plural() + " and " + second.plural() + sideCards(hand, 2, ranks);
            case THREE_OF_A_KIND -> "three " + first.plural() + sideCards(hand, 1, ranks);
            case STRAIGHT -> first.word() + "-high straight";
            case FLUSH -> first.word() + "-high flush" + sideCards(hand, 1, ranks);
            case FULL_HOUSE -> "full house, " + first.plural() + " over " + second.plural();
            case FOUR_OF_A_KIND -> "four " + first.plural() + sideCards(hand, 1, ranks);
            case STRAIGHT_FLUSH -> first.word() + "-high straight flush";
        };
    }

    private String low(HandShape hand, int ranks) {
        return ownNames.apply(hand).orElseGet(() -> words(hand, 0, ranks) + " low");
    }

    private static String sideCards(HandShape hand, int from, int to) {
        return to > from ? ", " + words(hand, from, to) : "";
    }

    private static String words(HandShape hand, int from, int to) {
        StringBuilder words = new StringBuilder(hand.rank(from).word());
        for (int place = from + 1; place < to; place++) {
            words.append('-').append(hand.rank(place).word());
        }
        return words.toString();
    }
}
