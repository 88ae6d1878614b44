package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** All that a command leads to is recorded in one transaction: when that fails at its very end, nothing is left. */
class OneTransactionTest {

    private static final List<String> TABLES = List.of("event", "dealer_secret", "answered_request", "refusal");
    private static final Database DATABASE = TestDatabase.fresh();
    private static final Rows ROWS = new Rows(DATABASE);
    private static final RunningCommandSide SIDE = RunningCommandSide.on(DATABASE);

    @AfterAll
    static void stop() {
        SIDE.close();
    }

    @Test
    void aCommitThatFailsLeavesNothing() {
        Reply running = SIDE.start(Bodies.start("house", 3));
        Map<String, Integer> before = counts();
        ROWS.refuseEvents("internal_error", true);
        Reply start;
        Reply call;
        try {
            start = SIDE.start(Bodies.start("house", 3), "Idempotency-Key", "start");
            call = SIDE.act(running.hand(), Bodies.action(1, "call"), "Idempotency-Key", "call");
        } finally {
            ROWS.acceptEvents();
        }
        assertThat(List.of(start.status(), call.status())).containsExactly(503, 503);
        assertThat(start.text() + call.text()).doesNotContain("Exception").doesNotContain("refused by the test");
        assertThat(counts()).isEqualTo(before);

        assertThat(SIDE.start(Bodies.start("house", 3), "Idempotency-Key", "start")
                        .status())
                .isEqualTo(201);
        assertThat(SIDE.act(running.hand(), Bodies.action(1, "call"), "Idempotency-Key", "call")
                        .status())
                .isEqualTo(200);
        assertThat(counts())
                .containsEntry("dealer_secret", before.getOrDefault("dealer_secret", 0) + 1)
                .containsEntry("answered_request", before.getOrDefault("answered_request", 0) + 2);
    }

    @Test
    void whatIsRecordedBesideTheEventsSharesTheirTransaction() {
        Reply started = SIDE.start(Bodies.start("house", 3), "Idempotency-Key", "shared");
        // A row's system column xmin is the number of its transaction.
        String writers = ROWS.text("""
                select count(distinct writer)::text || ' of ' || count(*)::text from (
                    select xmin::text::bigint as writer from event where hand = '%1$s' and number = 1
                    union all select xmin::text::bigint from dealer_secret where hand = '%1$s'
                    union all select xmin::text::bigint from answered_request where key = 'shared')
                """.formatted(started.hand()));
        assertThat(writers).isEqualTo("1 of 3");
    }

    private static Map<String, Integer> counts() {
        return TABLES.stream().collect(Collectors.toMap(table -> table, ROWS::count));
    }
}
