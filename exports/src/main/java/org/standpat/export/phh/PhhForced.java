package org.standpat.export.phh;

import java.util.List;
import org.standpat.export.SeenHand;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.Owing;
import org.standpat.hand.Table;
import org.standpat.houserules.Ante;

/**
 * Forced bets as they were owed, not as they were paid: PHH works out itself what a player short of chips posts.
 *
 * @param trimmed whether a player short of the ante wins of each ante no more than he paid
 * @param antes by player, a dead small blind among them
 * @param blinds by player, a live big blind of a new player among them
 */
record PhhForced(boolean trimmed, List<Long> antes, List<Long> blinds) {
    PhhForced {
        antes = List.copyOf(antes);
        blinds = List.copyOf(blinds);
    }

    static PhhForced of(SeenHand hand, PhhWords words) {
        HandStarted started = hand.started();
        Table table = hand.steps().getFirst().after().table();
        return new PhhForced(
                started.rules().ante().from() == Ante.From.EVERYBODY,
                words.forced(seat -> ante(started, table, seat)),
                words.forced(seat -> blind(started, table, seat)));
    }

    void write(Toml toml) {
        toml.flag("ante_trimming_status", trimmed).numbers("antes", antes).numbers("blinds_or_straddles", blinds);
    }

    private static long ante(HandStarted started, Table table, int seat) {
        Ante ante = started.rules().ante();
        boolean pays = switch (ante.from()) {
            case NOBODY -> false;
            case EVERYBODY -> true;
            case NAMED_PLAYERS -> owes(started, seat, Owing.Post.ANTE);
            case BIG_BLIND -> seat == table.bigBlindSeat();
        };
        long dead = owes(started, seat, Owing.Post.DEAD_SMALL_BLIND)
                ? started.rules().blinds().small()
                : 0;
        return dead + (pays ? ante.amount() : 0);
    }

    private static long blind(HandStarted started, Table table, int seat) {
        if (seat == table.smallBlindSeat()) {
            return started.rules().blinds().small();
        }
        boolean big = seat == table.bigBlindSeat() || owes(started, seat, Owing.Post.LIVE_BIG_BLIND);
        return big ? started.rules().blinds().big() : 0;
    }

    private static boolean owes(HandStarted started, int seat, Owing.Post post) {
        return started.owing().contains(new Owing(seat, post));
    }
}
