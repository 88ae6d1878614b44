package org.standpat.query.analytics;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.Player;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.PlayedHand;

/**
 * Counts of each player straight from the events of hands without incidents, each by a rule so simple that it can be seen to be right. By the
 * names of the columns of view {@code player_statistics}.
 */
final class NaiveCounts {

    private final Map<String, Map<String, Long>> counts = new TreeMap<>();

    /** The counts over these hands, by player. */
    static Map<String, Map<String, Long>> of(List<PlayedHand> hands) {
        NaiveCounts naive = new NaiveCounts();
        hands.forEach(naive::add);
        return naive.counts;
    }

    private void add(PlayedHand hand) {
        HandStarted started = (HandStarted) hand.events().getFirst();
        Map<Integer, String> names = new HashMap<>();
        for (SeatedPlayer seated : started.seats()) {
            names.put(seated.seat(), seated.player());
            count(seated.player(), "hands", 1);
        }
        new Course(names).follow(hand.events());
        long raked = 0;
        for (Player player : ((Finished) hand.state()).table().players()) {
            long before = started.seats().stream()
                    .filter(seated -> seated.seat() == player.seat())
                    .findFirst()
                    .orElseThrow()
                    .stack();
            count(player.name(), "net", player.stack() - before);
            raked += before - player.stack();
        }
        count("", "raked", raked);
    }

    private void count(String player, String what, long many) {
        counts.computeIfAbsent(player, name -> new TreeMap<>()).merge(what, many, Long::sum);
    }

    /** One hand. */
    private final class Course {

        private final Map<Integer, String> names;
        private final Set<Integer> folded = new HashSet<>();
        private final Set<String> once = new HashSet<>();
        private int round;

        Course(Map<Integer, String> names) {
            this.names = names;
        }

        void follow(List<HandEvent> events) {
            for (HandEvent event : events) {
                switch (event) {
                    case HandEvent.BettingRoundOpened opened -> round = opened.round();
                    case HandEvent.Checked checked -> one(checked.seat(), "checks");
                    case HandEvent.Folded fold -> {
                        one(fold.seat(), "folds");
                        folded.add(fold.seat());
                    }
                    case HandEvent.Called call -> betting(call.seat(), "calls");
                    case HandEvent.Bet bet -> betting(bet.seat(), "bets");
                    case HandEvent.Raised raise -> betting(raise.seat(), "raises");
                    case HandEvent.StoodPat pat -> drawing(pat.seat(), 0);
                    case HandEvent.DiscardDeclared discard ->
                        drawing(discard.seat(), discard.cards().size());
                    case HandEvent.ShowdownOpened ignored -> showdown();
                    default -> {
                        // Says nothing about what a player chose.
                    }
                }
            }
        }

        private void betting(int seat, String what) {
            one(seat, what);
            if (round == 1) {
                onceAHand(seat, "vpip");
            }
        }

        private void drawing(int seat, int cards) {
            one(seat, "draws");
            one(seat, cards >= 5 ? "cards_5_up" : "cards_" + cards);
            onceAHand(seat, "saw_draws");
        }

        private void showdown() {
            for (int seat : names.keySet()) {
                if (!folded.contains(seat)) {
                    one(seat, "showdowns");
                }
            }
        }

        private void onceAHand(int seat, String what) {
            if (once.add(what + seat)) {
                one(seat, what);
            }
        }

        private void one(int seat, String what) {
            count(names.getOrDefault(seat, "?"), what, 1);
        }
    }
}
