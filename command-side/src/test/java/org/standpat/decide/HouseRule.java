package org.standpat.decide;

import java.util.function.UnaryOperator;
import org.standpat.houserules.Blinds;
import org.standpat.houserules.Cap;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.OddChips;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Reshuffle;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.ShortAllIn;
import org.standpat.houserules.Showdown;
import org.standpat.houserules.Showdown.MuckRule;
import org.standpat.ranking.DeuceToSeven;

/** Changes of one house rule each, so that a test names only the rule that it is about. */
final class HouseRule {

    /** Limit 2-7 triple draw, blinds 20 and 40, bets 40 and 80; no burn, no rake, anybody may muck. */
    static final HouseRules PLAIN = new HouseRules(
            new Game(
                    DeuceToSeven.INSTANCE,
                    3,
                    new FixedLimit(40, 80, 3, new Cap(4, Cap.Lifted.NEVER), ShortAllIn.HALF_BET, false)),
            new Blinds(20, 40),
            6,
            false,
            new Reshuffle(ReshuffleProcedure.EARLIER_ROUNDS, true, false),
            new Showdown(MuckRule.ANY_HAND, false),
            OddChips.ONE_AT_A_TIME,
            Rake.NONE);

    private HouseRule() {}

    static UnaryOperator<HouseRules> blinds(long small, long big) {
        return rules -> {
            FixedLimit limit = limit(rules);
            FixedLimit sized = new FixedLimit(
                    big, 2 * big, limit.bigBetFromRound(), limit.cap(), limit.shortAllIn(), limit.shortAllInsAddUp());
            return new HouseRules(
                    new Game(rules.game().ranking(), rules.game().draws(), sized),
                    new Blinds(small, big),
                    rules.mostSeats(),
                    rules.burn(),
                    rules.reshuffle(),
                    rules.showdown(),
                    rules.oddChips(),
                    rules.rake());
        };
    }

    static UnaryOperator<HouseRules> draws(int draws) {
        return rules ->
                game(rules, new Game(rules.game().ranking(), draws, rules.game().betting()));
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
        return limit(limit -> new FixedLimit(
                limit.smallBet(), limit.bigBet(), limit.bigBetFromRound(), limit.cap(), limit.shortAllIn(), true));
    }

    static UnaryOperator<HouseRules> mostSeats(int most) {
        return rules -> new HouseRules(
                rules.game(),
                rules.blinds(),
                most,
                rules.burn(),
                rules.reshuffle(),
                rules.showdown(),
                rules.oddChips(),
                rules.rake());
    }

    static UnaryOperator<HouseRules> burn() {
        return rules -> new HouseRules(
                rules.game(),
                rules.blinds(),
                rules.mostSeats(),
                true,
                rules.reshuffle(),
                rules.showdown(),
                rules.oddChips(),
                rules.rake());
    }

    static UnaryOperator<HouseRules> reshuffle(ReshuffleProcedure procedure) {
        return rules -> reshuffle(
                rules,
                new Reshuffle(
                        procedure,
                        rules.reshuffle().foldedHandsInPool(),
                        rules.reshuffle().burnAfterwards()));
    }

    static UnaryOperator<HouseRules> foldedHandsLeftOut() {
        return rules -> reshuffle(
                rules,
                new Reshuffle(
                        rules.reshuffle().procedure(), false, rules.reshuffle().burnAfterwards()));
    }

    static UnaryOperator<HouseRules> burnAfterReshuffle() {
        return rules -> reshuffle(
                rules,
                new Reshuffle(rules.reshuffle().procedure(), rules.reshuffle().foldedHandsInPool(), true));
    }

    static UnaryOperator<HouseRules> muck(MuckRule muck) {
        return rules -> showdown(rules, new Showdown(muck, rules.showdown().tableWhenAllIn()));
    }

    static UnaryOperator<HouseRules> tableWhenAllIn() {
        return rules -> showdown(rules, new Showdown(rules.showdown().muck(), true));
    }

    static UnaryOperator<HouseRules> oddChips(OddChips oddChips) {
        return rules -> new HouseRules(
                rules.game(),
                rules.blinds(),
                rules.mostSeats(),
                rules.burn(),
                rules.reshuffle(),
                rules.showdown(),
                oddChips,
                rules.rake());
    }

    static UnaryOperator<HouseRules> rake(Rake rake) {
        return rules -> new HouseRules(
                rules.game(),
                rules.blinds(),
                rules.mostSeats(),
                rules.burn(),
                rules.reshuffle(),
                rules.showdown(),
                rules.oddChips(),
                rake);
    }

    private static FixedLimit limit(HouseRules rules) {
        return switch (rules.game().betting()) {
            case FixedLimit limit -> limit;
        };
    }

    private static UnaryOperator<HouseRules> limit(UnaryOperator<FixedLimit> change) {
        return rules ->
                game(rules, new Game(rules.game().ranking(), rules.game().draws(), change.apply(limit(rules))));
    }

    private static HouseRules game(HouseRules rules, Game game) {
        return new HouseRules(
                game,
                rules.blinds(),
                rules.mostSeats(),
                rules.burn(),
                rules.reshuffle(),
                rules.showdown(),
                rules.oddChips(),
                rules.rake());
    }

    private static HouseRules reshuffle(HouseRules rules, Reshuffle reshuffle) {
        return new HouseRules(
                rules.game(),
                rules.blinds(),
                rules.mostSeats(),
                rules.burn(),
                reshuffle,
                rules.showdown(),
                rules.oddChips(),
                rules.rake());
    }

    private static HouseRules showdown(HouseRules rules, Showdown showdown) {
        return new HouseRules(
                rules.game(),
                rules.blinds(),
                rules.mostSeats(),
                rules.burn(),
                rules.reshuffle(),
                showdown,
                rules.oddChips(),
                rules.rake());
    }
}
