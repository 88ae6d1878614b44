package org.standpat.service.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.command.shell.Answer.Recorded;
import org.standpat.command.shell.Answer.Refused;
import org.standpat.command.shell.HandDesk;
import org.standpat.command.shell.StalePositionException;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.deal.CardSource;
import org.standpat.decide.Decider;
import org.standpat.formats.HandRecorder;
import org.standpat.formats.ImportedHand;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.service.Sentence;

/**
 * Records hands from files by the same commands that players' actions become. Of a hand that is in the record in part only what is
 * missing is asked for, so that an import which was cut off can simply be run again, and two may run at a time.
 */
public final class DeskRecorder implements HandRecorder {

    /** How often a hand is looked at anew because somebody else records it at the same time. */
    private static final int MOST_ATTEMPTS = 100;

    private final HandDesk desk;
    private final EventLog log;
    private final HandEventCodec codec = new HandEventCodec();

    /** Records by this desk, whose events are in this log. */
    public DeskRecorder(HandDesk desk, EventLog log) {
        this.desk = desk;
        this.log = log;
    }

    @Override
    public Answer record(ImportedHand hand) {
        List<Integer> positions = positions(hand.commands());
        boolean added = false;
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            List<StoredEvent> stored = log.hand(hand.hand());
            Optional<String> difference = RecordedBefore.difference(hand, decoded(stored));
            int next = stored.isEmpty() ? 0 : positions.indexOf(stored.size()) + 1;
            if (difference.isPresent() || (next == 0 && !stored.isEmpty())) {
                return new Answer.InRecordOtherwise(difference.orElse("event " + (stored.size() + 1)));
            }
            if (next == hand.commands().size()) {
                return added ? Answer.RECORDED : Answer.ALREADY_THERE;
            }
            added |= recordFrom(hand, next, positions);
        }
        throw new Sentence("Hand " + hand.hand() + " (" + hand.place()
                + ") could not be recorded: another import records it at the same time. Run this one again.");
    }

    /** The hand's position after each command. */
    private static List<Integer> positions(List<HandCommand> commands) {
        List<Integer> positions = new ArrayList<>(commands.size());
        HandState state = HandState.NOT_STARTED;
        int position = 0;
        for (HandCommand command : commands) {
            List<HandEvent> decided = Decider.decide(state, command, CardSource.REPORTED);
            for (HandEvent event : decided) {
                state = HandFold.evolve(state, event);
            }
            position += decided.size();
            positions.add(position);
        }
        return positions;
    }

    private List<HandEvent> decoded(List<StoredEvent> stored) {
        return stored.stream()
                .map(event -> codec.decode(event.type(), event.payload()))
                .toList();
    }

    /** Whether anything was added before the end, or before somebody else was seen to record the same hand. */
    private boolean recordFrom(ImportedHand hand, int first, List<Integer> positions) {
        for (int next = first; next < hand.commands().size(); next++) {
            int before = next == 0 ? 0 : positions.get(next - 1);
            if (!ask(hand.hand(), before, hand.commands().get(next))) {
                return next > first;
            }
        }
        return true;
    }

    private boolean ask(UUID hand, int position, HandCommand command) {
        try {
            var answer = command instanceof StartHand start
                    ? desk.start(start, null)
                    : desk.act(hand, position, command, null);
            return switch (answer) {
                case Recorded ignored -> true;
                // The rules allowed it a moment ago, so the hand is another one now: somebody else has started it.
                case Refused ignored -> false;
            };
        } catch (StalePositionException overtaken) {
            return false;
        }
    }
}
