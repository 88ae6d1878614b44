package org.standpat.hand;

import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.hand.HandEvent.CardExposed;
import org.standpat.hand.HandEvent.HandMiscounted;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Opening;
import org.standpat.houserules.DrawProcedure.Exposed;

/** What cards that leave the stub do to a hand, on the deal as on a draw. */
final class DealFold {

    private DealFold() {}

    static Table deal(Table table, int seat, Cards cards, Places places) {
        return table.with(table.deck().dealing(cards, places)).with(seat, player -> player.receiving(cards));
    }

    /** The card goes from the stub to the muck; the player is still owed one, after everybody else if the house rules say so. */
    static HandState expose(HandState state, CardExposed exposed) {
        return switch (HandFold.in(HandState.Started.class, state)) {
            case Opening opening -> {
                Opening paid = OpeningFold.paid(opening);
                yield paid.with(muck(paid.table(), exposed));
            }
            case Drawing drawing -> {
                Table table = muck(drawing.table(), exposed);
                boolean later = table.rules().draw().exposed() == Exposed.AFTER_EVERYBODY
                        && table.player(exposed.seat()).owedNow() > 0;
                yield drawing.dealt(later ? table.with(exposed.seat(), Player::waitingForOneMore) : table);
            }
            case HandState.Betting ignored -> throw noCardsNow();
            case HandState.ShowingDown ignored -> throw noCardsNow();
            case HandState.Settling ignored -> throw noCardsNow();
            case HandState.Voided ignored -> throw noCardsNow();
            case HandState.Finished ignored -> throw noCardsNow();
        };
    }

    private static Table muck(Table table, CardExposed exposed) {
        if (table.player(exposed.seat()).owed() == 0 || !exposed.card().isKnown()) {
            throw new IllegalArgumentException("seat " + exposed.seat()
                    + " is owed no card that could be exposed, or the card is not named although everybody saw it");
        }
        Cards card = Cards.of(exposed.card());
        Discards discards = new Discards(exposed.seat(), table.draw(), Discards.Kind.EXPOSED, card);
        Integer place = exposed.place();
        if (place != null && place < 0) {
            throw new IllegalArgumentException("places count from the top of the stub, from 0, got " + place);
        }
        Places places = place == null ? Places.NONE : Places.of(place);
        return table.with(table.deck().dealing(card, places).mucking(discards, CardSet.EMPTY));
    }

    /** From here on the player is owed as many cards as make him hold what he was found with. */
    static HandState miscount(HandState state, HandMiscounted miscounted) {
        return switch (HandFold.in(HandState.Started.class, state)) {
            case Opening opening -> {
                Opening paid = OpeningFold.paid(opening);
                yield paid.with(owing(paid.table(), miscounted));
            }
            case Drawing drawing -> drawing.dealt(owing(drawing.table(), miscounted));
            case HandState.Betting ignored -> throw noCardsNow();
            case HandState.ShowingDown ignored -> throw noCardsNow();
            case HandState.Settling ignored -> throw noCardsNow();
            case HandState.Voided ignored -> throw noCardsNow();
            case HandState.Finished ignored -> throw noCardsNow();
        };
    }

    private static Table owing(Table table, HandMiscounted miscounted) {
        Player player = table.player(miscounted.seat());
        int owed = miscounted.held() - player.cards().size();
        boolean dealt = table.draw() == 0 || player.draw().declared();
        if (!player.inHand() || !dealt || owed < 0 || owed == player.owed() || miscounted.held() > Player.MOST_CARDS) {
            throw new IllegalArgumentException("seat " + player.seat() + " holds "
                    + player.cards().size() + " cards, is owed " + player.owed() + " and cannot come to hold "
                    + miscounted.held());
        }
        return table.with(player.seat(), now -> now.owed(owed));
    }

    private static IllegalArgumentException noCardsNow() {
        return new IllegalArgumentException("it belongs to the deal or to a draw");
    }
}
