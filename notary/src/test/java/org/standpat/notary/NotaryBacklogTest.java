package org.standpat.notary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.standpat.notary.tree.StoredTree;
import org.standpat.proof.note.SignedCheckpoint;

/** The database has lost its tree, and the checkpoint outside speaks for several pages of events. */
class NotaryBacklogTest extends NotaryOnALog {

    private static final int EVENTS = 3 * Signing.PAGE + 900;
    private static final int IN_A_HAND = 300;

    @BeforeEach
    void lose() {
        for (int events = 0; events < EVENTS; events += IN_A_HAND) {
            log.handWith(IN_A_HAND);
        }
        Notary first = start();
        awaitSigned(EVENTS);
        first.close();
        log.sql.update("delete from checkpoint");
        log.sql.update("delete from log_edge");
        log.sql.execute("alter table log_tile disable trigger log_tile_never_changes");
        log.sql.update("delete from log_tile");
    }

    private long tiles() {
        Long count = log.sql.queryForObject("select count(*) from log_tile", Long.class);
        return count == null ? 0 : count;
    }

    @Test
    void itGoesOnFromTheCheckpointOutsideWhichIsNotSignedAnew() {
        SignedCheckpoint last = outlet.taken.getLast();
        outlet.taken.removeIf(signed -> !signed.equals(last));
        start();
        awaitSigned(EVENTS);
        assertThat(checkpoints().newest().orElseThrow().note()).isEqualTo(last.note());
        assertThat(new StoredTree(log.dataSource).root(EVENTS)).isEqualTo(rootOfRows());
        log.handWith(1);
        awaitSigned(EVENTS + 1);
        assertThat(signedRoot()).isEqualTo(rootOfRows());
    }

    @Test
    void whereTheEventsDoNotFitItNothingOfThemIsKept() {
        tamper("update event set at = at + interval '1 second' where feed_position = 100");
        Notary notary = start();
        await().atMost(PATIENCE).until(() -> notary.state() instanceof NotaryState.Refusing);
        assertThat(signed()).isZero();
        assertThat(tiles()).isZero();
    }

    @Test
    void closingItInTheMiddleCutsItShortAndTheNextBeginsAnew() throws SQLException, InterruptedException {
        try (Connection holdingUp = log.database.unpooled().getConnection();
                Statement lock = holdingUp.createStatement()) {
            holdingUp.setAutoCommit(false);
            lock.execute("lock table log_tile in access exclusive mode");
            Notary notary = start();
            await().atMost(PATIENCE).until(this::isWaitingToWrite);
            Thread closer = Thread.ofPlatform().start(notary::close);
            await().atMost(PATIENCE).until(() -> closer.getState() == Thread.State.WAITING);
            holdingUp.rollback();
            closer.join();
        }
        assertThat(tiles()).isZero();
        assertThat(signed()).isZero();
        start();
        awaitSigned(EVENTS);
        assertThat(signedRoot()).isEqualTo(rootOfRows());
    }

    private boolean isWaitingToWrite() {
        Long waiting = log.sql.queryForObject(
                "select count(*) from pg_locks where relation = 'log_tile'::regclass and not granted", Long.class);
        return waiting != null && waiting == 1;
    }
}
