package org.standpat.service.verify;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventCodec.Encoded;
import org.standpat.deal.HouseDealer;
import org.standpat.deal.ShuffleSeed;
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

/** Writes hands that were played by chance into an event table, and does to it what only the owner of the database can do. */
public final class StoredHands {

    private static final String TAMPERING_OFF = "alter table event disable trigger event_never_changes";
    private static final String TAMPERING_ON = "alter table event enable always trigger event_never_changes";

    private final JdbcTemplate sql;
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
        HouseDealer dealer = new HouseDealer(ShuffleSeed.of(
                ByteBuffer.allocate(ShuffleSeed.BYTES).putLong(seed).array()));
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
            rows.add(new Object[] {hand, rows.size() + 1, encoded.type(), encoded.json()});
        }
        sql.batchUpdate("insert into event (hand, number, type, at, payload) values (?, ?, ?, now(), ?::jsonb)", rows);
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
