package org.standpat.decide;

import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.Action;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.HeldCards;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.rules.BettingRules;
import org.standpat.rules.DrawRules;
import org.standpat.rules.ShowdownRules;

/** Judges a player's action: its event when the rules allow it, else a {@link RuleViolation}. */
final class Actions {

    private Actions() {}

    static HandEvent event(Started state, Action action) {
        return switch (action) {
            case HandCommand.Fold fold -> Wagers.event(betting(state, action), fold);
            case HandCommand.Check check -> Wagers.event(betting(state, action), check);
            case HandCommand.Call call -> Wagers.event(betting(state, action), call);
            case HandCommand.Bet bet -> Wagers.event(betting(state, action), bet);
            case HandCommand.Raise raise -> Wagers.event(betting(state, action), raise);
            case HandCommand.Discard discard -> discard(drawing(state, action), discard);
            case HandCommand.StandPat pat -> {
                drawing(state, action);
                yield new HandEvent.StoodPat(pat.seat());
            }
            case HandCommand.Show show -> show(showing(state, action), show);
            case HandCommand.Muck muck -> muck(showing(state, action), muck);
        };
    }

    private static HandEvent discard(Drawing state, HandCommand.Discard discard) {
        Cards held = state.table().player(discard.seat()).cards();
        if (discard.cards().isEmpty()) {
            throw new RuleViolation(new Rejection.NothingDiscarded());
        }
        requireDiscards(state.table(), held, discard.cards());
        return new HandEvent.DiscardDeclared(discard.seat(), discard.cards());
    }

    /** Refuses cards that cannot be discarded from a hand (rules 5.1 and 5.4). */
    static void requireDiscards(Table table, Cards held, Cards cards) {
        int most = DrawRules.mostDiscards(table, held);
        if (cards.size() > most) {
            throw new RuleViolation(new Rejection.TooManyDiscards(most, cards.size()));
        }
        if (!HeldCards.canBeAmong(held, cards)) {
            throw new RuleViolation(new Rejection.CardNotHeld(firstNotHeld(held, cards)));
        }
        requireNotOut(table, HeldCards.revealed(held, cards));
    }

    private static HandEvent show(ShowingDown state, HandCommand.Show show) {
        Player player = state.table().player(show.seat());
        Cards shown = show.cards().isEmpty() ? player.cards() : show.cards();
        if (!HeldCards.mayBe(player.cards(), shown)) {
            throw new RuleViolation(new Rejection.OtherCardsShown());
        }
        requireNotOut(state.table(), HeldCards.revealed(player.cards(), shown));
        return new HandEvent.HandShown(show.seat(), shown);
    }

    private static HandEvent muck(ShowingDown state, HandCommand.Muck muck) {
        return switch (ShowdownRules.mayMuck(state)) {
            case ALLOWED -> new HandEvent.HandMucked(muck.seat());
            case TABLED_WHEN_ALL_IN ->
                throw new RuleViolation(new Rejection.MayNotMuck("a player is all-in, so every hand is tabled"));
            case NOT_BEATEN ->
                throw new RuleViolation(
                        new Rejection.MayNotMuck("no hand shown so far beats it in every pot that it plays for"));
        };
    }

    private static void requireNotOut(Table table, CardSet revealed) {
        for (Card card : revealed.intersect(table.deck().out())) {
            throw new RuleViolation(new Rejection.CardAlreadyOut(card));
        }
    }

    private static Card firstNotHeld(Cards held, Cards named) {
        for (Card card : named) {
            if (card.isKnown() && !held.contains(card)) {
                return card;
            }
        }
        return Card.UNKNOWN;
    }

    private static Betting betting(Started state, Action action) {
        if (state instanceof Betting betting) {
            return bound(inTurn(betting, betting.toAct(), action), action);
        }
        throw notNow(state, "4.3", action);
    }

    /** Refuses another action than the one that the player has done out of turn (rule 4.13). */
    private static Betting bound(Betting state, Action action) {
        OutOfTurn bound = BettingRules.bound(state);
        if (bound != null && !bound.equals(OutOfTurn.of(action))) {
            throw new RuleViolation(new Rejection.BoundByOutOfTurn(bound));
        }
        return state;
    }

    private static Drawing drawing(Started state, Action action) {
        if (state instanceof Drawing drawing && drawing.turn() != Table.NOBODY) {
            return inTurn(drawing, drawing.turn(), action);
        }
        throw notNow(state, "5.1", action);
    }

    private static ShowingDown showing(Started state, Action action) {
        if (state instanceof ShowingDown showing) {
            return inTurn(showing, showing.toShow(), action);
        }
        throw notNow(state, "6.1", action);
    }

    private static <T extends Started> T inTurn(T state, int turn, Action action) {
        if (turn != action.seat()) {
            throw new RuleViolation(new Rejection.NotYourTurn(turn, action.seat()));
        }
        return state;
    }

    private static RuleViolation notNow(Started state, String rule, Action action) {
        return new RuleViolation(new Rejection.NotNow(rule, Phases.awaited(state), Phases.word(action)));
    }
}
