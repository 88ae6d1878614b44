package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class AtOnceTest {

    private final CountDownLatch first = new CountDownLatch(1);
    private final CountDownLatch second = new CountDownLatch(1);
    private final AtomicBoolean ended = new AtomicBoolean();

    @Test
    void given_two_steps_then_neither_waits_for_the_end_of_the_other() throws Exception {
        AtOnce.run(
                () -> {
                    first.countDown();
                    await(second);
                },
                () -> {
                    second.countDown();
                    await(first);
                    ended.set(true);
                });

        assertThat(ended).isTrue();
    }

    @Test
    void given_a_step_that_fails_then_it_is_told_when_the_others_have_ended() {
        assertThatThrownBy(() -> AtOnce.run(
                        () -> {
                            first.countDown();
                            throw new SQLException("no room on the disk");
                        },
                        () -> {
                            await(first);
                            TimeUnit.MILLISECONDS.sleep(20);
                            ended.set(true);
                        }))
                .isInstanceOf(SQLException.class)
                .hasMessage("no room on the disk");

        assertThat(ended).isTrue();
    }

    @Test
    void given_steps_that_fail_then_the_first_of_them_says_why() {
        assertThatThrownBy(() -> AtOnce.run(
                        () -> {
                            await(second);
                            throw new BuildFailedException("the tables are wrong", null);
                        },
                        () -> {
                            second.countDown();
                            throw new SQLException("no room on the disk");
                        }))
                .isInstanceOf(BuildFailedException.class)
                .hasMessage("the tables are wrong");
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
        assertThat(latch.await(1, TimeUnit.MINUTES))
                .as("the other step has begun")
                .isTrue();
    }
}
