package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.db.log.LogFixture.AT;
import static org.standpat.db.log.LogFixture.appendOf;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.BatchJudge.Held;
import org.standpat.db.log.BatchJudge.Verdict;

/** Which appends of a batch are recorded: each on its own. */
class BatchJudgeTest {

    private static final UUID HAND = new UUID(1, 1);
    private static final UUID OTHER = new UUID(1, 2);

    private static Verdict good() {
        return new Verdict.Good();
    }

    private static Verdict overtaken(int position) {
        return new Verdict.Not(new Receipt.Overtaken(position));
    }

    private static Verdict answered(StoredAnswer answer) {
        return new Verdict.Not(new Receipt.AnsweredBefore(answer));
    }

    private static Held at(int position) {
        return new Held(position, null);
    }

    private static Beside keyed(String key) {
        return keyed(key, null);
    }

    private static Beside keyed(String key, @Nullable String refusal) {
        return new Beside(new KeyedAnswer(HAND, key, "aa", AT, (short) 200, refusal), null, null);
    }

    @Test
    void one_that_comes_too_late_takes_no_place_and_harms_no_neighbour() {
        Append late = appendOf(HAND, 3, 2);
        Append good = appendOf(OTHER, 7, 1);

        assertThat(BatchJudge.judge(List.of(late, good), List.of(at(4), at(7)))).containsExactly(overtaken(4), good());
    }

    @Test
    void one_that_would_leave_a_hole_is_not_recorded() {
        assertThat(BatchJudge.judge(List.of(appendOf(HAND, 3, 2)), List.of(at(2))))
                .containsExactly(overtaken(2));
    }

    @Test
    void of_two_for_the_same_position_of_a_hand_the_first_is_recorded_and_a_third_may_go_on_from_it() {
        Append first = appendOf(HAND, 3, 2);
        Append same = appendOf(HAND, 3, 1);
        Append next = appendOf(HAND, 5, 1);

        assertThat(BatchJudge.judge(List.of(first, same, next), List.of(at(3), at(3), at(3))))
                .containsExactly(good(), overtaken(5), good());
    }

    @Test
    void a_request_that_was_answered_before_is_not_recorded_whatever_the_position_of_the_hand() {
        StoredAnswer answer = new StoredAnswer("aa", HAND, 4, 5, null);

        assertThat(BatchJudge.judge(List.of(appendOf(HAND, 3, 2, keyed("a"))), List.of(new Held(3, answer))))
                .containsExactly(answered(answer));
    }

    @Test
    void of_two_requests_with_one_key_in_one_batch_the_second_gets_the_answer_of_the_first() {
        Append first = appendOf(HAND, 3, 2, keyed("a"));
        Append resent = appendOf(HAND, 5, 2, keyed("a"));
        Append other = appendOf(HAND, 5, 1, keyed("b"));

        assertThat(BatchJudge.judge(List.of(first, resent, other), List.of(at(3), at(3), at(3))))
                .containsExactly(good(), answered(new StoredAnswer("aa", HAND, 4, 5, null)), good());
    }

    @Test
    void a_key_whose_first_request_came_too_late_is_still_free() {
        Append late = appendOf(HAND, 2, 1, keyed("a"));
        Append again = appendOf(HAND, 3, 1, keyed("a"));

        assertThat(BatchJudge.judge(List.of(late, again), List.of(at(3), at(3))))
                .containsExactly(overtaken(3), good());
    }

    @Test
    void a_refusal_is_kept_where_it_was_judged_and_takes_no_place() {
        Append refused = appendOf(HAND, 3, 0, keyed("a", "{}"));
        Append outdated = appendOf(HAND, 2, 0, keyed("b", "{}"));
        Append resent = appendOf(HAND, 3, 0, keyed("a", "{}"));

        assertThat(BatchJudge.judge(List.of(refused, outdated, resent), List.of(at(3), at(3), at(3))))
                .containsExactly(good(), overtaken(3), answered(new StoredAnswer("aa", null, 0, 0, "{}")));
    }
}
