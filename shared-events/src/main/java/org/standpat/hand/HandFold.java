package org.standpat.hand;

import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent.BettingRoundOpened;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DrawOpened;
import org.standpat.hand.HandEvent.HandCompleted;
import org.standpat.hand.HandEvent.HandShown;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandEvent.PotAwarded;
import org.standpat.hand.HandEvent.RakeTaken;
import org.standpat.hand.HandEvent.ShowdownOpened;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.NotStarted;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.HandState.Voided;

/**
 * The fold: a hand's state from its events. This is what replay is, the same on every machine and at any later version. It knows
 * what an event does, not whether the rules allow it; what the rules made of an action is in the events themselves.
 */
public final class HandFold {

    private HandFold() {}

    /**
     * The state after one more event.
     *
     * @throws ImpossibleEvent when this event can never follow on this state
     */
    public static HandState evolve(HandState state, HandEvent event) {
        try {
            return apply(state, event);
        } catch (IllegalArgumentException fault) {
            throw new ImpossibleEvent(state, event, fault);
        }
    }

    /**
     * The state after all events of a hand, in their order.
     *
     * @throws ImpossibleEvent at the first event that cannot follow
     */
    public static HandState of(Iterable<? extends HandEvent> events) {
        HandState state = HandState.NOT_STARTED;
        for (HandEvent event : events) {
            state = evolve(state, event);
        }
        return state;
    }

    private static HandState apply(HandState state, HandEvent event) {
        return switch (event) {
            case HandStarted started -> start(state, started);
            case HandEvent.AntePosted posted -> OpeningFold.post(in(Opening.class, state), posted);
            case HandEvent.BlindPosted posted -> OpeningFold.post(in(Opening.class, state), posted);
            case HandEvent.DeckShuffled shuffled -> OpeningFold.shuffle(in(Opening.class, state), shuffled);
            case HandEvent.CardsDealt dealt -> OpeningFold.deal(in(Opening.class, state), dealt);
            case HandEvent.CardExposed exposed -> DealFold.expose(state, exposed);
            case HandEvent.HandMiscounted miscounted -> DealFold.miscount(state, miscounted);
            case BettingRoundOpened opened -> BettingFold.open(state, opened);
            case HandEvent.ActedOutOfTurn noted -> BettingFold.note(in(Betting.class, state), noted.action());
            case HandEvent.ActionForced forced -> TableTalkFold.force(state, forced);
            case HandEvent.CardsTakenTold told -> TableTalkFold.tell(state, told);
            case HandEvent.Folded folded -> {
                Betting betting = BettingFold.onTurn(state, folded.seat());
                yield BettingFold.next(
                        muck(betting.table(), folded.seat(), Player.Standing.FOLDED),
                        betting.betting().folding(folded.seat()),
                        folded.seat());
            }
            case HandEvent.Checked checked -> {
                Betting betting = BettingFold.onTurn(state, checked.seat());
                yield BettingFold.next(betting.table(), betting.betting().passing(checked.seat()), checked.seat());
            }
            case HandEvent.Called called -> {
                Betting betting = BettingFold.onTurn(state, called.seat());
                Table paid = BettingFold.pay(betting.table(), called.seat(), called.to());
                yield BettingFold.next(paid, betting.betting().passing(called.seat()), called.seat());
            }
            case HandEvent.Bet bet -> BettingFold.raise(state, bet.seat(), bet.to(), bet.full());
            case HandEvent.Raised raised -> BettingFold.raise(state, raised.seat(), raised.to(), raised.full());
            case HandEvent.UncalledBetReturned returned -> BettingFold.giveBack(state, returned);
            case DrawOpened opened -> DrawFold.open(state, opened);
            case HandEvent.DiscardDeclared declared -> DrawFold.declare(state, declared.seat(), declared.cards());
            case HandEvent.DeclarationChanged changed -> DrawFold.change(in(Drawing.class, state), changed);
            case HandEvent.StoodPat pat -> DrawFold.declare(state, pat.seat(), Cards.NONE);
            case CardBurned burned -> DrawFold.burn(in(Drawing.class, state), burned);
            case DeckReshuffled reshuffled -> DrawFold.reshuffle(in(Drawing.class, state), reshuffled);
            case HandEvent.CardsReplaced replaced -> {
                Drawing drawing = in(Drawing.class, state);
                yield drawing.dealt(
                        DealFold.deal(drawing.table(), replaced.seat(), replaced.cards(), replaced.places()));
            }
            case ShowdownOpened opened -> ShowdownFold.open(state, opened);
            case HandShown shown -> ShowdownFold.show(in(ShowingDown.class, state), shown);
            case HandEvent.HandMucked mucked -> {
                ShowingDown showing = in(ShowingDown.class, state);
                yield ShowdownFold.nextToShow(
                        showing, muck(showing.table(), mucked.seat(), Player.Standing.MUCKED), mucked.seat());
            }
            case RakeTaken taken -> ShowdownFold.rake(ShowdownFold.settling(state), taken);
            case PotAwarded awarded -> ShowdownFold.award(ShowdownFold.settling(state), awarded);
            case HandCompleted completed ->
                state instanceof Voided voided
                        ? FloorFold.complete(voided, completed)
                        : ShowdownFold.complete(ShowdownFold.settling(state), completed);
            case HandEvent.HandKilled killed -> FloorFold.kill(state, killed.seat());
            case HandEvent.MisdealDeclared declared -> FloorFold.end(state, Ending.MISDEAL, declared.ruling());
            case HandEvent.HandCancelled cancelled -> FloorFold.end(state, Ending.CANCELLED, cancelled.ruling());
            case HandEvent.Refunded refunded -> FloorFold.refund(in(Voided.class, state), refunded);
            case HandEvent.PotRuled ruled -> FloorFold.rule(in(Finished.class, state), ruled);
            case HandEvent.RulingIssued ignored -> in(Started.class, state);
        };
    }

    private static HandState start(HandState state, HandStarted started) {
        in(NotStarted.class, state);
        return OpeningFold.start(started);
    }

    /** A whole hand goes to the muck. */
    static Table muck(Table table, int seat, Player.Standing standing) {
        Discards hand = new Discards(
                seat, table.draw(), Discards.Kind.WHOLE_HAND, table.player(seat).cards());
        return table.with(table.deck().mucking(hand, CardSet.EMPTY)).with(seat, player -> player.leaving(standing));
    }

    static Table gathered(Table table) {
        return table.withEverybody(Player::withBetGathered);
    }

    static <T extends HandState> T in(Class<T> phase, HandState state) {
        if (!phase.isInstance(state)) {
            throw new IllegalArgumentException("it belongs to phase " + phase.getSimpleName() + ", the hand is in "
                    + state.getClass().getSimpleName());
        }
        return phase.cast(state);
    }
}
