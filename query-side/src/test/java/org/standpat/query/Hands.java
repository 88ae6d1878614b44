package org.standpat.query;

import java.time.Instant;
import java.util.UUID;

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
}
