package org.standpat.notary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.LogFixture;
import org.standpat.db.log.StoredEvent;
import org.standpat.notary.leaf.EventLeaves;
import org.standpat.notary.tree.StoredTree;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.InclusionProof;
import org.standpat.proof.tree.Tile;

/** What is committed is signed, and what that costs. */
class NotaryTest extends NotaryOnALog {

    /** Few enough for a test, and so many that what each table costs when it is empty does not count. */
    private static final int EVENTS = 90_000;

    /** Stored bytes of proof that an event may cost. */
    private static final double MOST_BYTES_AN_EVENT = 40;

    /** Each event of the traffic costs an interval of the notary: a dozen of them tell as much as many. */
    private static final int FIRST_BEYOND = 16;

    @Test
    void whatIsCommittedIsSignedWithinASecondWhileThereIsTraffic() {
        start();
        UUID hand = log.handWith(3);
        awaitSigned(3);
        List<Duration> waits = new ArrayList<>();
        for (int number = 4; number < FIRST_BEYOND; number++) {
            Instant committed = Instant.now();
            log.append(LogFixture.checks(hand, number, 1));
            long place = number;
            await().atMost(PATIENCE).pollInterval(Duration.ofMillis(20)).until(() -> signed() >= place);
            waits.add(Duration.between(committed, Instant.now()));
        }
        // A machine that is busy with other tests may be late now and then, and not as a rule.
        assertThat(waits.stream().sorted().toList().get(waits.size() / 2)).isLessThan(Duration.ofSeconds(1));
        assertThat(waits).allMatch(wait -> wait.compareTo(Duration.ofSeconds(3)) < 0);
        SignedCheckpoint newest = checkpoints().newest().orElseThrow().verified(keys.log());
        assertThat(newest.checkpoint().size()).isEqualTo(FIRST_BEYOND - 1);
        assertThat(newest.checkpoint().root()).isEqualTo(rootOfRows());
        await().atMost(PATIENCE).until(() -> outlet.taken.getLast().checkpoint().size() == FIRST_BEYOND - 1);
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
}
