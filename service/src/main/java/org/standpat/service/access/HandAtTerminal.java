package org.standpat.service.access;

import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.access.CardReading;
import org.standpat.db.access.GivenHand;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.query.replay.HandReader;
import org.standpat.query.replay.HandRecord;
import org.standpat.service.Sentence;
import org.standpat.view.Onlooker;
import org.standpat.view.UnshownCards;
import org.standpat.view.Viewer;

/** Lets somebody at this machine have the cards of a hand, and has it recorded first. */
public final class HandAtTerminal {

    private final DataSource database;
    private final ReasonOption reason;

    /** Cards of hands in this database, for whoever gives this reason. */
    public HandAtTerminal(DataSource database, ReasonOption reason) {
        this.database = database;
        this.reason = reason;
    }

    /**
     * He is about to be shown every event of the hand. Nothing is recorded when every card in them was shown at the table.
     *
     * @param verb the name of the verb
     * @throws Sentence when the hand is still played and no reason was given; nothing may be shown then
     */
    public void isGivenEvents(UUID hand, String verb) {
        new HandReader(new EventLog(database), new HandEventCodec())
                .read(hand, Onlooker.always(Viewer.STAFF_WITH_REASON))
                .ifPresent(record -> {
                    // What cannot be read may hold anything.
                    if (record.fault().isPresent() || UnshownCards.areIn(record.happened(), record.happened())) {
                        isGiven(record, verb);
                    }
                });
    }

    /** The same of the text that the hand came from, which may hold more cards than its events. */
    public void isGivenSource(UUID hand, String verb) {
        new HandReader(new EventLog(database), new HandEventCodec())
                .read(hand, Onlooker.always(Viewer.STAFF_WITH_REASON))
                .ifPresent(record -> isGiven(record, verb));
    }

    private void isGiven(HandRecord record, String verb) {
        if (!record.finished() && !reason.isGiven()) {
            throw new Sentence(
                    "Hand " + record.hand() + " is still played: say with --reason why its cards are to be shown."
                            + " What everybody may see of it: standpat export --format standpat --viewer public "
                            + record.hand());
        }
        isGiven(reason.reading(verb), new GivenHand(record.hand(), !record.finished()));
    }

    /** He is about to be shown a text in quarantine. */
    public void isGivenQuarantined(String verb) {
        isGiven(reason.reading(verb), GivenHand.IN_QUARANTINE);
    }

    private void isGiven(CardReading reading, GivenHand hand) {
        new AccessRecord(database).add(reading, List.of(hand));
    }
}
