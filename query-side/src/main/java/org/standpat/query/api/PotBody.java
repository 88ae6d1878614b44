package org.standpat.query.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState;
import org.standpat.hand.Pot;

/**
 * A pot after one event of a hand. Chips are whole smallest units.
 *
 * @param pot its number; 0 is the main pot
 * @param amount chips in it before rake
 * @param seats seats that can win it
 * @param rake what the house took from it so far
 * @param awarded who got how much of it, as recorded; null before it is awarded
 * @param ruled who gets how much of it by the last ruling after the hand (rule 7.6); null where there is none
 */
record PotBody(
        int pot,
        long amount,
        List<Integer> seats,
        long rake,
        Optional<List<Share>> awarded,
        Optional<List<Share>> ruled) {

    PotBody {
        seats = List.copyOf(seats);
        awarded = awarded.map(List::copyOf);
        ruled = ruled.map(List::copyOf);
    }

    static List<PotBody> of(HandState.Started state) {
        return switch (state) {
            case HandState.Settling settling -> of(settling.pots(), settling.raked(), settling.awards(), Map.of());
            case HandState.Finished finished ->
                of(finished.pots(), finished.raked(), finished.awards(), finished.ruled());
            case HandState.Opening ignored -> gathered(state);
            case HandState.Betting ignored -> gathered(state);
            case HandState.Drawing ignored -> gathered(state);
            case HandState.ShowingDown ignored -> gathered(state);
            case HandState.Voided ignored -> gathered(state);
        };
    }

    private static List<PotBody> gathered(HandState.Started state) {
        return of(GatheredPots.of(state.table()), Map.of(), Map.of(), Map.of());
    }

    private static List<PotBody> of(
            List<Pot> pots,
            Map<Integer, Long> raked,
            Map<Integer, List<Share>> awards,
            Map<Integer, List<Share>> ruled) {
        List<PotBody> bodies = new ArrayList<>();
        for (int number = 0; number < pots.size(); number++) {
            Pot pot = pots.get(number);
            bodies.add(new PotBody(
                    number,
                    pot.amount(),
                    pot.seats(),
                    raked.getOrDefault(number, 0L),
                    Optional.ofNullable(awards.get(number)),
                    Optional.ofNullable(ruled.get(number))));
        }
        return bodies;
    }
}
