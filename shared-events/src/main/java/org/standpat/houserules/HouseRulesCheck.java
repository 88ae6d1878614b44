package org.standpat.houserules;

import java.util.ArrayList;
import java.util.List;

/** Whether house rules fit together; a hand is refused with everything that is wrong with them, not only the first thing. */
public final class HouseRulesCheck {

    /** Most seats of any house rule (rule 1.5). With eight hands dealt a pool can always be found; with ten it could not. */
    public static final int MOST_SEATS = 8;

    /** Fewest seats of any hand (rule 1.5). */
    public static final int FEWEST_SEATS = 2;

    /** Largest bet or blind, in chips: sums stay far below the largest {@code long}. */
    public static final long LARGEST_BET = 1_000_000_000_000L;

    /** Most bets and raises that a cap may allow. */
    public static final int HIGHEST_CAP = 100;

    /** Most actions that may pass before it is too late for a misdeal. */
    public static final int MOST_SUBSTANTIAL_ACTION = 8;

    private HouseRulesCheck() {}

    /** Everything that is wrong, in the order of the rulebook; empty when the rules fit together. */
    public static List<Fault> faults(HouseRules rules) {
        List<Fault> faults = new ArrayList<>();
        Game game = rules.game();
        between(faults, "1.1", "draws", 1, Game.MOST_DRAWS, game.draws());
        between(faults, "1.5", "most seats", FEWEST_SEATS, MOST_SEATS, rules.mostSeats());
        between(faults, "3.4", "big blind", 1, LARGEST_BET, rules.blinds().big());
        between(
                faults,
                "3.4",
                "small blind",
                0,
                rules.blinds().big(),
                rules.blinds().small());
        switch (game.betting()) {
            case FixedLimit limit -> fixedLimit(faults, rules, limit);
            case PotLimit limit -> leastBet(faults, rules, limit.leastBet());
            case NoLimit limit -> leastBet(faults, rules, limit.leastBet());
        }
        ante(faults, rules.ante());
        between(
                faults,
                "7.1",
                "actions before a misdeal is late",
                1,
                MOST_SUBSTANTIAL_ACTION,
                rules.substantialAction());
        rake(faults, rules.rake());
        return faults;
    }

    private static void fixedLimit(List<Fault> faults, HouseRules rules, FixedLimit limit) {
        if (limit.smallBet() != rules.blinds().big()) {
            faults.add(new Fault(
                    "3.4",
                    "a small bet equal to the big blind, " + rules.blinds().big(),
                    "a small bet of " + limit.smallBet()));
        }
        if (limit.smallBet() > LARGEST_BET || limit.bigBet() != 2 * limit.smallBet()) {
            faults.add(new Fault(
                    "4.5", "a big bet of twice the small bet " + limit.smallBet(), "a big bet of " + limit.bigBet()));
        }
        between(
                faults,
                "4.5",
                "first round with the big bet",
                1,
                rules.game().bettingRounds() + 1,
                limit.bigBetFromRound());
        between(faults, "4.6", "cap in bets", 1, HIGHEST_CAP, limit.cap().bets());
    }

    private static void leastBet(List<Fault> faults, HouseRules rules, long leastBet) {
        if (leastBet != rules.blinds().big()) {
            faults.add(new Fault(
                    "4.7",
                    "a least bet equal to the big blind, " + rules.blinds().big(),
                    "a least bet of " + leastBet));
        }
    }

    private static void ante(List<Fault> faults, Ante ante) {
        switch (ante.from()) {
            case NOBODY -> between(faults, "3.5", "ante from nobody", 0, 0, ante.amount());
            case EVERYBODY, NAMED_PLAYERS, BIG_BLIND -> between(faults, "3.5", "ante", 1, LARGEST_BET, ante.amount());
        }
    }

    private static void rake(List<Fault> faults, Rake rake) {
        between(faults, "6.7", "rake in basis points", 0, Rake.MOST_BASIS_POINTS, rake.basisPoints());
        between(faults, "6.7", "rake cap", 0, LARGEST_BET, rake.cap());
        between(faults, "6.7", "rake step", 1, LARGEST_BET, rake.step());
    }

    private static void between(List<Fault> faults, String rule, String what, long least, long most, long actual) {
        if (actual < least || actual > most) {
            faults.add(new Fault(rule, what + " of " + least + " to " + most, what + " of " + actual));
        }
    }
}
