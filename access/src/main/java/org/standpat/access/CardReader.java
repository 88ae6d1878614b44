package org.standpat.access;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.access.CardReading;
import org.standpat.db.access.GivenHand;
import org.standpat.hand.HandEvent;
import org.standpat.view.Moment;
import org.standpat.view.Onlooker;
import org.standpat.view.UnshownCards;
import org.standpat.view.Visibility;

/** Somebody who reads hands by one request: as whom he sees them, and the record of what he is given. */
public final class CardReader {

    private final Onlooker onlooker;
    private final Consumer<Collection<GivenHand>> recorder;

    private CardReader(Onlooker onlooker, Consumer<Collection<GivenHand>> recorder) {
        this.onlooker = onlooker;
        this.recorder = recorder;
    }

    /**
     * A reader.
     *
     * @param reading what is recorded of his request; empty for somebody who can see no card that was not shown
     */
    public CardReader(Onlooker onlooker, Optional<CardReading> reading, AccessRecord record) {
        this(
                onlooker,
                hands -> record.add(
                        reading.orElseThrow(
                                () -> new IllegalStateException("unshown cards for somebody who may not see them")),
                        hands));
    }

    /** The same reader where he is given no text, but only told of which hands one can be made. */
    public CardReader withoutText() {
        return new CardReader(onlooker, hands -> {});
    }

    /** As whom he sees hands. */
    public Onlooker onlooker() {
        return onlooker;
    }

    /** Whether he may know that a hand is played at all. */
    public boolean seesRunningHands() {
        return Visibility.sight(onlooker.ofUnknownHand(), Moment.LIVE).isPresent();
    }

    /**
     * Has it recorded that he is about to be given some events of a hand, when there is a card in them that was not shown.
     *
     * @param part what he is given, as he sees it
     * @param hand every event of the hand, as he sees it
     * @throws org.standpat.db.access.AccessNotRecordedException when it cannot be recorded: he must not be given them
     */
    public void isGiven(UUID id, List<? extends HandEvent> part, List<? extends HandEvent> hand) {
        if (UnshownCards.areIn(part, hand)) {
            isGiven(List.of(new GivenHand(id, Moment.of(hand) == Moment.LIVE)));
        }
    }

    /**
     * Has it recorded that he is about to be given unshown cards of these hands.
     *
     * @throws org.standpat.db.access.AccessNotRecordedException as above
     */
    public void isGiven(Collection<GivenHand> hands) {
        if (!hands.isEmpty()) {
            recorder.accept(hands);
        }
    }
}
