package org.standpat.ranking;

import java.util.Optional;
import org.standpat.card.Cards;
import org.standpat.card.Rank;

/**
 * Deuce-to-seven lowball (rules 2.1 to 2.4): the lowest high-poker hand wins, aces are high, straights and flushes count.
 * Strength 1 is 7-5-4-3-2 of more than one suit, {@link #DIFFERENT_RANKS} the royal flush.
 */
public record DeuceToSeven() implements FiveCardRanking {
    /** How many different ranks there are: strengths go from 1 to this. */
    public static final int DIFFERENT_RANKS = 7_462;

    /** A ranking of this kind, equal to any other. */
    public static final DeuceToSeven INSTANCE = new DeuceToSeven();

    private static final ShapeRules SHAPES = new ShapeRules(RankOrder.ACES_HIGH, true);
    private static final HandNames NAMES = new HandNames(DeuceToSeven::numbered);

    @Override
    public String name() {
        return "deuce-to-seven";
    }

    @Override
    public String label() {
        return "2-7";
    }

    @Override
    public int strength(int card0, int card1, int card2, int card3, int card4) {
        return Strengths.TABLE.withSuits(card0, card1, card2, card3, card4);
    }

    @Override
    public String describe(Cards hand) {
        return NAMES.plain(SHAPES.shape(hand));
    }

    @Override
    public String describeAgainst(Cards hand, Cards other) {
        return NAMES.against(SHAPES.shape(hand), SHAPES.shape(other));
    }

    @Override
    public Optional<MadeHand> made(Cards hand) {
        HandShape shape = SHAPES.shape(hand);
        return Optional.of(isNumbered(shape) ? numberOfSeven(shape) : shape.made());
    }

    /** The four seven-lows have numbers: 75432, 76432, 76532, 76542 (rule 2.2). */
    private static Optional<String> numbered(HandShape low) {
        return isNumbered(low) ? Optional.of(numberOfSeven(low).words()) : Optional.empty();
    }

    private static boolean isNumbered(HandShape shape) {
        return shape.category() == HandCategory.NO_PAIR && shape.rank(0) == Rank.SEVEN;
    }

    private static MadeHand numberOfSeven(HandShape low) {
        if (low.rank(1) == Rank.FIVE) {
            return MadeHand.NUMBER_ONE;
        }
        if (low.rank(2) == Rank.FOUR) {
            return MadeHand.NUMBER_TWO;
        }
        return low.rank(3) == Rank.THREE ? MadeHand.NUMBER_THREE : MadeHand.NUMBER_FOUR;
    }

    /** Made when a hand is first ranked: a ranking that is known but not played costs nothing. */
    private static final class Strengths {
        static final StrengthTable TABLE = new StrengthTable(SHAPES);
    }

    /** The name. */
    @Override
    public String toString() {
        return name();
    }
}
