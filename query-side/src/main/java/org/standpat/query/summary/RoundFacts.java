package org.standpat.query.summary;

/**
 * How often a player did what on one betting round.
 *
 * @param checks how often he checked
 * @param bets how often he bet
 * @param calls how often he called
 * @param raises how often he raised, full or not
 * @param folds 1 when he folded, else 0
 * @param capChances how often he could make the last bet that the cap allows
 * @param caps how often he made it
 */
public record RoundFacts(int checks, int bets, int calls, int raises, int folds, int capChances, int caps) {

    /** He was in the hand when the round began and has not acted. */
    public static final RoundFacts NONE = new RoundFacts(0, 0, 0, 0, 0, 0, 0);

    /** All his actions of the round. */
    public int actions() {
        return checks + bets + calls + raises + folds;
    }

    RoundFacts after(Turn turn) {
        boolean chance = turn.mayMakeLastBet();
        int chances = chance ? capChances + 1 : capChances;
        int made = chance && turn.raises() && turn.full() ? caps + 1 : caps;
        return switch (turn.word()) {
            case CHECK -> new RoundFacts(checks + 1, bets, calls, raises, folds, chances, made);
            case BET -> new RoundFacts(checks, bets + 1, calls, raises, folds, chances, made);
            case CALL -> new RoundFacts(checks, bets, calls + 1, raises, folds, chances, made);
            case RAISE -> new RoundFacts(checks, bets, calls, raises + 1, folds, chances, made);
            case FOLD -> new RoundFacts(checks, bets, calls, raises, folds + 1, chances, made);
        };
    }
}
