package org.standpat.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.standpat.deal.CardSource;
import org.standpat.decide.Decider;
import org.standpat.decide.RuleViolation;
import org.standpat.hand.AlwaysTrue;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.ImpossibleEvent;
import org.standpat.hand.SeatedPlayer;

/** One hand being gone over. */
final class Verification {

    /** Where the cards of a house-dealt decision come from that begins at this place of the list. */
    interface Dealer {
        CardSource from(List<HandEvent> events, int place);
    }

    private static final Pattern RULE = Pattern.compile("rule ([1-8](?:\\.[0-9]+)?):");

    private final List<HandEvent> events;
    private final Dealer dealer;
    private final List<Finding> findings = new ArrayList<>();
    private HandState stored = HandState.NOT_STARTED;
    private HandState decided = HandState.NOT_STARTED;
    private long chips;

    Verification(List<HandEvent> events, Dealer dealer) {
        this.events = events;
        this.dealer = dealer;
    }

    List<Finding> findings() {
        if (events.isEmpty()) {
            findings.add(Finding.of(1, RuleOfEvent.RECORD, "the start of the hand", "no event"));
        }
        int place = 0;
        while (place < events.size() && findings.isEmpty()) {
            place += decision(place);
        }
        if (findings.isEmpty()) {
            again();
        }
        return List.copyOf(findings);
    }

    /** Goes over one decision and says how many events it is. */
    private int decision(int place) {
        int number = place + 1;
        HandEvent first = events.get(place);
        try {
            HandCommand command = CommandBehind.of(stored, first);
            if (command == null) {
                findings.add(
                        Finding.of(number, RuleOfEvent.RECORD, "something that somebody did", EventWords.named(first)));
                return 1;
            }
            CardSource cards = cards(first, place);
            List<HandEvent> expected = Decider.decide(stored, command, cards);
            for (int i = 0; i < expected.size() && findings.isEmpty(); i++) {
                compare(place + i, expected.get(i), cards);
            }
            return expected.size();
        } catch (RuleViolation refusal) {
            findings.add(new Finding(
                    number, refusal.rejection().rule(), refusal.rejection().sentence()));
        } catch (RuntimeException fault) {
            findings.add(Finding.of(number, RuleOfEvent.RECORD, "an event that can be judged", said(fault)));
        }
        return 1;
    }

    private CardSource cards(HandEvent first, int place) {
        Dealing dealing = first instanceof HandStarted started
                ? started.dealing()
                : stored instanceof Started running ? running.table().dealing() : Dealing.RECORDED;
        return switch (dealing) {
            case HOUSE -> dealer.from(events, place);
            case RECORDED -> CardSource.REPORTED;
        };
    }

    private void compare(int place, HandEvent expected, CardSource cards) {
        int number = place + 1;
        Finding ofTheDealer = cards instanceof StoredCards dealt ? dealt.fault() : null;
        if (place == events.size()) {
            findings.add(
                    Finding.of(number, RuleOfEvent.of(expected), EventWords.named(expected), "the end of the record"));
        } else if (ofTheDealer != null && ofTheDealer.eventNumber() == number) {
            findings.add(ofTheDealer);
        } else if (!isSame(expected, events.get(place))) {
            findings.add(difference(number, expected, events.get(place)));
        } else {
            step(place, expected);
        }
    }

    private void step(int place, HandEvent expected) {
        HandEvent event = events.get(place);
        try {
            stored = HandFold.evolve(stored, event);
            decided = HandFold.evolve(decided, expected);
        } catch (RuntimeException fault) {
            findings.add(Finding.of(place + 1, RuleOfEvent.RECORD, "an event that can follow", said(fault)));
            return;
        }
        if (event instanceof HandStarted started) {
            chips = started.seats().stream().mapToLong(SeatedPlayer::stack).sum();
        }
        for (String fault : AlwaysTrue.faults(stored, chips)) {
            findings.add(new Finding(place + 1, rule(fault), fault));
        }
    }

    /** The sentences of section 8 begin with their rule. */
    private static String rule(String fault) {
        Matcher matcher = RULE.matcher(fault);
        return matcher.lookingAt() ? matcher.group(1) : RuleOfEvent.RECORD;
    }

    /** Replay is the product: the same events give the same state, and so do the events that were decided anew. */
    private void again() {
        if (!HandFold.of(events).equals(stored)) {
            findings.add(Finding.of(
                    events.size(), RuleOfEvent.RECORD, "the same state each time the hand is replayed", "another"));
        }
        if (!decided.equals(stored)) {
            findings.add(Finding.of(
                    events.size(), RuleOfEvent.RECORD, "the state that the rules make of the hand", "another"));
        }
    }

    private static Finding difference(int number, HandEvent expected, HandEvent event) {
        boolean sameKind = expected.getClass().equals(event.getClass());
        return Finding.of(
                number,
                RuleOfEvent.of(expected),
                EventWords.named(expected) + (sameKind ? " with " + EventWords.differing(expected, event) : ""),
                sameKind ? EventWords.differing(event, expected) : EventWords.named(event));
    }

    /** The pool of a reshuffle is in no particular order. */
    private static boolean isSame(HandEvent expected, HandEvent event) {
        if (expected instanceof DeckReshuffled one && event instanceof DeckReshuffled other) {
            return one.pool().size() == other.pool().size()
                    && one.pool().knownSet().equals(other.pool().knownSet())
                    && inOrderOf(one, other).equals(other);
        }
        return expected.equals(event);
    }

    private static DeckReshuffled inOrderOf(DeckReshuffled reshuffled, DeckReshuffled other) {
        return new DeckReshuffled(
                reshuffled.procedure(), reshuffled.poolOf(), reshuffled.seat(), other.pool(), reshuffled.commitment());
    }

    /** Only an impossible event says what is wrong in words that anybody may read. */
    private static String said(RuntimeException fault) {
        return fault instanceof ImpossibleEvent
                ? String.valueOf(fault.getMessage())
                : "one that cannot: " + fault.getClass().getSimpleName();
    }
}
