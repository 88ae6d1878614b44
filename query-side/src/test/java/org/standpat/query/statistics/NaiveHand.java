package org.standpat.query.statistics;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.standpat.hand.Ending;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.PlayedHand;
import org.standpat.query.summary.GameNames;
import org.standpat.query.summary.Place;

/**
 * What a player did in a hand, read off its events from the first to the last, without fold, tables and SQL.
 *
 * @param player his name
 * @param counts whether the hand was played to its end
 * @param enteredPot whether he called, bet or raised before the first draw
 * @param net what he ended ahead, or below 0 behind, as corrected
 * @param drawn how many cards he took on which draw
 */
record NaiveHand(
        String player,
        boolean counts,
        String game,
        String stakes,
        Place place,
        int players,
        String table,
        Instant at,
        boolean enteredPot,
        long net,
        Map<Integer, Integer> drawn) {

    /** All players of a hand that is over. */
    static List<NaiveHand> of(PlayedHand hand) {
        HandEvent.HandStarted started = (HandEvent.HandStarted) hand.events().getFirst();
        HandState.Finished end = (HandState.Finished) hand.state();
        return started.seats().stream()
                .map(seat -> new NaiveHand(
                        seat.player(),
                        end.ending() == Ending.PLAYED,
                        GameNames.of(started.rules().game()),
                        GameNames.stakes(started.rules()),
                        place(started, seat.seat()),
                        started.seats().size(),
                        started.table(),
                        started.startedAt(),
                        enteredPot(hand.events(), seat.seat()),
                        end.correctedStack(seat.seat()) - seat.stack(),
                        drawn(hand.events(), seat.seat())))
                .toList();
    }

    /** Whether a filter means it. */
    boolean isMeant(StatisticsFilter filter) {
        return filter.game().orElse(game).equals(game)
                && filter.stakes().orElse(stakes).equals(stakes)
                && filter.place().orElse(place) == place
                && filter.players().orElse(players) == players
                && filter.table().orElse(table).equals(table)
                && !filter.from().orElse(at).isAfter(at)
                && filter.to().orElse(Instant.MAX).isAfter(at);
    }

    /** From the button: it comes last of those after it, and the blinds come first. */
    private static Place place(HandEvent.HandStarted started, int seat) {
        List<Integer> order = new ArrayList<>(started.seats().stream()
                .sorted(Comparator.comparing((SeatedPlayer other) -> other.seat() <= started.button())
                        .thenComparingInt(SeatedPlayer::seat))
                .map(SeatedPlayer::seat)
                .toList());
        int players = order.size();
        int after = order.indexOf(seat);
        List<Place> places = players == 2
                ? List.of(Place.BIG_BLIND, Place.BUTTON)
                : List.of(Place.SMALL_BLIND, Place.BIG_BLIND, Place.BUTTON);
        if (players <= 3) {
            return places.get(after);
        }
        return switch (players - after) {
            case 1 -> Place.BUTTON;
            case 2 -> Place.CUTOFF;
            default ->
                after < 2
                        ? places.get(after)
                        : players - after == 3 ? Place.HIJACK : players - after == 4 ? Place.LOJACK : Place.EARLY;
        };
    }

    private static boolean enteredPot(List<HandEvent> events, int seat) {
        for (HandEvent event : events) {
            if (event instanceof HandEvent.DrawOpened) {
                return false;
            }
            boolean chips = event instanceof HandEvent.Called
                    || event instanceof HandEvent.Bet
                    || event instanceof HandEvent.Raised;
            if (chips && ((HandEvent.OfSeat) event).seat() == seat) {
                return true;
            }
        }
        return false;
    }

    private static Map<Integer, Integer> drawn(List<HandEvent> events, int seat) {
        Map<Integer, Integer> drawn = new HashMap<>();
        int draw = 0;
        for (HandEvent event : events) {
            if (event instanceof HandEvent.DrawOpened) {
                draw++;
            } else if (event instanceof HandEvent.StoodPat pat && pat.seat() == seat) {
                drawn.put(draw, 0);
            } else if (event instanceof HandEvent.DiscardDeclared declared && declared.seat() == seat) {
                drawn.put(draw, declared.cards().size());
            } else if (event instanceof HandEvent.DeclarationChanged changed && changed.seat() == seat) {
                drawn.put(draw, changed.cards().size());
            }
        }
        return drawn;
    }
}
