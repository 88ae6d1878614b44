package org.standpat.notary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.api.Test;

/** Another process, a connection that breaks, a database that lost what can be made anew: the notary goes on. */
class NotaryGoesOnTest extends NotaryOnALog {

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
        assertThat(signedRoot()).isEqualTo(rootOfRows());
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
    void checkpointsThatWereTakenAwayDoNotStopIt() {
        Notary first = start();
        log.handWith(300);
        first.close();
        log.sql.update("delete from checkpoint");
        log.handWith(1);
        start();
        awaitSigned(301);
        assertThat(signedRoot()).isEqualTo(rootOfRows());
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
        assertThat(signedRoot()).isEqualTo(rootOfRows());
    }
}
