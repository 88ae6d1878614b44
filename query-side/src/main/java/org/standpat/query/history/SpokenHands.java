package org.standpat.query.history;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandShown;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.ranking.Ranking;

/**
 * What the shown hands of one hand are called (rule 2.6): by as few cards as tell each of them from every other.
 *
 * @param names name by seat
 */
record SpokenHands(Map<Integer, String> names) {

    SpokenHands {
        names = Map.copyOf(names);
    }

    static SpokenHands of(List<HandEvent> events) {
        Map<Integer, Cards> shown = new LinkedHashMap<>();
        Optional<Ranking> ranking = Optional.empty();
        for (HandEvent event : events) {
            if (event instanceof HandStarted started) {
                ranking = Optional.of(started.rules().game().ranking());
            } else if (event instanceof HandShown show) {
                shown.put(show.seat(), show.cards());
            }
        }
        return ranking.map(by -> named(by, shown)).orElse(new SpokenHands(Map.of()));
    }

    private static SpokenHands named(Ranking ranking, Map<Integer, Cards> shown) {
        Map<Integer, String> names = new LinkedHashMap<>();
        shown.forEach((seat, cards) -> names.put(seat, name(ranking, cards, shown.values())));
        return new SpokenHands(names);
    }

    /** A name that tells two hands apart only grows with the cards it names, so the longest tells this hand from all others. */
    private static String name(Ranking ranking, Cards cards, Iterable<Cards> shown) {
        String name = ranking.describe(cards);
        for (Cards other : shown) {
            String closer = other.equals(cards) ? name : ranking.describeAgainst(cards, other);
            name = closer.length() > name.length() ? closer : name;
        }
        return name;
    }

    /** The name of the hand that this seat showed. */
    String of(int seat) {
        return names.getOrDefault(seat, "");
    }
}
