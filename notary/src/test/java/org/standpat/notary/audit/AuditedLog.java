package org.standpat.notary.audit;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.standpat.card.Cards;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.FeedToken;
import org.standpat.db.log.LogFixture;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandEvent;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.notary.leaf.EventLeaves;
import org.standpat.notary.tree.StoredTree;
import org.standpat.notary.tree.TreeGrowth;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;

/** A small log with its tree and checkpoints, worked on by the superuser, whom nothing in the database stops. */
final class AuditedLog implements AutoCloseable {

    static final NoteSigner SIGNER = NoteSigner.random("standpat.example/audited", KeyType.ED25519);
    static final SaltSecret SALTS = SaltSecret.random(new java.security.SecureRandom());

    private static final int TABLES = 5;
    private static final List<String> GUARDED = List.of("event", "event_type", "log_tile");

    private final Database database;
    private final SingleConnectionDataSource connection;

    /** To log in takes longer than to audit so little. */
    private final HikariDataSource loggedIn = new HikariDataSource();

    final JdbcTemplate sql;
    private final HandEventCodec codec = new HandEventCodec();
    final List<SignedNote> outside = new ArrayList<>();

    AuditedLog() throws SQLException {
        Database fresh = TestDatabase.fresh();
        database = new Database(fresh.url(), "postgres", fresh.password());
        loggedIn.setDataSource(database.unpooled());
        loggedIn.setMaximumPoolSize(2);
        Connection own = database.unpooled().getConnection();
        connection = new SingleConnectionDataSource(own, true);
        sql = new JdbcTemplate(connection);
        HandEventTypes.ALL.register(connection);
        try (Statement statement = own.createStatement()) {
            // No test of an audit has a crash.
            statement.execute("set synchronous_commit = off");
        }
        open();
    }

    /** Whoever changes something switches the triggers off. */
    void open() {
        GUARDED.forEach(table -> sql.execute("alter table " + table + " disable trigger all"));
    }

    /** And covers that up. */
    void cover() {
        GUARDED.forEach(
                table -> sql.execute("alter table " + table + " enable always trigger " + table + "_never_changes"));
    }

    /** Empties everything. */
    void clear() {
        // Of so few rows that takes less time than to truncate, which makes new files.
        sql.execute("delete from event; delete from log_tile; delete from log_edge; delete from checkpoint");
        outside.clear();
    }

    /** Appends events of several hands that are played at the same time. */
    void play(int events, Random chance) {
        long place = end();
        List<Object[]> rows = new ArrayList<>();
        UUID[] hands = new UUID[TABLES];
        int[] numbers = new int[TABLES];
        for (int i = 0; i < events; i++) {
            int table = chance.nextInt(TABLES);
            if (hands[table] == null || chance.nextInt(30) == 0) {
                hands[table] = new UUID(chance.nextLong(), chance.nextLong());
                numbers[table] = 0;
            }
            EventCodec.Encoded encoded = codec.encode(event(chance));
            rows.add(new Object[] {
                hands[table],
                ++place,
                Timestamp.from(LogFixture.AT.plusMillis(place)),
                ++numbers[table],
                encoded.type(),
                encoded.payload().bytes()
            });
        }
        sql.batchUpdate(
                "insert into event (hand, feed_position, at, number, type, payload) values (?, ?, ?, ?, ?, ?)", rows);
    }

    private static HandEvent event(Random chance) {
        int seat = 1 + chance.nextInt(6);
        return switch (chance.nextInt(3)) {
            case 0 -> new HandEvent.Checked(seat);
            case 1 -> new HandEvent.CardsDealt(seat, Cards.parse("As 7h"));
            default -> new HandEvent.StoodPat(seat);
        };
    }

    /** The last place. */
    long end() {
        return number("select coalesce(max(feed_position), 0) from event");
    }

    /** Lets the tree grow to this size as the notary does. */
    void grow(long size) {
        long from = leaves();
        StoredTree tree = new StoredTree(connection);
        TreeGrowth growth = new TreeGrowth(connection, tree, from);
        EventLeaves leaves = new EventLeaves(HandEventTypes.ALL, SALTS);
        for (StoredEvent event : new EventLog(connection).feed(new FeedToken(from), (int) (size - from))) {
            growth.add(leaves.of(event).leaf());
        }
        growth.write();
    }

    private long number(String query) {
        Long number = sql.queryForObject(query, Long.class);
        return number == null ? 0 : number;
    }

    long leaves() {
        return number("select greatest(coalesce((select max(number) + 1 from log_tile where level = 0), 0) * 256,"
                + " coalesce((select number * 256 + octet_length(hashes) / 32 from log_edge where level = 0), 0))");
    }

    /** Signs the tree as it is, in the database and outside. */
    void sign() {
        sign(SIGNER);
    }

    void sign(NoteSigner signer) {
        long size = leaves();
        SignedCheckpoint signed = SignedCheckpoint.sign(
                Checkpoint.of(SIGNER.verifier().name(), size, new StoredTree(connection).root(size)), signer);
        new Checkpoints(connection).add(signed, Instant.now());
        outside.add(signed.note());
    }

    /** Keeps the newest up to a size, which was kept when there was no newer one. */
    void keepAgain(long end) {
        outside.stream()
                .filter(note -> Checkpoint.parse(note.text()).size() <= end)
                .max(Comparator.comparingLong(
                        note -> Checkpoint.parse(note.text()).size()))
                .ifPresent(note -> sql.update(
                        "insert into checkpoint (size, at, note) values (?, now(), ?) on conflict do nothing",
                        Checkpoint.parse(note.text()).size(),
                        note.toString()));
    }

    /** Lets a witness cosign what was signed last, in the database and then outside. */
    void cosign(NoteSigner witness) {
        outside.add(keepCosignature(outside.getLast(), witness, Instant.now()));
    }

    /** Keeps the cosignature of a witness for a checkpoint in the database, and gives the note with it. */
    SignedNote keepCosignature(SignedNote note, NoteSigner witness, Instant at) {
        SignedCheckpoint signed =
                SignedCheckpoint.verified(note, SIGNER.verifier()).with(witness.sign(note.text(), at));
        new Checkpoints(connection).cosigned(signed, at);
        return signed.note();
    }

    /** Appends so many events and signs now and then, and in the end. */
    void playAndSign(int events, int times, Random chance) {
        long begun = end();
        play(events, chance);
        chance.longs(times, begun + 1, begun + events + 1).sorted().distinct().forEach(size -> {
            grow(size);
            sign();
        });
        if (leaves() < end()) {
            grow(end());
            sign();
        }
    }

    /** Makes the whole tree anew from the rows. */
    void rebuildTree() {
        sql.execute("delete from log_tile; delete from log_edge");
        grow(end());
    }

    AuditRequest request(Optional<Path> tiles, Optional<Path> progress) {
        return request(database.unpooled(), tiles, progress);
    }

    private AuditRequest request(DataSource opened, Optional<Path> tiles, Optional<Path> progress) {
        return new AuditRequest(
                opened,
                HandEventTypes.ALL,
                SIGNER.verifier(),
                SALTS,
                List.of(OutsideCheckpoints.of("the test", outside)),
                tiles,
                progress);
    }

    /** As superuser. */
    Database database() {
        return database;
    }

    AuditReport audit() {
        cover();
        try {
            return audited();
        } finally {
            open();
        }
    }

    /** With the triggers as they are now. */
    AuditReport audited() {
        return new Audit(request(loggedIn, Optional.empty(), Optional.empty())).run((done, total) -> {});
    }

    @Override
    public void close() {
        loggedIn.close();
        connection.destroy();
    }
}
