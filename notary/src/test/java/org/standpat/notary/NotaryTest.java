package org.standpat.notary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.LogFixture;
import org.standpat.db.log.StoredEvent;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.notary.checkpoint.KeptCheckpoint;
import org.standpat.notary.leaf.EventLeaves;
import org.standpat.notary.outside.Outlet;
import org.standpat.notary.tree.StoredTree;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.tree.Frontier;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.InclusionProof;
import org.standpat.proof.tree.Subtrees;
import org.standpat.proof.tree.Tile;

class NotaryTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Few enough for a test, and so many that what each table costs when it is empty does not count. */
    private static final int EVENTS = 90_000;

    /** Stored bytes of proof that an event may cost. */
    private static final double MOST_BYTES_AN_EVENT = 40;

    private final LogFixture log = new LogFixture();
    private final NotaryKeys keys = keys();
    private final Kept outlet = new Kept();
    private final List<Notary> open = new ArrayList<>();

    private static NotaryKeys keys() {
        return new NotaryKeys(
                NoteSigner.random("standpat.example/log", KeyType.ED25519), SaltSecret.random(new SecureRandom()));
    }

    /** An outlet in memory: whoever edits the database does not reach it. */
    private static final class Kept implements Outlet {

        private final List<SignedCheckpoint> taken = new CopyOnWriteArrayList<>();

        @Override
        public String name() {
            return "the memory of this test";
        }

        @Override
        public void take(SignedCheckpoint checkpoint, Subtrees tree) {
            taken.add(checkpoint);
        }

        @Override
        public Optional<SignedNote> newest() {
            return taken.isEmpty()
                    ? Optional.empty()
                    : Optional.of(taken.getLast().note());
        }
    }

    @AfterEach
    void close() {
        open.forEach(Notary::close);
        log.close();
    }

    private Notary start() {
        return start(keys);
    }

    private Notary start(NotaryKeys with) {
        Notary notary = new Notary(
                log.database.unpooled(),
                log.dataSource,
                with,
                HandEventTypes.ALL,
                Clock.systemUTC(),
                new Outside(List.of(outlet), List.of()));
        open.add(notary);
        return notary;
    }

    private Checkpoints checkpoints() {
        return new Checkpoints(log.dataSource);
    }

    private long signed() {
        return checkpoints().newest().map(KeptCheckpoint::size).orElse(0L);
    }

    private void awaitSigned(long events) {
        await().atMost(PATIENCE).until(() -> signed() == events);
    }

    private Hash rootOfRows() {
        EventLeaves leaves = new EventLeaves(HandEventTypes.ALL, keys.salts());
        Frontier frontier = Frontier.EMPTY;
        for (StoredEvent event : log.log.feed(null, Integer.MAX_VALUE)) {
            frontier = frontier.with(leaves.of(event).leaf());
        }
        return frontier.root();
    }

    private void tamper(String change, Object... values) {
        JdbcTemplate sql = log.sql;
        sql.execute("alter table event disable trigger event_never_changes");
        sql.update(change, values);
        sql.execute("alter table event enable always trigger event_never_changes");
    }

    @Test
    void whatIsCommittedIsSignedWithinASecondWhileThereIsTraffic() {
        start();
        UUID hand = log.handWith(3);
        awaitSigned(3);
        for (int number = 4; number < 40; number++) {
            Instant committed = Instant.now();
            log.append(LogFixture.checks(hand, number, 1));
            long place = number;
            await().atMost(PATIENCE).pollInterval(Duration.ofMillis(20)).until(() -> signed() >= place);
            // The limit is one second; a machine that is busy with other tests gets a little more.
            assertThat(Duration.between(committed, Instant.now())).isLessThan(Duration.ofSeconds(3));
        }
        SignedCheckpoint newest = checkpoints().newest().orElseThrow().verified(keys.log());
        assertThat(newest.checkpoint().size()).isEqualTo(39);
        assertThat(newest.checkpoint().root()).isEqualTo(rootOfRows());
        await().atMost(PATIENCE).until(() -> outlet.taken.getLast().checkpoint().size() == 39);
    }

    @Test
    void theStoredTreeProvesEveryEventAndIsTheTreeByDefinition() {
        log.handWith(1);
        start();
        awaitSigned(1);
        for (int size = 1; size < 1_300; ) {
            size += log.handWith(100) == null ? 0 : 100;
        }
        awaitSigned(1_301);
        StoredTree tree = new StoredTree(log.dataSource);
        EventLeaves leaves = new EventLeaves(HandEventTypes.ALL, keys.salts());
        List<StoredEvent> events = log.log.feed(null, Integer.MAX_VALUE);
        Hash root = rootOfRows();
        assertThat(tree.root(1_301)).isEqualTo(root);
        for (StoredEvent event : events) {
            InclusionProof proof = InclusionProof.of(event.feedPosition() - 1, 1_301, tree);
            assertThat(proof.holds(leaves.of(event).leaf(), root))
                    .as("place %d", event.feedPosition())
                    .isTrue();
        }
        for (Tile tile : Tile.of(1_301)) {
            assertThat(tree.hashes(tile)).as(tile.path()).isEqualTo(tile.content(tree));
        }
    }

    @Test
    void oneThatEndsSignsTheLastEventsAndTheNextGoesOnFromThere() {
        Notary first = start();
        log.handWith(300);
        first.close();
        assertThat(signed()).isEqualTo(300);
        assertThat(outlet.taken.getLast().checkpoint().size()).isEqualTo(300);
        start();
        log.handWith(215);
        awaitSigned(515);
        assertThat(checkpoints()
                        .newest()
                        .orElseThrow()
                        .verified(keys.log())
                        .checkpoint()
                        .root())
                .isEqualTo(rootOfRows());
    }

    @Test
    void ofTwoProcessesOneIsTheNotaryAndTheOtherTakesOver() {
        Notary first = start();
        log.handWith(1);
        awaitSigned(1);
        Notary second = start();
        await().atMost(PATIENCE).until(() -> second.state() instanceof NotaryState.StandingBy);
        assertThat(first.state()).isInstanceOf(NotaryState.Signing.class);
        first.close();
        log.handWith(4);
        awaitSigned(5);
        await().atMost(PATIENCE).until(() -> second.state() instanceof NotaryState.Signing);
    }

    @Test
    void itOutlivesItsConnection() {
        Notary notary = start();
        log.handWith(1);
        awaitSigned(1);
        log.sql.queryForList(
                "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
                        + " and query like '%feed_position%' and application_name = ''");
        log.sql.queryForList(
                "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())");
        log.handWith(2);
        awaitSigned(3);
        assertThat(notary.state()).isInstanceOf(NotaryState.Signing.class);
    }

    @Test
    void checkpointsThatNobodyNeedsAreNotKept() {
        start();
        UUID hand = log.handWith(1);
        awaitSigned(1);
        for (int number = 2; number <= 5; number++) {
            log.append(LogFixture.checks(hand, number, 1));
            awaitSigned(number);
        }
        log.handWith(250);
        awaitSigned(255);
        log.handWith(2);
        awaitSigned(257);
        log.handWith(1);
        awaitSigned(258);
        List<Long> sizes = new ArrayList<>();
        checkpoints().each(kept -> sizes.add(kept.size()));
        assertThat(sizes).containsExactly(255L, 258L);
    }

    @Test
    void proofCostsFewBytesAnEvent() {
        Notary notary = start();
        for (int i = 0; i < EVENTS / 150; i++) {
            log.handWith(150);
        }
        notary.close();
        log.sql.execute("vacuum log_tile, log_edge, checkpoint");
        Long bytes = log.sql.queryForObject(
                "select pg_total_relation_size('log_tile') + pg_total_relation_size('log_edge') + pg_total_relation_size('checkpoint')",
                Long.class);
        assertThat((bytes == null ? 0 : bytes) / (double) EVENTS)
                .as(
                        "bytes of proof an event: %s",
                        log.sql.queryForList(
                                "select relname, pg_table_size(oid) as s, pg_indexes_size(oid) as i, pg_relation_size(reltoastrelid) as t from pg_class where relname in ('log_tile','log_edge','checkpoint')"))
                .isBetween(32.0, MOST_BYTES_AN_EVENT);
    }

    @Test
    void whenTheTreeIsNotWhatWasSignedItSignsNothingMore() {
        start().close();
        Notary first = start();
        log.handWith(300);
        first.close();
        log.sql.update(
                "update log_edge set hashes = overlay(hashes placing decode('00', 'hex') from 40) where level = 0 and number = 1");
        Notary second = start();
        await().atMost(PATIENCE).until(() -> second.state() instanceof NotaryState.Refusing);
        log.handWith(1);
        assertThat(((NotaryState.Refusing) second.state()).finding())
                .contains("300")
                .contains("audit");
        assertThat(signed()).isEqualTo(300);
    }

    @Test
    void whenTheLogHasAHoleItSignsNothingMore() {
        Notary first = start();
        UUID hand = log.handWith(10);
        first.close();
        log.handWith(10);
        tamper("delete from event where feed_position = 15");
        Notary second = start();
        await().atMost(PATIENCE).until(() -> second.state() instanceof NotaryState.Refusing);
        assertThat(((NotaryState.Refusing) second.state()).finding()).contains("Place 15");
        assertThat(signed()).isEqualTo(10);
        assertThat(hand).isNotNull();
    }

    @Test
    void whenAnOlderDatabaseTookItsPlaceItSignsNothingMore() {
        Notary first = start();
        log.handWith(10);
        awaitSigned(10);
        log.handWith(10);
        first.close();
        // What an older backup had: ten events, and the checkpoint over them.
        KeptCheckpoint tenth = outlet.taken.stream()
                .filter(signed -> signed.checkpoint().size() == 10)
                .map(signed ->
                        new KeptCheckpoint(10, Instant.now(), signed.note().toString()))
                .findFirst()
                .orElseThrow();
        tamper("delete from event where feed_position > 10");
        log.sql.update("delete from checkpoint");
        log.sql.update("insert into checkpoint (size, at, note) values (10, now(), ?)", tenth.text());
        log.sql.update("update log_edge set hashes = substr(hashes, 1, 320)");
        Notary second = start();
        await().atMost(PATIENCE).until(() -> second.state() instanceof NotaryState.Refusing);
        assertThat(((NotaryState.Refusing) second.state()).finding())
                .contains("speaks for 20 events")
                .contains("ends at 10");
        second.close();
        // Going on with other events until there are as many does not help.
        log.handWith(12);
        Notary third = start();
        await().atMost(PATIENCE)
                .untilAsserted(() -> assertThat(third.state())
                        .isInstanceOf(NotaryState.Refusing.class)
                        .asString()
                        .contains("The first 20 events"));
        assertThat(signed()).isEqualTo(10);
    }

    @Test
    void whenTheEndOfTheLogIsCutItSignsNothingMore() {
        Notary first = start();
        log.handWith(20);
        awaitSigned(20);
        tamper("delete from event where feed_position > 10");
        // New events take the places of those that are gone.
        log.handWith(15);
        await().atMost(PATIENCE)
                .untilAsserted(() -> assertThat(first.state())
                        .isInstanceOf(NotaryState.Refusing.class)
                        .asString()
                        .contains("place 20"));
        assertThat(signed()).isEqualTo(20);
    }

    @Test
    void checkpointsThatWereTakenAwayDoNotStopIt() {
        Notary first = start();
        log.handWith(300);
        first.close();
        log.sql.update("delete from checkpoint");
        log.handWith(1);
        start();
        awaitSigned(301);
        assertThat(checkpoints()
                        .newest()
                        .orElseThrow()
                        .verified(keys.log())
                        .checkpoint()
                        .root())
                .isEqualTo(rootOfRows());
    }

    @Test
    void aTreeThatWasLostIsMadeAnewFromTheEventsWhenItFitsWhatIsOutside() {
        Notary first = start();
        log.handWith(700);
        first.close();
        log.sql.update("delete from checkpoint");
        log.sql.update("delete from log_edge");
        log.sql.execute("alter table log_tile disable trigger log_tile_never_changes");
        log.sql.update("delete from log_tile");
        start();
        log.handWith(1);
        awaitSigned(701);
        assertThat(checkpoints()
                        .newest()
                        .orElseThrow()
                        .verified(keys.log())
                        .checkpoint()
                        .root())
                .isEqualTo(rootOfRows());
    }

    @Test
    void anotherKeyDoesNotGoOnWithTheLogOfTheFirst() {
        Notary first = start();
        log.handWith(5);
        first.close();
        Notary second = start(keys());
        await().atMost(PATIENCE).until(() -> second.state() instanceof NotaryState.Refusing);
        log.handWith(1);
        assertThat(signed()).isEqualTo(5);
    }
}
