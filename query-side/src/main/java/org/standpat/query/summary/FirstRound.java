package org.standpat.query.summary;

import org.standpat.hand.Table;

/**
 * How the first betting round has gone so far. A raise is every bet or raise of the round, full or not.
 *
 * @param opened whether somebody has called, bet or raised; a checked live blind opens nothing
 * @param raises how many raises there were
 * @param firstRaiser the seat that raised first, {@link Table#NOBODY} before
 * @param steal whether there was one raise, a steal, and nobody has called it
 */
record FirstRound(boolean opened, int raises, int firstRaiser, boolean steal) {

    /** Nobody has called, bet or raised. */
    static final FirstRound NOT_OPENED = new FirstRound(false, 0, Table.NOBODY, false);

    private static final int NUMBER = 1;

    /** Whether the turn is one of the first round. */
    static boolean holds(Turn turn) {
        return turn.round() == NUMBER;
    }

    /** The round after this turn of a player in this place. */
    FirstRound after(Turn turn, Place place) {
        return switch (turn.word()) {
            case FOLD, CHECK -> this;
            case CALL -> new FirstRound(true, raises, firstRaiser, false);
            case BET, RAISE ->
                raises == 0
                        ? new FirstRound(true, 1, turn.seat(), isFirstIn(turn) && place.isToSteal())
                        : new FirstRound(true, raises + 1, firstRaiser, false);
        };
    }

    /** Whether whoever has this turn could raise first in: he is not in with a blind that nobody has raised. */
    boolean mayBeFirstIn(Turn turn) {
        return isFirstIn(turn) && turn.mayRaise();
    }

    private boolean isFirstIn(Turn turn) {
        return !opened && turn.facesBet();
    }

    /** Whether whoever has this turn could raise the first raise of another. */
    boolean mayThreeBet(Turn turn) {
        return raises == 1 && firstRaiser != turn.seat() && turn.mayRaise();
    }

    /** Whether whoever has this turn raised first, and was raised once. */
    boolean isThreeBetAgainst(Turn turn) {
        return raises == 2 && firstRaiser == turn.seat();
    }

    /** Whether whoever has this turn faces a steal in a blind. */
    boolean isStealAgainst(Turn turn, Place place) {
        return steal && place.isBlind() && firstRaiser != turn.seat();
    }
}
