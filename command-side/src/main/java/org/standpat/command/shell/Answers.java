package org.standpat.command.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.standpat.command.idempotency.GivenAnswer;
import org.standpat.command.shell.Answer.RecordedEvent;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;

/** Makes answers from the stored events, so that a resend gets word for word what the first request got. */
final class Answers {

    private final EventLog log;
    private final HandEventCodec codec;

    Answers(EventLog log, HandEventCodec codec) {
        this.log = log;
        this.codec = codec;
    }

    /** The answer to what became of a request, whose new events are on the slip. */
    Answer of(UUID hand, Outcome outcome, Slip slip) {
        return switch (outcome) {
            case Outcome.Accepted accepted -> recordedNow(hand, accepted, slip.rows());
            case Outcome.Refused refused -> new Answer.Refused(refused.refusal());
            case Outcome.AnsweredBefore before ->
                switch (before.answer()) {
                    case GivenAnswer.Accepted accepted -> recordedBefore(accepted);
                    case GivenAnswer.Refused refused -> new Answer.Refused(refused.refusal());
                };
        };
    }

    private static Answer recordedNow(UUID hand, Outcome.Accepted accepted, List<StoredEvent> rows) {
        List<RecordedEvent> events = new ArrayList<>();
        for (int i = 0; i < accepted.events().size(); i++) {
            events.add(new RecordedEvent(rows.get(i), accepted.events().get(i)));
        }
        return new Answer.Recorded(hand, events, accepted.state());
    }

    private Answer recordedBefore(GivenAnswer.Accepted accepted) {
        HandState state = HandState.NOT_STARTED;
        List<RecordedEvent> events = new ArrayList<>();
        for (StoredEvent row : log.hand(accepted.hand()).subList(0, accepted.lastEvent())) {
            HandEvent event = codec.decode(row.type(), row.payload());
            state = HandFold.evolve(state, event);
            if (row.number() >= accepted.firstEvent()) {
                events.add(new RecordedEvent(row, event));
            }
        }
        return new Answer.Recorded(accepted.hand(), events, state);
    }
}
