package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.standpat.db.log.LogFixture.AT;
import static org.standpat.db.log.LogFixture.appendOf;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.awaitility.core.ConditionFactory;
import org.axonframework.modelling.command.AggregateStreamCreationException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataIntegrityViolationException;
import org.standpat.db.log.Receipt.AnsweredBefore;
import org.standpat.db.log.Receipt.Overtaken;
import org.standpat.db.log.Receipt.Recorded;

/** Appends of many commands are committed together, and each stands or falls by itself. */
class GroupCommitTest {

    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final String FINGERPRINT = "ab".repeat(32);

    @AutoClose
    private final LogFixture db = new LogFixture();

    @AutoClose("shutdownNow")
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    /** Looks often, so that a test of many appends does not wait a tenth of a second for each. */
    private static ConditionFactory patiently() {
        return await().atMost(LIMIT).pollDelay(Duration.ZERO).pollInterval(Duration.ofMillis(1));
    }

    private CompletableFuture<Receipt> handIn(Append append) {
        return CompletableFuture.supplyAsync(() -> db.commits.record(append), threads);
    }

    /** Hands all of these in while another process holds the log, so that they are committed in one batch. */
    private List<CompletableFuture<Receipt>> together(List<Append> appends) {
        OtherWriter holder = db.otherWriter(appendOf(UUID.randomUUID(), 0, 1));
        List<CompletableFuture<Receipt>> answers = new ArrayList<>();
        answers.add(handIn(appendOf(UUID.randomUUID(), 0, 1)));
        patiently().until(this::somebodyWaitsForTheLock);
        long before = db.commits.appends();
        for (Append append : appends) {
            int waiting = db.commits.waiting();
            answers.add(handIn(append));
            patiently().until(() -> db.commits.waiting() > waiting);
        }
        long batches = db.commits.batches();
        holder.commit();
        answers.forEach(answer -> patiently().until(answer::isDone));
        assertThat(db.commits.batches()).as("batches").isEqualTo(batches + 1);
        assertThat(db.commits.appends()).isEqualTo(before + appends.size());
        return answers.subList(1, answers.size());
    }

    private boolean somebodyWaitsForTheLock() {
        return Boolean.TRUE.equals(db.sql.queryForObject(
                "select exists (select from pg_locks where locktype = 'advisory' and not granted)", Boolean.class));
    }

    private static Beside keyed(String key) {
        return new Beside(new KeyedAnswer(new UUID(0, 0), key, FINGERPRINT, AT, (short) 200, null), null, null);
    }

    private static Beside refused(String key) {
        return new Beside(new KeyedAnswer(new UUID(0, 0), key, FINGERPRINT, AT, (short) 422, "{}"), null, null);
    }

    @Test
    void what_gathers_while_a_commit_is_under_way_is_committed_together_and_each_is_told_its_places() {
        List<Append> appends = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            appends.add(appendOf(UUID.randomUUID(), 0, 1 + i % 3));
        }

        List<CompletableFuture<Receipt>> answers = together(appends);

        List<StoredEvent> told = new ArrayList<>();
        answers.forEach(answer -> told.addAll(((Recorded) answer.join()).events()));
        assertThat(db.log.feed(new FeedToken(2), 1_000)).isEqualTo(told);
    }

    @Test
    void a_conflict_fails_its_own_command_alone() {
        UUID hand = db.handWith(3);
        Append first = appendOf(hand, 3, 1);
        Append conflict = appendOf(hand, 3, 2);
        Append neighbour = appendOf(UUID.randomUUID(), 0, 1);

        List<CompletableFuture<Receipt>> answers = together(List.of(first, conflict, neighbour));

        assertThat(answers.get(0).join()).isInstanceOf(Recorded.class);
        assertThat(answers.get(1).join()).isEqualTo(new Overtaken(4));
        assertThat(answers.get(2).join()).isInstanceOf(Recorded.class);
        assertThat(db.log.positionOf(hand)).isEqualTo(4);
    }

    @Test
    void a_row_that_the_database_refuses_fails_its_own_command_alone() {
        UUID bad = UUID.randomUUID();
        db.sql.execute("create function refuse_hand() returns trigger language plpgsql as $$ begin" + " if new.hand = '"
                + bad + "' then raise exception 'not this hand'; end if; return new; end $$");
        db.sql.execute("create trigger refuse_hand before insert on event for each row execute function refuse_hand()");
        List<Append> appends = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            appends.add(appendOf(i == 4 ? bad : UUID.randomUUID(), 0, 2));
        }
        long before = db.commits.appends();
        OtherWriter holder = db.otherWriter(appendOf(UUID.randomUUID(), 0, 1));
        List<CompletableFuture<Receipt>> answers = new ArrayList<>();
        for (Append append : appends) {
            answers.add(handIn(append));
        }
        // Some may have gone ahead, and wait for the lock; the others wait behind them.
        patiently()
                .until(() -> somebodyWaitsForTheLock()
                        && db.commits.appends() - before + db.commits.waiting() == appends.size());
        holder.commit();

        for (int i = 0; i < 10; i++) {
            CompletableFuture<Receipt> answer = answers.get(i);
            if (i == 4) {
                assertThatThrownBy(answer::join).rootCause().hasMessageContaining("not this hand");
                assertThat(db.log.positionOf(bad)).isZero();
            } else {
                assertThat(answer.join()).isInstanceOf(Recorded.class);
                assertThat(db.log.positionOf(appends.get(i).hand())).isEqualTo(2);
            }
        }
        assertThat(db.log.feed(null, 100))
                .extracting(StoredEvent::feedPosition)
                .hasSize(1 + 9 * 2)
                .isSorted();
        assertThat(db.log.head()).contains(new FeedToken(1 + 9 * 2));
    }

    @Test
    void what_is_beside_the_events_is_recorded_with_them_or_not_at_all() {
        UUID hand = db.handWith(1);
        Beside beside = new Beside(
                keyed("a").answer(),
                new SealedDeck("key", new byte[12], new byte[48]),
                new KeptRefusal(AT, 3, "4.3", "not-your-turn", "seat 1", "seat 3"));

        assertThat(db.commits.record(appendOf(hand, 5, 1, beside))).isEqualTo(new Overtaken(1));
        assertThat(rows("answered_request") + rows("dealer_secret") + rows("refusal"))
                .isZero();

        assertThat(db.commits.record(appendOf(hand, 1, 1, beside))).isInstanceOf(Recorded.class);
        assertThat(rows("answered_request")).isEqualTo(1);
        assertThat(rows("dealer_secret")).isEqualTo(1);
        assertThat(db.sql.queryForMap("select number, position, seat, rule from refusal where hand = ?", hand))
                .containsEntry("number", 1)
                .containsEntry("position", 1)
                .containsEntry("seat", 3)
                .containsEntry("rule", "4.3");

        StoredAnswer first = new StoredAnswer(FINGERPRINT, hand, 2, 2, null);
        assertThat(db.commits.record(appendOf(hand, 2, 1, keyed("a")))).isEqualTo(new AnsweredBefore(first));
        assertThat(db.log.positionOf(hand)).isEqualTo(2);
        assertThat(HexFormat.of()
                        .formatHex(db.sql.queryForObject("select fingerprint from answered_request", byte[].class)))
                .isEqualTo(FINGERPRINT);
    }

    @Test
    void of_two_requests_with_one_key_in_one_batch_one_is_recorded_and_both_get_its_answer() {
        UUID one = UUID.randomUUID();
        UUID other = UUID.randomUUID();

        List<CompletableFuture<Receipt>> answers =
                together(List.of(appendOf(one, 0, 2, keyed("start")), appendOf(other, 0, 2, keyed("start"))));

        assertThat(answers.get(0).join()).isInstanceOf(Recorded.class);
        assertThat(answers.get(1).join()).isEqualTo(new AnsweredBefore(new StoredAnswer(FINGERPRINT, one, 1, 2, null)));
        assertThat(db.log.positionOf(other)).isZero();
        assertThat(rows("answered_request")).isEqualTo(1);
    }

    @Test
    void a_key_that_another_process_is_recording_gets_the_answer_of_that_process() {
        UUID hand = db.handWith(1);
        OtherWriter other = db.otherWriter(appendOf(hand, 1, 2, keyed("a")));
        CompletableFuture<Receipt> resent = handIn(appendOf(hand, 1, 2, keyed("a")));
        patiently().until(this::somebodyWaitsForTheLock);

        other.commit();

        assertThat(resent.join()).isEqualTo(new AnsweredBefore(new StoredAnswer(FINGERPRINT, hand, 2, 3, null)));
        assertThat(db.log.positionOf(hand)).isEqualTo(3);
    }

    @Test
    void refusals_are_numbered_in_their_hand_and_no_more_are_kept_than_the_limit() {
        UUID hand = db.handWith(1);
        KeptRefusal refusal = new KeptRefusal(AT, 3, "4.3", "not-your-turn", "seat 1", "seat 3");
        List<Append> appends = new ArrayList<>();
        for (int i = 0; i < KeptRefusal.MOST_OF_ONE_HAND / 2 + 10; i++) {
            appends.add(appendOf(hand, 1, 0, new Beside(null, null, refusal)));
        }

        together(appends);
        appends.forEach(db.commits::record);

        assertThat(db.sql.queryForList(
                        "select number from refusal where hand = ? order by number", Integer.class, hand))
                .hasSize(KeptRefusal.MOST_OF_ONE_HAND)
                .startsWith(1, 2, 3)
                .endsWith(KeptRefusal.MOST_OF_ONE_HAND);
    }

    @Test
    void a_commit_that_wrote_events_is_heard_and_one_of_a_refusal_is_not() {
        List<String> heard = new ArrayList<>();
        try (GroupCommit commits = new GroupCommit(db.database.unpooled(), () -> heard.add("commit"))) {
            commits.record(appendOf(UUID.randomUUID(), 0, 1));
            commits.record(appendOf(UUID.randomUUID(), 0, 0, refused("refused")));
            commits.record(appendOf(UUID.randomUUID(), 3, 1));
        }
        assertThat(heard).hasSize(1);
    }

    @Test
    void more_than_may_wait_are_refused_at_once_and_nothing_of_them_is_recorded() {
        OtherWriter holder = db.otherWriter(appendOf(UUID.randomUUID(), 0, 1));
        List<CompletableFuture<Receipt>> waiting = new ArrayList<>();
        waiting.add(handIn(appendOf(UUID.randomUUID(), 0, 1)));
        patiently().until(this::somebodyWaitsForTheLock);
        for (int i = 0; i < GroupCommit.MOST_WAITING; i++) {
            waiting.add(handIn(appendOf(UUID.randomUUID(), 0, 1)));
        }
        patiently().until(() -> db.commits.waiting() == GroupCommit.MOST_WAITING);
        UUID tooMany = UUID.randomUUID();

        assertThatThrownBy(() -> db.commits.record(appendOf(tooMany, 0, 1)))
                .isInstanceOf(LogUnavailableException.class)
                .hasMessageContaining("4,096 commands wait")
                .hasMessageContaining("Nothing was recorded");

        holder.rollback();
        waiting.forEach(answer -> assertThat(answer.join()).isInstanceOf(Recorded.class));
        assertThat(db.log.positionOf(tooMany)).isZero();
        assertThat(db.log.count()).isEqualTo(1 + GroupCommit.MOST_WAITING);
    }

    @Test
    void closing_commits_what_waits_and_takes_nothing_more() {
        OtherWriter holder = db.otherWriter(appendOf(UUID.randomUUID(), 0, 1));
        List<CompletableFuture<Receipt>> waiting = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            waiting.add(handIn(appendOf(UUID.randomUUID(), 0, 1)));
        }
        patiently().until(this::somebodyWaitsForTheLock);
        CompletableFuture<Void> closing = CompletableFuture.runAsync(db.commits::close, threads);
        patiently()
                .untilAsserted(() -> assertThatThrownBy(() -> db.commits.record(appendOf(UUID.randomUUID(), 9, 1)))
                        .isInstanceOf(LogUnavailableException.class)
                        .hasMessageContaining("stopping"));
        holder.rollback();

        closing.join();

        waiting.forEach(answer -> assertThat(answer.join()).isInstanceOf(Recorded.class));
        assertThat(db.log.count()).isEqualTo(5);
    }

    @Test
    void who_does_not_keep_to_the_lock_still_cannot_double_a_number() {
        UUID hand = UUID.randomUUID();
        db.sql.execute("create function insert_first() returns trigger language plpgsql as $$ begin"
                + " raise unique_violation; end $$");
        db.sql.execute("create trigger insert_first before insert on event execute function insert_first()");

        assertThatThrownBy(() -> db.commits.record(appendOf(hand, 0, 1)))
                .isInstanceOf(AggregateStreamCreationException.class);
        assertThat(db.log.count()).isZero();
    }

    @Test
    void rows_that_something_in_the_database_takes_away_are_noticed_and_nothing_is_kept() {
        db.sql.execute("create function swallow() returns trigger language plpgsql as $$ begin return null; end $$");
        db.sql.execute("create trigger swallow before insert on event for each row when (new.number = 2)"
                + " execute function swallow()");

        assertThatThrownBy(() -> db.commits.record(appendOf(UUID.randomUUID(), 0, 3, keyed("a"))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("takes rows away");
        assertThat(db.log.count()).isZero();
        assertThat(rows("answered_request")).isZero();
    }

    @Test
    void a_value_that_does_not_fit_is_told_as_such() {
        KeyedAnswer noKey = new KeyedAnswer(new UUID(0, 0), "not a key", FINGERPRINT, AT, (short) 200, null);

        assertThatThrownBy(() -> db.commits.record(appendOf(UUID.randomUUID(), 0, 1, new Beside(noKey, null, null))))
                .isInstanceOf(DataIntegrityViolationException.class);
        assertThat(db.log.count()).isZero();
    }

    /** What {@link CompletableFuture#join} throws is the caller's own exception. */
    @Test
    void a_failure_comes_to_its_caller_as_it_is() {
        CompletableFuture<Receipt> answer = handIn(appendOf(
                UUID.randomUUID(),
                0,
                0,
                new Beside(new KeyedAnswer(new UUID(0, 0), "", FINGERPRINT, AT, (short) 200, "{}"), null, null)));

        assertThatThrownBy(answer::join)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(DataIntegrityViolationException.class);
    }

    private int rows(String table) {
        Integer count = db.sql.queryForObject("select count(*) from " + table, Integer.class);
        return count == null ? 0 : count;
    }
}
