package org.standpat.formats;

import java.util.List;
import java.util.UUID;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.money.Denomination;

/**
 * A whole hand from a file that the decider has accepted from its start to its end.
 *
 * @param place where it stands in the file
 * @param hand the hand's identity, worked out from what the file says about it: the same hand has the same identity wherever it is
 *     read again
 * @param source the hand as it stands in the file
 * @param money what one chip of the events is worth
 * @param dated whether the file says when the hand began; where it does not, the events say when it was imported
 * @param commands what to ask of the decider, in order; the first is a {@link HandCommand.StartHand}. None
 *     where the file has the events themselves
 * @param events what the decider answered to all of them, in order; the last is a {@link HandEvent.HandCompleted}
 * @param remarks what the file says and the events cannot hold, as sentences without cards; the source has it
 */
public record ImportedHand(
        Place place,
        UUID hand,
        HandSource source,
        Denomination money,
        boolean dated,
        List<HandCommand> commands,
        List<HandEvent> events,
        List<String> remarks) {
    public ImportedHand {
        commands = List.copyOf(commands);
        events = List.copyOf(events);
        remarks = List.copyOf(remarks);
    }
}
