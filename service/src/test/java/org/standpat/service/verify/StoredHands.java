package org.standpat.service.verify;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.json.CompactEvents;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventCodec.Encoded;
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
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes hands that were played by chance into an event table, and does to it what only the owner of the database can do. */
public final class StoredHands {

    private static final String TAMPERING_OFF = "alter table event disable trigger event_never_changes";
    private static final String TAMPERING_ON = "alter table event enable always trigger event_never_changes";

    private static final String INSERT = "insert into event (hand, feed_position, at, number, type, payload)"
            + " select ?, coalesce(max(feed_position), 0) + 1, now(), ?, ?, ? from event";

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final JdbcTemplate sql;
    private final CompactEvents compact = new CompactEvents();
    private final HandEventCodec codec = new HandEventCodec();

    /** Writes here. */
    public StoredHands(DataSource database) {
        sql = new JdbcTemplate(database);
        HandEventTypes.ALL.register(database);
    }

    /** Plays a hand that the house deals, and stores it; gives its id. */
    public UUID played(long seed) {
        List<HandEvent> events = new ArrayList<>();
        SplittableRandom chance = new SplittableRandom(seed);
        HouseDealer dealer = new HouseDealer(
                DeckSeed.of(ByteBuffer.allocate(DeckSeed.BYTES).putLong(seed).array()));
        RandomPlayer player = new RandomPlayer(chance);
        StartHand start = new RandomTable(chance).any(Dealing.HOUSE);
        HandCommand command = start;
        HandState state = HandState.NOT_STARTED;
        while (!(state instanceof Finished)) {
            List<HandEvent> decided = Decider.decide(state, command, dealer);
            for (HandEvent event : decided) {
                state = HandFold.evolve(state, event);
            }
            events.addAll(decided);
            command = state instanceof Finished ? command : player.next((Started) state);
        }
        store(start.hand(), events);
        return start.hand();
    }

    /** Stores these events as those of this hand. */
    public void store(UUID hand, List<HandEvent> events) {
        List<Object[]> rows = new ArrayList<>();
        for (HandEvent event : events) {
            Encoded encoded = codec.encode(event);
            rows.add(new Object[] {
                hand, rows.size() + 1, encoded.type(), encoded.payload().bytes()
            });
        }
        sql.batchUpdate(INSERT, rows);
    }

    /** Stores an event with these fields as the next one of the hand, as an earlier or a later version may have left it there. */
    public void storeFields(UUID hand, int number, int type, String json) {
        sql.update(INSERT, hand, number, type, compact.fromJson((short) type, json));
    }

    /** Stores an event with this payload, which may mean nothing. */
    public void storeBytes(UUID hand, int number, int type, byte[] payload) {
        sql.update(INSERT, hand, number, type, payload);
    }

    /** Changes fields of one event behind the service's back. */
    public void tamperFields(UUID hand, int number, Consumer<ObjectNode> change) {
        short type = Objects.requireNonNull(
                sql.queryForObject("select type from event where hand = ? and number = ?", Short.class, hand, number));
        byte[] payload = Objects.requireNonNull(sql.queryForObject(
                "select payload from event where hand = ? and number = ?", byte[].class, hand, number));
        ObjectNode fields = (ObjectNode) JSON.readTree(compact.json(type, payload));
        change.accept(fields);
        tamper(
                "update event set payload = ? where hand = ? and number = ?",
                compact.fromJson(type, fields.toString()),
                hand,
                number);
    }

    /** How many events the hand has. */
    public int size(UUID hand) {
        Integer size = sql.queryForObject("select count(*) from event where hand = ?", Integer.class, hand);
        return size == null ? 0 : size;
    }

    /** How many events there are. */
    public long size() {
        Long size = sql.queryForObject("select count(*) from event", Long.class);
        return size == null ? 0 : size;
    }

    /** Changes rows as no user of the service can: with the guard of the table switched off. */
    public void tamper(String change, Object... values) {
        sql.execute(TAMPERING_OFF);
        try {
            if (sql.update(change, values) != 1) {
                throw new IllegalStateException("one row should have changed: " + change);
            }
        } finally {
            sql.execute(TAMPERING_ON);
        }
    }
}
