package org.standpat.query.analytics;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.standpat.hand.HandState;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.query.PlayedHand;

/** Hands of some evenings, played by chance at several tables by players of whom some have names that mean something in SQL. */
final class Evenings {

    /** Names of players. */
    static final List<String> PLAYERS = List.of(
            "North",
            "O'Neill",
            "-- ",
            "'; drop schema analytics cascade; --",
            "Zoë \"$1\" \\",
            "=1+1",
            "South, the 2nd");

    /** Names of tables. */
    static final List<String> TABLES = List.of("Alpha", "Beta's; --");

    /** When the first hand starts. */
    static final Instant FIRST = Instant.parse("2026-01-05T20:15:00Z");

    /** Between two hands of a table. */
    static final Duration PAUSE = Duration.ofMinutes(53);

    private static final int FEWEST = 2;
    private static final int MOST = 6;

    private final RandomGenerator chance;

    Evenings(RandomGenerator chance) {
        this.chance = chance;
    }

    /** So many hands, all of them over. Every third is played by house rules of chance. */
    List<PlayedHand> hands(int count) {
        return Stream.iterate(0, i -> i < count, i -> i + 1).map(this::hand).toList();
    }

    private PlayedHand hand(int number) {
        HouseRules rules = switch (number % 3) {
            case 0 -> PlayedHand.ONLINE;
            case 1 -> PlayedHand.LIVE;
            default -> new RandomTable(chance).rules();
        };
        List<String> names = new ArrayList<>(PLAYERS);
        Collections.shuffle(names, java.util.Random.from(chance));
        List<SeatedPlayer> seats = new ArrayList<>();
        for (String name : names.subList(0, chance.nextInt(FEWEST, MOST + 1))) {
            seats.add(new SeatedPlayer(seats.size() + 1, name, chance.nextLong(300, 9_000)));
        }
        PlayedHand hand = PlayedHand.recorded(
                new UUID(chance.nextLong(), chance.nextLong()),
                FIRST.plus(PAUSE.multipliedBy(number)),
                TABLES.get(number % TABLES.size()),
                rules,
                chance.nextInt(1, seats.size() + 1),
                seats);
        RandomPlayer player = new RandomPlayer(chance);
        while (hand.state() instanceof HandState.Started started && !(started instanceof HandState.Finished)) {
            hand.then(player.next(started));
        }
        return hand;
    }
}
