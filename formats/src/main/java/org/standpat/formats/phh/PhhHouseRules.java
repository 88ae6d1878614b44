package org.standpat.formats.phh;

import java.util.List;
import java.util.stream.Stream;
import org.standpat.houserules.Ante.PaidFirst;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.Cap;
import org.standpat.houserules.Cap.Lifted;
import org.standpat.houserules.DrawProcedure;
import org.standpat.houserules.DrawProcedure.Order;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.HouseRulesCheck;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.OddChips;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Reshuffle;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.ShortAllIn;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;

/**
 * The house rules that a file leaves open; it gives the stakes alone. Writers of PHH are asked to follow the rules of the World Series
 * (source W of the rulebook), and none of 400 hands of the best-known engine deals more than the 49 cards that three burns leave, so
 * those rules come first. A hand that cannot have been played by them is tried with one house rule of another source.
 *
 * @param burn whether a card is burned before each draw (rule 5.6)
 * @param procedure what is reshuffled when the stub runs out (rule 5.11); goes with {@code burn}, source by source
 * @param cap how many bets a round of fixed limit may hold (rule 4.6)
 * @param shortAllIn when a short all-in counts as a bet in fixed limit (rule 4.10)
 * @param shortAllInsAddUp whether short all-ins that together make a full raise reopen the betting (rule 4.9)
 * @param oddChips where chips go that do not divide (rule 6.6)
 */
record PhhHouseRules(
        boolean burn,
        ReshuffleProcedure procedure,
        Cap cap,
        ShortAllIn shortAllIn,
        boolean shortAllInsAddUp,
        OddChips oddChips) {

    /** What writers of PHH are asked to follow. */
    static final PhhHouseRules USUAL = new PhhHouseRules(
            true,
            ReshuffleProcedure.EARLIER_ROUNDS,
            new Cap(4, Lifted.NEVER),
            ShortAllIn.HALF_BET,
            false,
            OddChips.ONE_AT_A_TIME);

    private static final PhhHouseRules ALL_TO_FIRST =
            new PhhHouseRules(USUAL.burn, USUAL.procedure, USUAL.cap, USUAL.shortAllIn, false, OddChips.ALL_TO_FIRST);
    private static final PhhHouseRules ADDING_UP =
            new PhhHouseRules(USUAL.burn, USUAL.procedure, USUAL.cap, USUAL.shortAllIn, true, USUAL.oddChips);

    private static final List<PhhHouseRules> ALL = List.of(
            USUAL,
            USUAL.dealing(false, ReshuffleProcedure.COMPLETED_DRAWERS),
            USUAL.dealing(false, ReshuffleProcedure.NEVER_OWN),
            USUAL.dealing(true, ReshuffleProcedure.ALL_BUT_CURRENT),
            USUAL.limited(new Cap(4, Lifted.TABLE_HEADS_UP), USUAL.shortAllIn),
            USUAL.limited(new Cap(5, Lifted.TABLE_HEADS_UP), USUAL.shortAllIn),
            USUAL.limited(USUAL.cap, ShortAllIn.FULL_BET),
            ADDING_UP,
            ALL_TO_FIRST);

    /** The house rules that this hand may have been played by, likeliest first; at least one. */
    static Stream<HouseRules> possible(PhhHand hand) {
        Order order = PhhDrawOrder.of(hand.steps());
        // Tournament directors have the blind paid first (rule 3.5); the engine that most files come from, the ante.
        Stream<PaidFirst> paid = hand.forced().isSomebodyShort(hand.stacks())
                ? Stream.of(PaidFirst.BLIND, PaidFirst.ANTE)
                : Stream.of(PaidFirst.BLIND);
        return paid.flatMap(first ->
                ALL.stream().filter(open -> open.matterTo(hand.game())).map(open -> open.at(hand, first, order)));
    }

    private PhhHouseRules dealing(boolean burns, ReshuffleProcedure pooling) {
        return new PhhHouseRules(burns, pooling, cap, shortAllIn, shortAllInsAddUp, oddChips);
    }

    private PhhHouseRules limited(Cap capped, ShortAllIn counting) {
        return new PhhHouseRules(burn, procedure, capped, counting, shortAllInsAddUp, oddChips);
    }

    /** False for a choice that only fixed limit knows, in another game. */
    private boolean matterTo(PhhGame game) {
        return switch (game) {
            case TRIPLE_DRAW -> true;
            case SINGLE_DRAW -> cap.equals(USUAL.cap) && shortAllIn == USUAL.shortAllIn;
        };
    }

    /** These rules at the stakes of the hand. What source W leaves to a player, whether he mucks, the file tells. */
    private HouseRules at(PhhHand hand, PaidFirst first, Order order) {
        PhhForcedBets forced = hand.forced();
        Variant variant = hand.game().variant();
        HouseRules live = Profiles.named(Profiles.WSOP_LIVE).rules(variant, Stakes.blinds(0, 0));
        DrawProcedure draw = live.draw();
        return live.with(new Game(variant.ranking(), variant.draws(), betting(hand.bets())))
                .with(forced.twoBlinds())
                .with(forced.ante(hand.stacks(), first))
                .withMostSeats(HouseRulesCheck.MOST_SEATS)
                .with(new DrawProcedure(order, burn, draw.fiveCards(), draw.change(), draw.exposed()))
                .with(new Reshuffle(procedure, true, false))
                .with(oddChips);
    }

    private BettingStructure betting(PhhBets bets) {
        return switch (bets) {
            case PhhBets.Fixed fixed ->
                new FixedLimit(
                        fixed.small(), fixed.big(), FixedLimit.USUAL_BIG_BET_ROUND, cap, shortAllIn, shortAllInsAddUp);
            case PhhBets.Least least -> new NoLimit(least.least(), shortAllInsAddUp);
        };
    }
}
