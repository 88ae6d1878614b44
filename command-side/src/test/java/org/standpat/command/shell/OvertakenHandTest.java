package org.standpat.command.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.command.idempotency.Fingerprint;
import org.standpat.command.idempotency.KeyedRequest;
import org.standpat.command.refusal.RefusalKind;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandCommand.Call;
import org.standpat.hand.HandCommand.Fold;
import org.standpat.hand.HandCommand.IssueRuling;
import org.standpat.hand.HandCommand.Raise;
import org.standpat.hand.Ruling;

/** Two processes at one hand: the one holds it in memory as it was before the other acted, and answers as if it knew. */
class OvertakenHandTest {

    private static final int MOST = 100;
    private static final Database DATABASE = TestDatabase.fresh();
    private static final OneDesk ONE = new OneDesk(DATABASE, MOST);
    private static final OneDesk OTHER = new OneDesk(DATABASE, MOST);
    private static final EventLog LOG = new EventLog(DATABASE.unpooled());
    private static final JdbcTemplate SQL = new JdbcTemplate(DATABASE.unpooled());

    private UUID hand = new UUID(0, 0);

    /** Where the first desk believes that the hand is. */
    private int before;

    @AfterAll
    static void stop() {
        OTHER.close();
        ONE.close();
    }

    @BeforeEach
    void start() {
        Answer.Recorded started = ONE.start();
        hand = started.hand();
        before = started.last().number();
    }

    /** Seat 1 calls at the other desk; gives the position afterwards. */
    private int overtake() {
        int now = ((Answer.Recorded) OTHER.act(hand, new Call(1))).last().number();
        assertThat(ONE.holds(hand)).as("held at the older position").isTrue();
        return now;
    }

    @Test
    void an_action_that_only_the_hand_of_now_allows_is_accepted() {
        int now = overtake();

        Answer.Recorded called = (Answer.Recorded) ONE.act(hand, new Call(2));

        assertThat(called.events().getFirst().row().number()).isEqualTo(now + 1);
        assertThat(LOG.positionOf(hand)).isEqualTo(called.last().number());
    }

    @Test
    void what_the_hand_of_then_and_of_now_allow_is_recorded_after_what_the_other_recorded() {
        int now = overtake();

        Answer.Recorded ruled =
                (Answer.Recorded) ONE.act(hand, new IssueRuling(new Ruling("floor 7", "it was so", "7.6")));

        assertThat(ruled.events().getFirst().row().number()).isEqualTo(now + 1);
        assertThat(ruled.state())
                .isEqualTo(
                        ((Answer.Recorded) OTHER.act(hand, new IssueRuling(new Ruling("floor 7", "it was so", "7.6"))))
                                .state());
    }

    @Test
    void an_action_that_only_the_hand_of_then_allowed_is_refused_at_the_position_of_now() {
        int now = overtake();

        Answer.Refused refused = (Answer.Refused) ONE.act(hand, new Call(1));

        assertThat(refused.refusal().kind()).isEqualTo(RefusalKind.NOT_YOUR_TURN);
        assertThat(refused.refusal().position()).isEqualTo(now);
        assertThat(LOG.positionOf(hand)).isEqualTo(now);
        assertThat(refusals()).isEqualTo(1);
    }

    @Test
    void an_action_that_neither_allows_is_refused_and_kept_once_at_the_position_of_now() {
        int now = overtake();

        Answer.Refused refused = (Answer.Refused) ONE.act(hand, new Call(3));

        assertThat(refused.refusal().position()).isEqualTo(now);
        assertThat(refusals()).isEqualTo(1);
    }

    @Test
    void an_action_on_a_hand_that_the_other_has_ended_is_refused() {
        OTHER.act(hand, new Fold(1));
        int now = ((Answer.Recorded) OTHER.act(hand, new Fold(2))).last().number();

        Answer.Refused refused = (Answer.Refused) ONE.act(hand, new Call(1));

        assertThat(refused.refusal().position()).isEqualTo(now);
        assertThat(LOG.positionOf(hand)).isEqualTo(now);
    }

    @Test
    void who_names_the_position_of_then_is_told_the_one_of_now() {
        int now = overtake();

        StalePositionException stale =
                catchThrowableOfType(StalePositionException.class, () -> ONE.act(hand, before, new Call(1), null));

        assertThat(stale.position()).isEqualTo(now);
        assertThat(LOG.positionOf(hand)).isEqualTo(now);
    }

    @Test
    void who_names_the_position_of_now_is_not_told_that_it_is_stale() {
        int now = overtake();

        Answer.Recorded called = (Answer.Recorded) ONE.act(hand, now, new Call(2), null);

        assertThat(called.events().getFirst().row().number()).isEqualTo(now + 1);
    }

    @Test
    void a_resend_of_what_the_other_accepted_gets_the_same_answer_and_records_nothing() {
        KeyedRequest keyed = keyed("call");
        Answer first = OTHER.act(hand, before, new Call(1), keyed);

        Answer again = ONE.act(hand, before, new Call(1), keyed);
        Answer unnamed = ONE.act(hand, null, new Call(1), keyed);

        assertThat(again).isEqualTo(first);
        assertThat(unnamed).isEqualTo(first);
        assertThat(LOG.positionOf(hand))
                .isEqualTo(((Answer.Recorded) first).last().number());
        assertThat(refusals()).isZero();
    }

    @Test
    void a_resend_of_what_the_other_refused_gets_the_same_answer_although_the_hand_went_on() {
        KeyedRequest keyed = keyed("raise");
        Answer first = OTHER.act(hand, null, new Raise(1, 5_000), keyed);
        assertThat(first).isInstanceOf(Answer.Refused.class);
        overtake();

        assertThat(ONE.act(hand, null, new Raise(1, 5_000), keyed)).isEqualTo(first);
        assertThat(ONE.act(hand, before, new Raise(1, 5_000), keyed)).isEqualTo(first);
        assertThat(refusals()).isEqualTo(1);
    }

    private KeyedRequest keyed(String key) {
        return new KeyedRequest(hand, key, Fingerprint.of("POST", "/api/v1/hands/" + hand + "/actions", key));
    }

    private int refusals() {
        Integer count = SQL.queryForObject("select count(*) from refusal where hand = ?", Integer.class, hand);
        return count == null ? 0 : count;
    }
}
