package org.standpat.formats.transcript;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a file says about how the hand ended. All of it has to be what the rules make of the hand; what is not there is not said.
 *
 * @param total all pots together before rake; null when not said
 * @param rake what the house took; null when not said
 * @param pots main pot and side pots after rake, main pot first; empty when not said one by one
 * @param collected what players took from pots, one entry for each pot or share of it
 * @param won what players won in all
 * @param stacks chips after the hand
 * @param hands cards at the end
 */
public record StatedResult(
        @Nullable StatedSum total,
        @Nullable StatedSum rake,
        List<StatedSum> pots,
        List<StatedShare> collected,
        List<StatedShare> won,
        List<StatedShare> stacks,
        List<StatedHand> hands) {
    public StatedResult {
        pots = List.copyOf(pots);
        collected = List.copyOf(collected);
        won = List.copyOf(won);
        stacks = List.copyOf(stacks);
        hands = List.copyOf(hands);
    }
}
