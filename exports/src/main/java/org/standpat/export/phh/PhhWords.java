package org.standpat.export.phh;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.standpat.export.SeenHand;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.NoLimit;
import org.standpat.ranking.Rankings;

/** Who is who in PHH: {@code p1} is left of the button, the last player is the button. */
final class PhhWords {

    private static final int TRIPLE = 3;
    private static final int SINGLE = 1;

    private final List<SeatedPlayer> players;
    private final Map<Integer, Integer> numbers = new HashMap<>();

    PhhWords(SeenHand hand) {
        players = hand.fromLeftOfButton();
        for (int i = 0; i < players.size(); i++) {
            numbers.put(players.get(i).seat(), i + 1);
        }
    }

    /** Why PHH has no words for this hand; empty when it has. */
    static Optional<String> cannotSay(SeenHand hand) {
        if (code(hand.started().rules().game()).isEmpty()) {
            return Optional.of(
                    "PHH has codes for limit 2-7 triple draw and no-limit 2-7 single draw alone, and this is another game");
        }
        return hand.end().isEmpty()
                ? Optional.of("a hand has to be over before it is written as PHH, and this one is still played")
                : Optional.empty();
    }

    /** The variant's code; empty when PHH has none. */
    static String code(Game game) {
        if (!game.ranking().equals(Rankings.named("deuce-to-seven"))) {
            return "";
        }
        if (game.draws() == TRIPLE && game.betting() instanceof FixedLimit) {
            return "F2L3D";
        }
        return game.draws() == SINGLE && game.betting() instanceof NoLimit ? "N2L1D" : "";
    }

    /** Everybody, from {@code p1} on. */
    List<SeatedPlayer> players() {
        return players;
    }

    /** The player on a seat, as in {@code p1}. */
    String player(int seat) {
        return "p" + numbers.getOrDefault(seat, 0);
    }

    /** One amount for each player, from {@code p1} on. */
    List<Long> each(ToLongFunction<Integer> bySeat) {
        List<Long> amounts = new ArrayList<>();
        for (SeatedPlayer player : players) {
            amounts.add(bySeat.applyAsLong(player.seat()));
        }
        return amounts;
    }

    /** As {@link #each}, but for antes and blinds, which heads-up stand the other way round. */
    List<Long> forced(ToLongFunction<Integer> bySeat) {
        List<Long> amounts = each(bySeat);
        return players.size() == 2 ? amounts.reversed() : amounts;
    }
}
