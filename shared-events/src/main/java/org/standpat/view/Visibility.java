package org.standpat.view;

import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;

/**
 * The one function that decides who sees what: an event as a viewer may see it. Cards that he may not see become unknown; nothing
 * else changes, so folding the seen events gives the table as the viewer may see it. An undealt card is in no event, so nobody sees
 * one.
 */
public final class Visibility {

    private Visibility() {}

    /** The event as the viewer may see it. */
    public static HandEvent seen(HandEvent event, Viewer viewer) {
        return switch (event) {
            case HandEvent.CardsDealt dealt ->
                new HandEvent.CardsDealt(dealt.seat(), own(dealt.seat(), dealt.cards(), viewer));
            case HandEvent.DiscardDeclared declared ->
                new HandEvent.DiscardDeclared(declared.seat(), own(declared.seat(), declared.cards(), viewer));
            case HandEvent.DeclarationChanged changed ->
                new HandEvent.DeclarationChanged(changed.seat(), own(changed.seat(), changed.cards(), viewer));
            case HandEvent.CardsReplaced replaced ->
                new HandEvent.CardsReplaced(replaced.seat(), own(replaced.seat(), replaced.cards(), viewer));
            case HandEvent.DeckReshuffled reshuffled ->
                new HandEvent.DeckReshuffled(
                        reshuffled.procedure(),
                        reshuffled.poolOf(),
                        reshuffled.seat(),
                        pooled(reshuffled.pool(), viewer),
                        reshuffled.commitment());
            case HandEvent.HandStarted open -> open;
            case HandEvent.BlindPosted open -> open;
            case HandEvent.DeckShuffled open -> open;
            case HandEvent.BettingRoundOpened open -> open;
            case HandEvent.Folded open -> open;
            case HandEvent.Checked open -> open;
            case HandEvent.Called open -> open;
            case HandEvent.Bet open -> open;
            case HandEvent.Raised open -> open;
            case HandEvent.UncalledBetReturned open -> open;
            case HandEvent.DrawOpened open -> open;
            case HandEvent.StoodPat open -> open;
            case HandEvent.CardBurned open -> open;
            case HandEvent.ShowdownOpened open -> open;
            case HandEvent.HandShown open -> open;
            case HandEvent.HandMucked open -> open;
            case HandEvent.RakeTaken open -> open;
            case HandEvent.PotAwarded open -> open;
            case HandEvent.HandCompleted open -> open;
            case HandEvent.AntePosted open -> open;
            case HandEvent.CardExposed open -> open;
            case HandEvent.HandMiscounted open -> open;
            case HandEvent.ActedOutOfTurn open -> open;
            case HandEvent.ActionForced open -> open;
            case HandEvent.CardsTakenTold open -> open;
            case HandEvent.HandKilled open -> open;
            case HandEvent.MisdealDeclared open -> open;
            case HandEvent.HandCancelled open -> open;
            case HandEvent.Refunded open -> open;
            case HandEvent.PotRuled open -> open;
            case HandEvent.RulingIssued open -> open;
        };
    }

    private static Cards own(int seat, Cards cards, Viewer viewer) {
        boolean visible = switch (viewer) {
            case Viewer.Staff ignored -> true;
            case Viewer.Public ignored -> false;
            case Viewer.AtSeat own -> own.seat() == seat;
        };
        return visible ? cards : Cards.unknown(cards.size());
    }

    /** Even a player's own discards are not named in a pool: which of them went in would tell him what became of the others. */
    private static Cards pooled(Cards pool, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Staff ignored -> pool;
            case Viewer.Public ignored -> Cards.unknown(pool.size());
            case Viewer.AtSeat ignored -> Cards.unknown(pool.size());
        };
    }
}
