package org.standpat.ranking;

import java.util.Optional;
import org.standpat.card.Cards;
import org.standpat.card.Rank;

/**
 * Ace-to-five lowball (rule 2.5): the lowest hand wins, aces are low, straights and flushes do not count; a pair and all above
 * it do. Strength 1 is 5-4-3-2-A of any suits, {@link #DIFFERENT_RANKS} four kings with a queen.
 */
public record AceToFive() implements FiveCardRanking {
    /** How many different ranks there are: strengths go from 1 to this. */
    public static final int DIFFERENT_RANKS = 6_175;

    /** A ranking of this kind, equal to any other. */
    public static final AceToFive INSTANCE = new AceToFive();

    private static final ShapeRules SHAPES = new ShapeRules(RankOrder.ACES_LOW, false);
    private static final HandNames NAMES = new HandNames(AceToFive::wheel);

    @Override
    public String name() {
        return "ace-to-five";
    }

    @Override
    public String label() {
        return "A-5";
    }

    @Override
    public int strength(int card0, int card1, int card2, int card3, int card4) {
        return Strengths.TABLE.withoutSuits(card0, card1, card2, card3, card4);
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
        boolean isWheel =
                shape.category() == HandCategory.NO_PAIR && wheel(shape).isPresent();
        return Optional.of(isWheel ? MadeHand.NUMBER_ONE : shape.made());
    }

    /** There is one five-low, the best hand, and it has a name of its own. */
    private static Optional<String> wheel(HandShape low) {
        return low.rank(0) == Rank.FIVE ? Optional.of("wheel") : Optional.empty();
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
