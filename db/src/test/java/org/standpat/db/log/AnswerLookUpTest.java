package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.db.log.LogFixture.AT;
import static org.standpat.db.log.LogFixture.appendOf;

import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Whether a key was answered is looked up; it takes the same however many answers there are. */
class AnswerLookUpTest {

    private static final int ANSWERS = 5_000;
    private static final int BEFORE = 10;
    private static final int ACTIONS = 50;
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final String FINGERPRINT = "ab".repeat(32);

    @AutoClose
    private final LogFixture db = new LogFixture();

    @Test
    void an_action_reads_its_own_answer_and_not_all_there_are() {
        // The plan is made while there are next to none.
        record(BEFORE, "first-");
        db.sql.update(
                "insert into answered_request (scope, key, fingerprint, at, status, refusal)"
                        + " select gen_random_uuid(), 'key', decode(?, 'hex'), now(), 422, '{}' from generate_series(1, ?)",
                FINGERPRINT,
                ANSWERS);
        long scansBefore = count("idx_scan");
        long readBefore = count("idx_tup_read");

        record(ACTIONS, "then-");
        // The server tells of what its processes read when they come round to it, which is when one of them is done.
        db.commits.close();

        await().atMost(LIMIT).until(() -> count("idx_scan") >= scansBefore + ACTIONS);
        assertThat(count("idx_tup_read") - readBefore).as("answers read").isLessThan(ANSWERS);
    }

    private void record(int actions, String key) {
        for (int action = 0; action < actions; action++) {
            db.commits.record(appendOf(UUID.randomUUID(), 0, 1, keyed(key + action)));
        }
    }

    private long count(String what) {
        Long sum = db.sql.queryForObject(
                "select coalesce(sum(" + what + "), 0) from pg_stat_user_indexes where relname = 'answered_request'",
                Long.class);
        return sum == null ? 0 : sum;
    }

    private static Beside keyed(String key) {
        return new Beside(new KeyedAnswer(new UUID(0, 0), key, FINGERPRINT, AT, (short) 200, null), null, null);
    }
}
