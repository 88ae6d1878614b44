package org.standpat.formats.judge;

import java.util.List;
import java.util.Map;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Finished;

/**
 * A hand that was played from its file to its end.
 *
 * @param commands what was asked of the decider
 * @param events what it answered
 * @param end the hand as it ended
 * @param mucked what players held who mucked, by seat, as far as it was known
 * @param remarks what the file says and the events cannot hold
 */
public record PlayedHand(
        List<HandCommand> commands,
        List<HandEvent> events,
        Finished end,
        Map<Integer, Cards> mucked,
        List<String> remarks) {}
