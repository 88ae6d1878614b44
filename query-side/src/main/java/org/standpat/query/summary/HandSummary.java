package org.standpat.query.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.hand.SeatedPlayer;

/**
 * A hand as listings and statistics need it: the table as it stands, and what each player did so far.
 *
 * @param state the hand after the last event
 * @param players what each player did, by seat number; empty before the hand started
 * @param reshuffles how often the stub ran out and a pool was shuffled
 */
public record HandSummary(HandState state, List<PlayerFacts> players, int reshuffles) {

    /** The summary of a hand that has no event yet. */
    public static final HandSummary NOT_STARTED = new HandSummary(HandState.NOT_STARTED, List.of(), 0);

    private static final int FIRST_ROUND = 1;

    /** Copies the list. */
    public HandSummary {
        players = List.copyOf(players);
    }

    /**
     * The summary after one more event.
     *
     * @throws org.standpat.hand.ImpossibleEvent when this event can never follow
     * @throws ArithmeticException when sums of chips are larger than a {@code long}
     */
    public static HandSummary after(HandSummary before, HandEvent event) {
        HandSummary next = new HandSummary(HandFold.evolve(before.state, event), before.players, before.reshuffles);
        return switch (event) {
            case HandEvent.HandStarted started -> next.with(started.seats());
            case HandEvent.Called called -> before.inFirstRound() ? next.with(called, PlayerFacts::enteringPot) : next;
            case HandEvent.Bet bet -> before.inFirstRound() ? next.with(bet, PlayerFacts::enteringPot) : next;
            case HandEvent.Raised raised -> before.inFirstRound() ? next.with(raised, PlayerFacts::raising) : next;
            case HandEvent.DiscardDeclared declared ->
                next.with(declared, facts -> facts.drawing(declared.cards().size()));
            case HandEvent.StoodPat pat -> next.with(pat, facts -> facts.drawing(0));
            case HandEvent.DeckReshuffled ignored -> new HandSummary(next.state, next.players, next.reshuffles + 1);
            case HandEvent.ShowdownOpened ignored -> next.reachingShowdown();
            case HandEvent.PotAwarded awarded -> next.awarding(awarded);
            case HandEvent.DeclarationChanged changed ->
                next.with(changed, facts -> facts.drawingInstead(changed.cards().size()));
            case HandEvent.HandKilled killed -> next.with(killed, PlayerFacts::outBeforeShowdown);
            case HandEvent.PotRuled ignored -> next.corrected();
            case HandEvent.AntePosted ignored -> next;
            case HandEvent.CardExposed ignored -> next;
            case HandEvent.HandMiscounted ignored -> next;
            case HandEvent.ActedOutOfTurn ignored -> next;
            case HandEvent.ActionForced ignored -> next;
            case HandEvent.CardsTakenTold ignored -> next;
            case HandEvent.MisdealDeclared ignored -> next;
            case HandEvent.HandCancelled ignored -> next;
            case HandEvent.Refunded ignored -> next;
            case HandEvent.RulingIssued ignored -> next;
            case HandEvent.BlindPosted ignored -> next;
            case HandEvent.DeckShuffled ignored -> next;
            case HandEvent.CardsDealt ignored -> next;
            case HandEvent.BettingRoundOpened ignored -> next;
            case HandEvent.Folded ignored -> next;
            case HandEvent.Checked ignored -> next;
            case HandEvent.UncalledBetReturned ignored -> next;
            case HandEvent.DrawOpened ignored -> next;
            case HandEvent.CardBurned ignored -> next;
            case HandEvent.CardsReplaced ignored -> next;
            case HandEvent.HandShown ignored -> next;
            case HandEvent.HandMucked ignored -> next;
            case HandEvent.RakeTaken ignored -> next;
            case HandEvent.HandCompleted ignored -> next;
        };
    }

    /** The summary after all events of a hand, in their order. */
    public static HandSummary of(Iterable<? extends HandEvent> events) {
        HandSummary summary = NOT_STARTED;
        for (HandEvent event : events) {
            summary = after(summary, event);
        }
        return summary;
    }

    private boolean inFirstRound() {
        return state instanceof HandState.Betting betting && betting.betting().round() == FIRST_ROUND;
    }

    private HandSummary with(List<SeatedPlayer> seats) {
        return new HandSummary(state, seats.stream().map(PlayerFacts::dealtIn).toList(), reshuffles);
    }

    private HandSummary with(HandEvent.OfSeat event, UnaryOperator<PlayerFacts> change) {
        return with(event.seat(), change);
    }

    private HandSummary with(int seat, UnaryOperator<PlayerFacts> change) {
        List<PlayerFacts> changed = new ArrayList<>(players.size());
        for (PlayerFacts facts : players) {
            changed.add(facts.seat() == seat ? change.apply(facts) : facts);
        }
        return new HandSummary(state, changed, reshuffles);
    }

    private HandSummary reachingShowdown() {
        HandSummary summary = this;
        if (state instanceof HandState.Started started) {
            for (Player player : started.table().players()) {
                if (player.inHand()) {
                    summary = summary.with(player.seat(), PlayerFacts::reachingShowdown);
                }
            }
        }
        return summary;
    }

    private HandSummary awarding(HandEvent.PotAwarded awarded) {
        HandSummary summary = this;
        for (HandEvent.Share share : awarded.shares()) {
            summary = summary.with(share.seat(), facts -> facts.winning(share.amount()));
        }
        return summary;
    }

    /** What each pot gave counts as the last ruling on it says, or as it was awarded where there is none (rule 7.6). */
    private HandSummary corrected() {
        if (!(state instanceof HandState.Finished finished)) {
            return this;
        }
        List<PlayerFacts> changed = new ArrayList<>(players.size());
        for (PlayerFacts facts : players) {
            long won = 0;
            for (int pot = 0; pot < finished.pots().size(); pot++) {
                List<HandEvent.Share> awarded = finished.awards().getOrDefault(pot, List.of());
                for (HandEvent.Share share : finished.ruled().getOrDefault(pot, awarded)) {
                    won = share.seat() == facts.seat() ? Math.addExact(won, share.amount()) : won;
                }
            }
            changed.add(facts.havingWon(won));
        }
        return new HandSummary(state, changed, reshuffles);
    }
}
