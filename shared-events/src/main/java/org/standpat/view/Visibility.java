package org.standpat.view;

import java.util.Optional;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.hand.HandEvent;

/**
 * The one function that decides who sees what: an event as a viewer may see it, or nothing. Cards that he may not see become unknown,
 * and so do their places in the stub; nothing else changes, so folding the seen events gives the table as the viewer may see it. An undealt
 * card is in no event, so nobody sees one.
 *
 * <table>
 * <caption>What each viewer sees</caption>
 * <tr><th>Viewer</th><th>of a live hand</th><th>of one that is over</th></tr>
 * <tr><td>public</td><td>what was shown</td><td>what was shown</td></tr>
 * <tr><td>player</td><td>what was shown</td><td>his own cards and what was shown</td></tr>
 * <tr><td>analyst</td><td>nothing at all</td><td>what was shown</td></tr>
 * <tr><td>staff without reason</td><td>what was shown</td><td>every card that reached a player</td></tr>
 * <tr><td>staff with reason</td><td>every card that reached a player</td><td>the same</td></tr>
 * </table>
 */
public final class Visibility {

    private Visibility() {}

    /** The event as the viewer may see it at that moment of its hand; empty when he may not see the hand. */
    public static Optional<HandEvent> seen(HandEvent event, Viewer viewer, Moment moment) {
        return sight(viewer, moment).map(sight -> through(event, sight));
    }

    /**
     * As which viewer of cards somebody sees a hand at that moment: staff with reason (every card), a player (his own) or the public;
     * empty when he may not see the hand.
     */
    public static Optional<Viewer> sight(Viewer viewer, Moment moment) {
        return switch (moment) {
            case LIVE ->
                switch (viewer) {
                    case Viewer.Public ignored -> Optional.of(Viewer.PUBLIC);
                    case Viewer.PlayerOn ignored -> Optional.of(Viewer.PUBLIC);
                    case Viewer.Analyst ignored -> Optional.empty();
                    case Viewer.Staff staff -> Optional.of(staff.withReason() ? staff : Viewer.PUBLIC);
                };
            case ENDED ->
                switch (viewer) {
                    case Viewer.Public ignored -> Optional.of(Viewer.PUBLIC);
                    case Viewer.PlayerOn own -> Optional.of(own);
                    case Viewer.Analyst ignored -> Optional.of(Viewer.PUBLIC);
                    case Viewer.Staff staff -> Optional.of(staff);
                };
        };
    }

    private static HandEvent through(HandEvent event, Viewer sight) {
        return switch (event) {
            case HandEvent.CardsDealt dealt ->
                new HandEvent.CardsDealt(
                        dealt.seat(),
                        own(dealt.seat(), dealt.cards(), sight),
                        own(dealt.seat(), dealt.places(), sight));
            case HandEvent.DiscardDeclared declared ->
                new HandEvent.DiscardDeclared(declared.seat(), own(declared.seat(), declared.cards(), sight));
            case HandEvent.DeclarationChanged changed ->
                new HandEvent.DeclarationChanged(changed.seat(), own(changed.seat(), changed.cards(), sight));
            case HandEvent.CardsReplaced replaced ->
                new HandEvent.CardsReplaced(
                        replaced.seat(),
                        own(replaced.seat(), replaced.cards(), sight),
                        own(replaced.seat(), replaced.places(), sight));
            case HandEvent.DeckReshuffled reshuffled ->
                new HandEvent.DeckReshuffled(
                        reshuffled.procedure(),
                        reshuffled.poolOf(),
                        reshuffled.seat(),
                        pooled(reshuffled.pool(), sight),
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

    private static Cards own(int seat, Cards cards, Viewer sight) {
        return seesCardsOf(seat, sight) ? cards : Cards.unknown(cards.size());
    }

    /** Where a card lay goes with the card: gaps between places tell what was passed over. */
    private static Places own(int seat, Places places, Viewer sight) {
        return seesCardsOf(seat, sight) ? places : places.hidden();
    }

    private static boolean seesCardsOf(int seat, Viewer sight) {
        return switch (sight) {
            case Viewer.Staff ignored -> true;
            case Viewer.PlayerOn own -> own.seat() == seat;
            case Viewer.Public ignored -> false;
            case Viewer.Analyst ignored -> false;
        };
    }

    /** Even a player's own discards are not named in a pool: which of them went in would tell him what became of the others. */
    private static Cards pooled(Cards pool, Viewer sight) {
        return switch (sight) {
            case Viewer.Staff ignored -> pool;
            case Viewer.PlayerOn ignored -> Cards.unknown(pool.size());
            case Viewer.Public ignored -> Cards.unknown(pool.size());
            case Viewer.Analyst ignored -> Cards.unknown(pool.size());
        };
    }
}
