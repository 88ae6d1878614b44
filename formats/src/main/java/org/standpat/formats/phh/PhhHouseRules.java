package org.standpat.formats.phh;

import java.util.List;
import java.util.stream.Stream;
import org.standpat.houserules.Blinds;
import org.standpat.houserules.Cap;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.HouseRulesCheck;
import org.standpat.houserules.OddChips;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Reshuffle;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.ShortAllIn;
import org.standpat.houserules.Showdown;
import org.standpat.ranking.DeuceToSeven;

/**
 * The house rules that a file leaves open; it gives the stakes alone. Writers of PHH are asked to follow the rules of the World Series
 * (source W of the rulebook), and none of 400 hands of the best-known engine deals more than the 49 cards that three burns leave, so
 * those rules come first. A hand that cannot have been played by them is tried with one house rule of another source.
 *
 * @param burn whether a card is burned before each draw (rule 5.6)
 * @param procedure what is reshuffled when the stub runs out (rule 5.11); goes with {@code burn}, source by source
 * @param capLifted when a round has no cap (rule 4.6)
 * @param shortAllIn when a short all-in counts as a bet (rule 4.10)
 * @param oddChips where chips go that do not divide (rule 6.6)
 */
record PhhHouseRules(
        boolean burn, ReshuffleProcedure procedure, Cap.Lifted capLifted, ShortAllIn shortAllIn, OddChips oddChips) {

    /** What writers of PHH are asked to follow. */
    static final PhhHouseRules USUAL = new PhhHouseRules(
            true, ReshuffleProcedure.EARLIER_ROUNDS, Cap.Lifted.NEVER, ShortAllIn.HALF_BET, OddChips.ONE_AT_A_TIME);

    private static final List<PhhHouseRules> ALL = List.of(
            USUAL,
            USUAL.dealing(false, ReshuffleProcedure.COMPLETED_DRAWERS),
            USUAL.dealing(false, ReshuffleProcedure.NEVER_OWN),
            USUAL.dealing(true, ReshuffleProcedure.ALL_BUT_CURRENT),
            new PhhHouseRules(USUAL.burn, USUAL.procedure, Cap.Lifted.TABLE_HEADS_UP, USUAL.shortAllIn, USUAL.oddChips),
            new PhhHouseRules(USUAL.burn, USUAL.procedure, USUAL.capLifted, ShortAllIn.FULL_BET, USUAL.oddChips),
            new PhhHouseRules(USUAL.burn, USUAL.procedure, USUAL.capLifted, USUAL.shortAllIn, OddChips.ALL_TO_FIRST));

    private static final int TRIPLE_DRAW = 3;
    private static final int BIG_BET_FROM_ROUND = 3;
    private static final int ONE_BET_THREE_RAISES = 4;

    /** The house rules that this hand may have been played by, likeliest first; at least one. */
    static Stream<HouseRules> possible(PhhHand hand) {
        return ALL.stream().map(open -> open.at(hand));
    }

    private PhhHouseRules dealing(boolean burns, ReshuffleProcedure pooling) {
        return new PhhHouseRules(burns, pooling, capLifted, shortAllIn, oddChips);
    }

    /** These rules at the stakes of the hand. Anybody may muck: what a file says is what happened. */
    private HouseRules at(PhhHand hand) {
        FixedLimit limit = new FixedLimit(
                hand.smallBet(),
                hand.bigBet(),
                BIG_BET_FROM_ROUND,
                new Cap(ONE_BET_THREE_RAISES, capLifted),
                shortAllIn,
                false);
        return new HouseRules(
                new Game(DeuceToSeven.INSTANCE, TRIPLE_DRAW, limit),
                new Blinds(hand.blinds().get(0), hand.blinds().get(1)),
                HouseRulesCheck.MOST_SEATS,
                burn,
                new Reshuffle(procedure, true, false),
                new Showdown(Showdown.MuckRule.ANY_HAND, false),
                oddChips,
                Rake.NONE);
    }
}
