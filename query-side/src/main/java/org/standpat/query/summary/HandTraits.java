package org.standpat.query.summary;

import java.util.Optional;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.ranking.MadeHand;
import org.standpat.ranking.Ranking;

/**
 * What sets a hand apart from others, for those who look for it.
 *
 * @param notes how many events tell of a ruling of the floor or of an incident
 * @param bestShown the best hand that a player tabled, which everybody saw; empty when none was, or the ranking has no such classes
 * @param allIn whether somebody put in all he had, also when a part that nobody matched went back to him
 * @param showdown whether there was a showdown
 */
public record HandTraits(int notes, Optional<MadeHand> bestShown, boolean allIn, boolean showdown) {

    /** Those of a hand that has no event yet. */
    public static final HandTraits NONE = new HandTraits(0, Optional.empty(), false, false);

    /**
     * The traits after one more event. Time-outs, answers to questions and changed declarations are part of the play and no notes.
     *
     * @param before those before it
     * @param state the hand after it
     */
    public static HandTraits after(HandTraits before, HandState state, HandEvent event) {
        return switch (event) {
            case HandEvent.ActedOutOfTurn ignored -> before.noting();
            case HandEvent.CardExposed ignored -> before.noting();
            case HandEvent.HandMiscounted ignored -> before.noting();
            case HandEvent.HandKilled ignored -> before.noting();
            case HandEvent.MisdealDeclared ignored -> before.noting();
            case HandEvent.HandCancelled ignored -> before.noting();
            case HandEvent.PotRuled ignored -> before.noting();
            case HandEvent.RulingIssued ignored -> before.noting();
            case HandEvent.AntePosted posted -> before.puttingIn(state, posted);
            case HandEvent.BlindPosted posted -> before.puttingIn(state, posted);
            case HandEvent.Called called -> before.puttingIn(state, called);
            case HandEvent.Bet bet -> before.puttingIn(state, bet);
            case HandEvent.Raised raised -> before.puttingIn(state, raised);
            case HandEvent.HandShown shown -> before.showing(state, shown.cards());
            case HandEvent.ShowdownOpened ignored -> new HandTraits(before.notes, before.bestShown, before.allIn, true);
            case HandEvent.HandStarted ignored -> before;
            case HandEvent.DeckShuffled ignored -> before;
            case HandEvent.CardsDealt ignored -> before;
            case HandEvent.BettingRoundOpened ignored -> before;
            case HandEvent.ActionForced ignored -> before;
            case HandEvent.CardsTakenTold ignored -> before;
            case HandEvent.Folded ignored -> before;
            case HandEvent.Checked ignored -> before;
            case HandEvent.UncalledBetReturned ignored -> before;
            case HandEvent.DrawOpened ignored -> before;
            case HandEvent.DiscardDeclared ignored -> before;
            case HandEvent.DeclarationChanged ignored -> before;
            case HandEvent.StoodPat ignored -> before;
            case HandEvent.CardBurned ignored -> before;
            case HandEvent.DeckReshuffled ignored -> before;
            case HandEvent.CardsReplaced ignored -> before;
            case HandEvent.HandMucked ignored -> before;
            case HandEvent.RakeTaken ignored -> before;
            case HandEvent.PotAwarded ignored -> before;
            case HandEvent.HandCompleted ignored -> before;
            case HandEvent.Refunded ignored -> before;
        };
    }

    private HandTraits noting() {
        return new HandTraits(notes + 1, bestShown, allIn, showdown);
    }

    private HandTraits puttingIn(HandState state, HandEvent.OfSeat event) {
        boolean all = state instanceof HandState.Started started
                && started.table().player(event.seat()).stack() == 0;
        return all ? new HandTraits(notes, bestShown, true, showdown) : this;
    }

    private HandTraits showing(HandState state, Cards cards) {
        if (!(state instanceof HandState.Started started)) {
            return this;
        }
        Ranking ranking = started.table().rules().game().ranking();
        if (cards.size() != ranking.handSize() || !cards.allKnown()) {
            return this;
        }
        Optional<MadeHand> made = ranking.made(cards);
        boolean better =
                made.isPresent() && (bestShown.isEmpty() || bestShown.get().isWorseThan(made.get()));
        return better ? new HandTraits(notes, made, allIn, showdown) : this;
    }
}
