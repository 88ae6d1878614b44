package org.standpat.formats.standpat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.standpat.export.RecordedEvent;
import org.standpat.formats.HandRefused;
import org.standpat.formats.HandSource;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.formats.judge.PlayedHand;
import org.standpat.formats.judge.ToldReplay;
import org.standpat.formats.transcript.Told;
import org.standpat.formats.transcript.ToldHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.verify.Finding;
import org.standpat.verify.HandVerifier;
import org.standpat.view.Viewer;

/**
 * Judges the events of a file once more, as a stored hand is judged: that they stand in a file of our own says nothing about whether they
 * follow from the rules.
 */
final class StandpatJudge {

    private static final Instant FIRST_TIME = Instant.parse("0001-01-01T00:00:00Z");
    private static final Instant LAST_TIME = Instant.parse("9999-12-31T23:59:59.999999999Z");

    private StandpatJudge() {}

    /**
     * The hand to record.
     *
     * @throws HandRefused with the rule when an event does not follow; set aside when the hand was still played
     */
    static ImportedHand judge(Place line, StandpatHand hand, HandSource source) {
        List<HandEvent> events =
                hand.events().stream().map(RecordedEvent::event).toList();
        if (!(events.getFirst() instanceof HandStarted started)) {
            throw new HandRefused(line, "expected the start of a hand as its first event");
        }
        Place place = line.ofHand(started.hand().toString());
        if (started.startedAt().isBefore(FIRST_TIME) || started.startedAt().isAfter(LAST_TIME)) {
            throw new HandRefused(place, "expected a start from " + FIRST_TIME + " to " + LAST_TIME);
        }
        if (events.stream().noneMatch(HandEvent.HandCompleted.class::isInstance)) {
            throw new HandRefused(Refusal.setAside(
                    place, "the hand was still played when it was written; write it again when it is over"));
        }
        return switch (hand.viewer()) {
            case Viewer.Staff ignored -> whole(place, hand, started, events, source);
            case Viewer.Analyst ignored -> view(place, hand, started, events, source);
            case Viewer.Public ignored -> view(place, hand, started, events, source);
            case Viewer.PlayerOn ignored -> view(place, hand, started, events, source);
        };
    }

    /** The whole record of a hand: every event as it stands there. */
    private static ImportedHand whole(
            Place place, StandpatHand hand, HandStarted started, List<HandEvent> events, HandSource source) {
        List<Finding> findings = HandVerifier.verify(events);
        if (!findings.isEmpty()) {
            Finding first = findings.getFirst();
            throw new HandRefused(Refusal.againstTheRules(
                    place.at(place.line(), "event " + first.eventNumber()), first.rule(), first.sentence()));
        }
        return new ImportedHand(place, started.hand(), source, hand.money(), true, List.of(), events, List.of());
    }

    /** What one viewer saw of a hand: it is played again with the cards that he did not see unknown. */
    private static ImportedHand view(
            Place place, StandpatHand hand, HandStarted started, List<HandEvent> events, HandSource source) {
        List<Told> steps = new ArrayList<>();
        for (int i = 1; i < events.size(); i++) {
            steps.add(new Told.Happened(place.at(place.line(), "event " + (i + 1)), events.get(i)));
        }
        PlayedHand played = ToldReplay.play(place, new ToldHand(started, steps));
        return new ImportedHand(
                place,
                started.hand(),
                source,
                hand.money(),
                true,
                played.commands(),
                played.events(),
                played.remarks());
    }
}
