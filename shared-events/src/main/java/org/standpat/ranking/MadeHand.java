package org.standpat.ranking;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.standpat.card.Rank;

/**
 * What a hand comes to, in the classes that players count by: the numbered hands of deuce-to-seven (rule 2.2), the lows by their highest
 * card, and the hands that are no low. Of two classes of one ranking the one that stands first is better. Which classes there are depends on
 * the ranking: deuce-to-seven has no six-low and no seven-low, ace-to-five no ace-low, no straights and no flushes.
 */
public enum MadeHand {
    /** The best hand of the ranking: 7-5-4-3-2, or the wheel. */
    NUMBER_ONE(1, "number one"),
    /** 7-6-4-3-2. */
    NUMBER_TWO(2, "number two"),
    /** 7-6-5-3-2. */
    NUMBER_THREE(3, "number three"),
    /** 7-6-5-4-2. */
    NUMBER_FOUR(4, "number four"),
    SIX_LOW(6, "six low"),
    SEVEN_LOW(7, "seven low"),
    EIGHT_LOW(8, "eight low"),
    NINE_LOW(9, "nine low"),
    TEN_LOW(10, "ten low"),
    JACK_LOW(11, "jack low"),
    QUEEN_LOW(12, "queen low"),
    KING_LOW(13, "king low"),
    ACE_LOW(14, "ace low"),
    PAIR(15, "pair"),
    TWO_PAIR(16, "two pair"),
    THREE_OF_A_KIND(17, "three of a kind"),
    STRAIGHT(18, "straight"),
    FLUSH(19, "flush"),
    FULL_HOUSE(20, "full house"),
    FOUR_OF_A_KIND(21, "four of a kind"),
    STRAIGHT_FLUSH(22, "straight flush");

    private static final Map<Integer, MadeHand> BY_CODE =
            Stream.of(values()).collect(Collectors.toUnmodifiableMap(MadeHand::code, made -> made));

    private static final int CODE_OF_TWO_LOW = 2;

    private final int code;
    private final String words;

    MadeHand(int code, String words) {
        this.code = code;
        this.words = words;
    }

    /** The number that stands for it in tables: the same in every version, larger for worse, 1 to 22. */
    public int code() {
        return code;
    }

    /** What it is called, in small letters. */
    public String words() {
        return words;
    }

    /** The class with this code; empty when there is none. */
    public static Optional<MadeHand> withCode(int code) {
        return Optional.ofNullable(BY_CODE.get(code));
    }

    /** Whether hands of this class lose to hands of the other one. */
    public boolean isWorseThan(MadeHand other) {
        return code > other.code;
    }

    /** What an unpaired hand with this highest card comes to. */
    static MadeHand low(Rank highest) {
        return withCode(CODE_OF_TWO_LOW + highest.number()).orElseThrow();
    }
}
