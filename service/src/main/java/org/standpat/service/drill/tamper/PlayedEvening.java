package org.standpat.service.drill.tamper;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventCodec;
import org.standpat.deal.HouseDealer;
import org.standpat.decide.Decider;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;

/** Events of many tables that play at the same time, as rows; the same seed plays the same. */
final class PlayedEvening {

    private static final int TABLES = 24;
    private static final int PLAYERS = 6;
    private static final long SMALL_BLIND = 50;
    private static final long BIG_BLIND = 100;
    private static final int MOST_AT_A_TIME = 8;

    private static final HouseRules RULES =
            Profiles.named(Profiles.POKERSTARS).rules(Stakes.blinds(SMALL_BLIND, BIG_BLIND));

    private final HandEventCodec codec = new HandEventCodec();
    private final SplittableRandom chance;
    private final Instant begun;
    private final List<Table> tables = new ArrayList<>();

    /** What is left of the hand that is played at a table. */
    private static final class Table {

        private final Deque<HandEvent> left = new ArrayDeque<>();
        private UUID hand = new UUID(0, 0);
        private int number;
    }

    PlayedEvening(long seed, Instant begun) {
        this.chance = new SplittableRandom(seed);
        this.begun = begun;
        for (int table = 0; table < TABLES; table++) {
            tables.add(new Table());
        }
    }

    /**
     * The next rows, in the text form of PostgreSQL's {@code COPY} into the columns hand, feed_position, at, number, type, payload.
     *
     * @param firstPlace of the first of them
     */
    String rows(long firstPlace, int count) {
        StringBuilder rows = new StringBuilder();
        int written = 0;
        while (written < count) {
            Table table = tables.get(chance.nextInt(TABLES));
            if (table.left.isEmpty()) {
                deal(table);
            }
            int some = Math.min(count - written, chance.nextInt(1, MOST_AT_A_TIME + 1));
            for (int i = 0; i < some && !table.left.isEmpty(); i++) {
                write(rows, table, firstPlace + written);
                written++;
            }
        }
        return rows.toString();
    }

    private void write(StringBuilder rows, Table table, long place) {
        EventCodec.Encoded encoded = codec.encode(table.left.removeFirst());
        table.number++;
        rows.append(table.hand)
                .append('\t')
                .append(place)
                .append('\t')
                .append(begun.plusMillis(place))
                .append('\t')
                .append(table.number)
                .append('\t')
                .append(encoded.type())
                .append("\t\\\\x")
                .append(HexFormat.of().formatHex(encoded.payload().bytes()))
                .append('\n');
    }

    private void deal(Table table) {
        HouseDealer dealer = new HouseDealer(DeckSeed.of(
                ByteBuffer.allocate(DeckSeed.BYTES).putLong(chance.nextLong()).array()));
        RandomPlayer player = new RandomPlayer(chance);
        StartHand start = new RandomTable(chance).with(PLAYERS, RULES, Dealing.HOUSE);
        HandState state = HandState.NOT_STARTED;
        HandCommand command = start;
        while (!(state instanceof Finished)) {
            for (HandEvent event : Decider.decide(state, command, dealer)) {
                state = HandFold.evolve(state, event);
                table.left.addLast(event);
            }
            if (state instanceof Started started && !(state instanceof Finished)) {
                command = player.next(started);
            }
        }
        table.hand = start.hand();
        table.number = 0;
    }
}
