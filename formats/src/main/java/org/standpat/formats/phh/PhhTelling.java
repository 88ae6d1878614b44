package org.standpat.formats.phh;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.export.json.DealtPlaces;
import org.standpat.formats.Place;
import org.standpat.formats.transcript.Told;
import org.standpat.hand.HandEvent;
import org.standpat.hand.Table;

/** Actions of PHH and the events beside them, as this record's own words. */
final class PhhTelling {

    private final List<Integer> seats;
    private final DealtPlaces places;
    private final List<Told> steps = new ArrayList<>();
    private boolean isDrawing;
    private final Set<Integer> killed = new HashSet<>();
    private int said = Table.NOBODY;

    /**
     * For players on these seats, from {@code p1} on.
     *
     * @param places where the cards of each {@code d dh} lay
     */
    PhhTelling(List<Integer> seats, DealtPlaces places) {
        this.seats = seats;
        this.places = places;
    }

    List<Told> steps() {
        return steps;
    }

    /**
     * An event beside the actions. After a ruling that a hand is dead comes the fold by which others see it; the action after a
     * declaration has what held in the end, when it had been changed.
     */
    void beside(Place place, HandEvent event) {
        switch (event) {
            case HandEvent.HandKilled dead -> killed.add(dead.seat());
            case HandEvent.DiscardDeclared declared -> declares(declared.seat());
            case HandEvent.StoodPat pat -> declares(pat.seat());
            default -> {}
        }
        steps.add(new Told.Happened(place, event));
    }

    private void declares(int seat) {
        said = seat;
        isDrawing = true;
    }

    void action(PhhStep step) {
        Place place = step.place();
        int before = said;
        said = Table.NOBODY;
        switch (step.action()) {
            case PhhAction.DealHole dealt -> happened(place, dealt(seat(dealt.player()), dealt.cards()));
            case PhhAction.Fold fold -> {
                int seat = seat(fold.player());
                unless(killed.contains(seat) ? seat : Table.NOBODY, place, new HandEvent.Folded(seat));
            }
            case PhhAction.CheckOrCall call -> steps.add(new Told.CheckedOrCalled(place, seat(call.player())));
            case PhhAction.BetOrRaise bet -> steps.add(new Told.BetOrRaised(place, seat(bet.player()), bet.to()));
            case PhhAction.Discard discard -> {
                isDrawing = true;
                int seat = seat(discard.player());
                unless(
                        before,
                        place,
                        discard.cards().isEmpty()
                                ? new HandEvent.StoodPat(seat)
                                : new HandEvent.DiscardDeclared(seat, discard.cards()));
            }
            case PhhAction.Show show -> happened(place, new HandEvent.HandShown(seat(show.player()), show.cards()));
            case PhhAction.Muck muck -> happened(place, new HandEvent.HandMucked(seat(muck.player())));
            case PhhAction.Dash dash -> happened(place, new HandEvent.HandMucked(seat(dash.player())));
        }
    }

    private int seat(int player) {
        return seats.get(player - 1);
    }

    private void unless(int said, Place place, HandEvent.OfSeat event) {
        if (event.seat() != said) {
            happened(place, event);
        }
    }

    private void happened(Place place, HandEvent event) {
        steps.add(new Told.Happened(place, event));
    }

    private HandEvent dealt(int seat, Cards cards) {
        Places from = places.next();
        return isDrawing ? new HandEvent.CardsReplaced(seat, cards, from) : new HandEvent.CardsDealt(seat, cards, from);
    }
}
