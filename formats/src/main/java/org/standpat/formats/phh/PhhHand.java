package org.standpat.formats.phh;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;

/**
 * One hand as its file tells it, before the rules are asked. Lists by player begin with {@code p1}, who sits left of the button, and
 * end with the button. Amounts are whole chips.
 *
 * @param place where the hand stands
 * @param source the hand as it stands in the file
 * @param game what is played
 * @param forced antes and blinds
 * @param bets sizes of bets
 * @param stacks chips before the hand
 * @param players names; empty where the file has none
 * @param table the room's name or number for the table; empty where the file has none
 * @param number the room's name or number for the hand; empty where the file has none
 * @param startedAt when the hand began; null where the file has no date
 * @param steps what happened, in order
 * @param finishingStacks chips after the hand; empty where the file does not say
 * @param winnings chips that each player won from the pots; empty where the file does not say
 * @param own what this program wrote beside the format's own fields; null in files of others
 */
record PhhHand(
        Place place,
        HandSource source,
        PhhGame game,
        PhhForcedBets forced,
        PhhBets bets,
        List<Long> stacks,
        List<String> players,
        String table,
        String number,
        @Nullable Instant startedAt,
        List<PhhStep> steps,
        List<Long> finishingStacks,
        List<Long> winnings,
        @Nullable PhhOwn own) {

    PhhHand {
        stacks = List.copyOf(stacks);
        players = List.copyOf(players);
        steps = List.copyOf(steps);
        finishingStacks = List.copyOf(finishingStacks);
        winnings = List.copyOf(winnings);
    }

    /** The same with what this program wrote beside the format's own fields. */
    PhhHand with(PhhOwn fields) {
        return new PhhHand(
                place,
                source,
                game,
                forced,
                bets,
                stacks,
                players,
                table,
                number,
                startedAt,
                steps,
                finishingStacks,
                winnings,
                fields);
    }
}
