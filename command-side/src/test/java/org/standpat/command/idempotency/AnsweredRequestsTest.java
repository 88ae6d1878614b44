package org.standpat.command.idempotency;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.command.refusal.Refusal;
import org.standpat.command.refusal.RefusalKind;
import org.standpat.db.log.Append;
import org.standpat.db.log.Beside;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.StoredAnswer;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.decide.Rejection;
import org.standpat.houserules.Fault;

/** Answers are kept for ever, so those of earlier versions stay readable. */
class AnsweredRequestsTest {

    private static final KeyedRequest REQUEST =
            new KeyedRequest(KeyedRequest.STARTS, "key", Fingerprint.of("POST", "/api/v1/hands", "{}"));

    private final Database database = TestDatabase.fresh();
    private final AnsweredRequests answered = new AnsweredRequests(database.unpooled());

    @Test
    void a_refusal_is_given_again_with_all_its_faults() {
        Refusal refusal = Refusal.of(
                new Rejection.CannotStart(List.of(
                        new Fault("1.5", "2 to 6 players", "1 players"),
                        new Fault("3.1", "the button at a seat that is dealt in", "the button at seat 1"))),
                0);
        assertThat(answered.find(REQUEST)).isEmpty();
        Append refused = new Append(
                UUID.randomUUID(),
                0,
                List.of(),
                new Beside(answered.refused(REQUEST, refusal, Instant.EPOCH), null, null));
        try (GroupCommit commits = new GroupCommit(database.unpooled(), () -> {})) {
            commits.record(refused);
        }

        assertThat(answered.find(REQUEST)).contains(new GivenAnswer.Refused(refusal));
    }

    @Test
    void a_refusal_that_was_kept_before_faults_were_listed_has_none() {
        StoredAnswer old = new StoredAnswer(REQUEST.fingerprint().sha256(), null, 0, 0, """
                        {"kind": "CANNOT_START", "rule": "1.5", "expected": "2 to 6 players", "actual": "1 players",
                         "sentence": "Rule 1.5: expected 2 to 6 players, got 1 players.", "position": 0}""");

        assertThat(answered.given(REQUEST, old))
                .isEqualTo(new GivenAnswer.Refused(new Refusal(
                        RefusalKind.CANNOT_START,
                        "1.5",
                        "2 to 6 players",
                        "1 players",
                        "Rule 1.5: expected 2 to 6 players, got 1 players.",
                        0,
                        List.of())));
    }
}
