package org.standpat.notary;

import static org.awaitility.Awaitility.await;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.LogFixture;
import org.standpat.db.log.StoredEvent;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.notary.checkpoint.KeptCheckpoint;
import org.standpat.notary.leaf.EventLeaves;
import org.standpat.notary.outside.Outlet;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.tree.Frontier;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Subtrees;

/** Notaries on a log of their own, and short words for what is done to it. */
abstract class NotaryOnALog {

    static final Duration PATIENCE = Duration.ofSeconds(30);

    final LogFixture log = new LogFixture();
    final NotaryKeys keys = keys();
    final Kept outlet = new Kept();
    private final List<Notary> open = new ArrayList<>();

    static NotaryKeys keys() {
        return new NotaryKeys(
                NoteSigner.random("standpat.example/log", KeyType.ED25519), SaltSecret.random(new SecureRandom()));
    }

    /** An outlet in memory: whoever edits the database does not reach it. */
    static final class Kept implements Outlet {

        final List<SignedCheckpoint> taken = new CopyOnWriteArrayList<>();

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

    final Notary start() {
        return start(keys);
    }

    final Notary start(NotaryKeys with) {
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

    final Checkpoints checkpoints() {
        return new Checkpoints(log.dataSource);
    }

    final long signed() {
        return checkpoints().newest().map(KeptCheckpoint::size).orElse(0L);
    }

    final void awaitSigned(long events) {
        await().atMost(PATIENCE).until(() -> signed() == events);
    }

    final Hash rootOfRows() {
        EventLeaves leaves = new EventLeaves(HandEventTypes.ALL, keys.salts());
        Frontier frontier = Frontier.EMPTY;
        for (StoredEvent event : log.log.feed(null, Integer.MAX_VALUE)) {
            frontier = frontier.with(leaves.of(event).leaf());
        }
        return frontier.root();
    }

    final void tamper(String change, Object... values) {
        JdbcTemplate sql = log.sql;
        sql.execute("alter table event disable trigger event_never_changes");
        sql.update(change, values);
        sql.execute("alter table event enable always trigger event_never_changes");
    }

    /** The root that the newest checkpoint of the database says. */
    final Hash signedRoot() {
        return checkpoints()
                .newest()
                .orElseThrow()
                .verified(keys.log())
                .checkpoint()
                .root();
    }
}
