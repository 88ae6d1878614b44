package org.standpat.decide;

import java.util.function.UnaryOperator;
import org.standpat.houserules.Ante;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.Blinds;
import org.standpat.houserules.Cap;
import org.standpat.houserules.DrawProcedure;
import org.standpat.houserules.DrawProcedure.Change;
import org.standpat.houserules.DrawProcedure.Exposed;
import org.standpat.houserules.DrawProcedure.FiveCards;
import org.standpat.houserules.DrawProcedure.Order;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.OddChips;
import org.standpat.houserules.PotLimit;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Reshuffle;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.ShortAllIn;
import org.standpat.houserules.Showdown;
import org.standpat.houserules.Showdown.MuckRule;
import org.standpat.houserules.TimeOut;
import org.standpat.ranking.DeuceToSeven;
import org.standpat.ranking.Ranking;

/** Changes of one house rule each, so that a test names only the rule that it is about. */
final class HouseRule {

    /** Limit 2-7 triple draw, blinds 20 and 40, bets 40 and 80; no ante, no burn, no rake, anybody may muck, nothing is forced. */
    static final HouseRules PLAIN = new HouseRules(
            new Game(
                    DeuceToSeven.INSTANCE,
                    3,
                    new FixedLimit(40, 80, 3, new Cap(4, Cap.Lifted.NEVER), ShortAllIn.HALF_BET, false)),
            new Blinds(20, 40),
            Ante.NONE,
            6,
            new DrawProcedure(Order.ANNOUNCE_THEN_REPLACE, false, FiveCards.AT_ONCE, Change.NEVER, Exposed.AT_ONCE),
            new Reshuffle(ReshuffleProcedure.EARLIER_ROUNDS, true, false),
            new Showdown(MuckRule.ANY_HAND, false),
            OddChips.ONE_AT_A_TIME,
            Rake.NONE,
            2,
            TimeOut.WAITED_FOR);

    private HouseRule() {}

    static UnaryOperator<HouseRules> blinds(long small, long big) {
        return rules -> {
            BettingStructure sized = switch (rules.game().betting()) {
                case FixedLimit limit ->
                    new FixedLimit(
                            big,
                            2 * big,
                            limit.bigBetFromRound(),
                            limit.cap(),
                            limit.shortAllIn(),
                            limit.shortAllInsAddUp());
                case PotLimit limit -> new PotLimit(big, limit.shortAllInsAddUp());
                case NoLimit limit -> new NoLimit(big, limit.shortAllInsAddUp());
            };
            return betting(rules, sized).with(new Blinds(small, big));
        };
    }

    static UnaryOperator<HouseRules> noLimit() {
        return rules -> betting(rules, new NoLimit(rules.blinds().big(), false));
    }

    static UnaryOperator<HouseRules> potLimit() {
        return rules -> betting(rules, new PotLimit(rules.blinds().big(), false));
    }

    static UnaryOperator<HouseRules> ranking(Ranking ranking) {
        return rules ->
                rules.with(new Game(ranking, rules.game().draws(), rules.game().betting()));
    }

    static UnaryOperator<HouseRules> draws(int draws) {
        return rules ->
                rules.with(new Game(rules.game().ranking(), draws, rules.game().betting()));
    }

    static UnaryOperator<HouseRules> ante(Ante.From from, long amount, Ante.PaidFirst paidFirst) {
        return rules -> rules.with(new Ante(from, amount, paidFirst));
    }

    static UnaryOperator<HouseRules> bigBetFromRound(int round) {
        return limit(limit -> new FixedLimit(
                limit.smallBet(), limit.bigBet(), round, limit.cap(), limit.shortAllIn(), limit.shortAllInsAddUp()));
    }

    static UnaryOperator<HouseRules> cap(int bets, Cap.Lifted lifted) {
        return limit(limit -> new FixedLimit(
                limit.smallBet(),
                limit.bigBet(),
                limit.bigBetFromRound(),
                new Cap(bets, lifted),
                limit.shortAllIn(),
                limit.shortAllInsAddUp()));
    }

    static UnaryOperator<HouseRules> shortAllIn(ShortAllIn counts) {
        return limit(limit -> new FixedLimit(
                limit.smallBet(),
                limit.bigBet(),
                limit.bigBetFromRound(),
                limit.cap(),
                counts,
                limit.shortAllInsAddUp()));
    }

    static UnaryOperator<HouseRules> shortAllInsAddUp() {
        return rules -> betting(
                rules,
                switch (rules.game().betting()) {
                    case FixedLimit limit ->
                        new FixedLimit(
                                limit.smallBet(),
                                limit.bigBet(),
                                limit.bigBetFromRound(),
                                limit.cap(),
                                limit.shortAllIn(),
                                true);
                    case PotLimit limit -> new PotLimit(limit.leastBet(), true);
                    case NoLimit limit -> new NoLimit(limit.leastBet(), true);
                });
    }

    static UnaryOperator<HouseRules> mostSeats(int most) {
        return rules -> rules.withMostSeats(most);
    }

    static UnaryOperator<HouseRules> inTurn() {
        return draw(
                draw -> new DrawProcedure(Order.IN_TURN, draw.burn(), draw.fiveCards(), draw.change(), draw.exposed()));
    }

    static UnaryOperator<HouseRules> burn() {
        return draw(draw -> new DrawProcedure(draw.order(), true, draw.fiveCards(), draw.change(), draw.exposed()));
    }

    static UnaryOperator<HouseRules> fourThenOne() {
        return draw(draw ->
                new DrawProcedure(draw.order(), draw.burn(), FiveCards.FOUR_THEN_ONE, draw.change(), draw.exposed()));
    }

    static UnaryOperator<HouseRules> mayChange() {
        return draw(draw ->
                new DrawProcedure(draw.order(), draw.burn(), draw.fiveCards(), Change.UNTIL_ACTED_ON, draw.exposed()));
    }

    static UnaryOperator<HouseRules> exposedAfterEverybody() {
        return draw(draw ->
                new DrawProcedure(draw.order(), draw.burn(), draw.fiveCards(), draw.change(), Exposed.AFTER_EVERYBODY));
    }

    static UnaryOperator<HouseRules> reshuffle(ReshuffleProcedure procedure) {
        return rules -> rules.with(new Reshuffle(
                procedure,
                rules.reshuffle().foldedHandsInPool(),
                rules.reshuffle().burnAfterwards()));
    }

    static UnaryOperator<HouseRules> foldedHandsLeftOut() {
        return rules -> rules.with(new Reshuffle(
                rules.reshuffle().procedure(), false, rules.reshuffle().burnAfterwards()));
    }

    static UnaryOperator<HouseRules> burnAfterReshuffle() {
        return rules -> rules.with(
                new Reshuffle(rules.reshuffle().procedure(), rules.reshuffle().foldedHandsInPool(), true));
    }

    static UnaryOperator<HouseRules> muck(MuckRule muck) {
        return rules -> rules.with(new Showdown(muck, rules.showdown().tableWhenAllIn()));
    }

    static UnaryOperator<HouseRules> tableWhenAllIn() {
        return rules -> rules.with(new Showdown(rules.showdown().muck(), true));
    }

    static UnaryOperator<HouseRules> oddChips(OddChips oddChips) {
        return rules -> rules.with(oddChips);
    }

    static UnaryOperator<HouseRules> rake(Rake rake) {
        return rules -> rules.with(rake);
    }

    static UnaryOperator<HouseRules> substantialAction(int actions) {
        return rules -> rules.withSubstantialAction(actions);
    }

    static UnaryOperator<HouseRules> timeOut() {
        return rules -> rules.with(TimeOut.CHECK_OR_FOLD);
    }

    private static UnaryOperator<HouseRules> draw(UnaryOperator<DrawProcedure> change) {
        return rules -> rules.with(change.apply(rules.draw()));
    }

    private static UnaryOperator<HouseRules> limit(UnaryOperator<FixedLimit> change) {
        return rules -> betting(rules, change.apply((FixedLimit) rules.game().betting()));
    }

    private static HouseRules betting(HouseRules rules, BettingStructure betting) {
        return rules.with(new Game(rules.game().ranking(), rules.game().draws(), betting));
    }
}
