package org.standpat.formats.phh;

import org.standpat.card.Cards;

/** What one action string says. Players count from 1, which is left of the button, to the last, who is the button. */
sealed interface PhhAction {

    /** {@code d dh pN cards}: cards were dealt to a player. */
    record DealHole(int player, Cards cards) implements PhhAction {}

    /** {@code pN f}. */
    record Fold(int player) implements PhhAction {}

    /** {@code pN cc}: a check with nothing to match, else a call. */
    record CheckOrCall(int player) implements PhhAction {}

    /** {@code pN cbr amount}: a bet, or a raise to a total of {@code to} chips on this round. */
    record BetOrRaise(int player, long to) implements PhhAction {}

    /** {@code pN sd cards}: a discard, or a player who stands pat when no cards are named. */
    record Discard(int player, Cards cards) implements PhhAction {}

    /** {@code pN sm cards}: a player shows these cards. */
    record Show(int player, Cards cards) implements PhhAction {}

    /** {@code pN sm}: a player mucks. */
    record Muck(int player) implements PhhAction {}

    /** {@code pN sm -}: to some writers a player mucks, to others he shows the cards that are known already. */
    record Dash(int player) implements PhhAction {}
}
