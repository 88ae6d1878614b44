package org.standpat.query;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.standpat.hand.HandCommand;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Owing;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;

/** Hands that several tests tell of. */
public final class Hands {

    /** The id of {@link #threeHanded}. */
    public static final UUID THREE_HANDED = UUID.fromString("0190c5a4-7e3b-7cc1-8e00-2f6d1b9a3c55");

    private Hands() {}

    /**
     * Three players at a live table, blinds 50/100, button on Carol (seat 3): Carol raises, Alice calls in the small blind, Bob folds
     * his big blind after the first draw. Alice wins at showdown with an eight-six; Carol mucks.
     */
    public static PlayedHand threeHanded(UUID id, Instant at) {
        return threeHandedUntilShowdown(id, at).then("1 shows 8h6c4d3s2c", "3 mucks");
    }

    /** The same hand before anybody shows. */
    public static PlayedHand threeHandedUntilShowdown(UUID id, Instant at) {
        return PlayedHand.recorded(id, at, "Alpha", PlayedHand.LIVE, 3, "Alice", "Bob", "Carol")
                .then("1 gets KhQd4d3s2c", "2 gets Ah5h5d7c9s", "3 gets 7h6d4c3c2d")
                .then("3 raises 200", "1 calls", "2 calls")
                .then("1 discards KhQd", "2 discards Ah5h", "3 pat")
                .then("1 gets 8hTs", "2 gets JcJd")
                .then("1 checks", "2 checks", "3 bets 100", "1 calls", "2 folds")
                .then("1 discards Ts", "3 pat", "1 gets 6c")
                .then("1 bets 200", "3 raises 400", "1 calls")
                .then("1 pat", "3 discards 7h", "3 gets Kc")
                .then("1 bets 200", "3 calls");
    }

    /**
     * Much goes wrong at a live table with an ante of 10, button on Dora (seat 4). Carol, who returns, posts a live big blind and a dead
     * small one; a card for Bob is exposed; Dora folds out of turn; Alice changes what she discards; Bob asks what Carol took, and his
     * hand is ruled dead. Carol wins 590 with a nine against a jack.
     */
    public static PlayedHand troubled(UUID id, Instant at) {
        List<SeatedPlayer> seats = List.of(
                new SeatedPlayer(1, "Alice", 5_000),
                new SeatedPlayer(2, "Bob", 5_000),
                new SeatedPlayer(3, "Carol", 5_000),
                new SeatedPlayer(4, "Dora", 5_000));
        List<Owing> owing = List.of(new Owing(3, Owing.Post.LIVE_BIG_BLIND), new Owing(3, Owing.Post.DEAD_SMALL_BLIND));
        return PlayedHand.recorded(
                        id,
                        at,
                        "Alpha",
                        Profiles.named(Profiles.WSOP_LIVE).rules(new Stakes(50, 100, 10)),
                        4,
                        seats,
                        owing)
                .then("1 gets QdJd4d3s2c", "2 is-exposed Kh", "2 gets Ah5h5d7h9c")
                .then("3 gets Th7c5c4c2d", "4 gets ??????????")
                .then(new HandCommand.ReportOutOfTurn(new OutOfTurn(4, OutOfTurn.Word.FOLD, 0)))
                .then("3 checks", "4 folds", "1 calls", "2 checks")
                .then("1 discards QdJd", "1 changes Qd", "2 pat", "3 discards Th")
                .then("1 gets 8h", "3 gets 9s")
                .then("2 asks 3", "1 bets 100")
                .then(new HandCommand.KillHand(2, new Ruling("Fred Floor", "showed his hand to a neighbour", "7.3")))
                .then("3 calls")
                .then("1 pat", "3 pat", "1 checks", "3 checks")
                .then("1 pat", "3 pat", "1 checks", "3 checks")
                .then("1 shows Jd4d3s2c8h", "3 shows 7c5c4c2d9s");
    }

    /** The ruling that the main pot goes to this seat after all. */
    public static HandCommand ruledTo(int seat) {
        return new HandCommand.RuleOnPot(0, List.of(seat), new Ruling("Fred Floor", "the hand was fouled", "7.6"));
    }

    /** The floor cancels the hand. */
    public static HandCommand cancelled() {
        return new HandCommand.CancelHand(new Ruling("Fred Floor", "a card was found on the floor", "7.4"));
    }
}
