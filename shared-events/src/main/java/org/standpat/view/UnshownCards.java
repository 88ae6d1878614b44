package org.standpat.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;

/**
 * Tells whether events hold a hole card that was never shown at the table. It is asked of events as a reader sees them, to know whether
 * his reading is to be recorded.
 */
public final class UnshownCards {

    private UnshownCards() {}

    /** A card that a seat held. */
    private record Held(int seat, Card card) {}

    /**
     * Whether some of the events hold a card of a seat which that seat did not show.
     *
     * @param part events of the hand that somebody is given
     * @param hand all events of the hand, which say what was shown
     */
    public static boolean areIn(Collection<? extends HandEvent> part, Collection<? extends HandEvent> hand) {
        List<HandEvent> closed = new ArrayList<>();
        for (HandEvent event : part) {
            if (!Visibility.seen(event, Viewer.PUBLIC, Moment.ENDED).equals(Optional.of(event))) {
                closed.add(event);
            }
        }
        if (closed.isEmpty()) {
            return false;
        }
        Set<Held> shown = new HashSet<>();
        hand.forEach(event -> addShown(shown, event));
        return closed.stream().anyMatch(event -> isUnshown(event, shown));
    }

    /** Of an event with cards that were not open when it happened. */
    private static boolean isUnshown(HandEvent event, Set<Held> shown) {
        return switch (event) {
            case HandEvent.CardsDealt dealt -> isUnshown(dealt.seat(), dealt.cards(), shown);
            case HandEvent.CardsReplaced replaced -> isUnshown(replaced.seat(), replaced.cards(), shown);
            case HandEvent.DiscardDeclared declared -> isUnshown(declared.seat(), declared.cards(), shown);
            case HandEvent.DeclarationChanged changed -> isUnshown(changed.seat(), changed.cards(), shown);
            // Such as the pool of a reshuffle: discards, of which nobody shows which were in it.
            default -> true;
        };
    }

    private static boolean isUnshown(int seat, Cards cards, Set<Held> shown) {
        return StreamSupport.stream(cards.spliterator(), false)
                .anyMatch(card -> card.isKnown() && !shown.contains(new Held(seat, card)));
    }

    private static void addShown(Set<Held> shown, HandEvent event) {
        if (event instanceof HandEvent.HandShown open) {
            open.cards().forEach(card -> shown.add(new Held(open.seat(), card)));
        } else if (event instanceof HandEvent.CardExposed exposed) {
            shown.add(new Held(exposed.seat(), exposed.card()));
        }
    }
}
