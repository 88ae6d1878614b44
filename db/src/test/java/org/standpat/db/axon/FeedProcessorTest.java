package org.standpat.db.axon;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.db.log.LogFixture.appendOf;
import static org.standpat.db.log.LogFixture.checks;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.PropagatingErrorHandler;
import org.axonframework.eventhandling.ReplayStatus;
import org.axonframework.eventhandling.ResetHandler;
import org.axonframework.eventhandling.SimpleEventHandlerInvoker;
import org.axonframework.eventhandling.pooled.PooledStreamingEventProcessor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.LogFixture;
import org.standpat.db.log.OtherWriter;
import org.standpat.db.log.Payload;
import org.standpat.db.log.StoredEvent;

/** A projection from end to end: the feed, a pooled processor, tokens and a table in one transaction. */
class FeedProcessorTest {

    private static final Duration LIMIT = Duration.ofSeconds(30);

    @AutoClose
    private final LogFixture db = new LogFixture();

    @AutoClose("shutdownNow")
    private final ScheduledExecutorService coordinator = Executors.newScheduledThreadPool(1);

    @AutoClose("shutdownNow")
    private final ScheduledExecutorService workers = Executors.newScheduledThreadPool(2);

    private final Projection projection = new Projection(db.sql);
    private final PooledStreamingEventProcessor processor = FeedProcessors.builder(
                    "seen", db.feed, Tokens.store(db.dataSource), new SpringTransactions(db.spring))
            .eventHandlerInvoker(SimpleEventHandlerInvoker.builder()
                    .eventHandlers(List.of(projection))
                    .listenerInvocationErrorHandler(PropagatingErrorHandler.instance())
                    .build())
            .coordinatorExecutor(coordinator)
            .workerExecutor(workers)
            .build();

    /** Keeps the number of each event it has handled; a second time the same one is refused by the table. */
    static final class Projection {

        private final JdbcTemplate sql;
        final List<StoredEvent> replayed = new CopyOnWriteArrayList<>();
        final List<StoredEvent> live = new CopyOnWriteArrayList<>();
        final AtomicInteger resets = new AtomicInteger();
        final AtomicBoolean broken = new AtomicBoolean();
        final Set<UUID> failedOnce = ConcurrentHashMap.newKeySet();

        Projection(JdbcTemplate sql) {
            this.sql = sql;
            sql.execute("create table seen (place bigint generated always as identity,"
                    + " hand uuid, number integer, type smallint, primary key (hand, number))");
        }

        @EventHandler
        void on(StoredEvent event, ReplayStatus status) {
            sql.update(
                    "insert into seen (hand, number, type) values (?, ?, ?)",
                    event.hand(),
                    event.number(),
                    event.type());
            if (broken.get() && failedOnce.add(event.hand())) {
                throw new IllegalStateException("The projection fails once for each hand.");
            }
            (status.isReplay() ? replayed : live).add(event);
        }

        @ResetHandler
        void reset() {
            resets.incrementAndGet();
            sql.update("delete from seen");
        }
    }

    @AfterEach
    void stop() {
        processor.shutDown();
    }

    private int seen() {
        return JdbcClient.create(db.sql)
                .sql("select count(*) from seen")
                .query(Integer.class)
                .single();
    }

    private void awaitSeen(int events) {
        await().atMost(LIMIT).until(this::seen, count -> count == events);
    }

    @Test
    void events_before_and_after_the_start_are_handled_once_and_each_hand_in_order() {
        UUID before = db.handWith(3);
        processor.start();
        awaitSeen(3);
        UUID after = db.handWith(40);
        db.append(checks(before, 4, 5));

        awaitSeen(48);

        for (UUID hand : List.of(before, after)) {
            assertThat(db.sql.queryForList(
                            "select number from seen where hand = ? order by place", Integer.class, hand))
                    .isSorted();
        }
        assertThat(projection.replayed).isEmpty();
    }

    @Test
    void an_event_whose_transaction_commits_late_is_handled() {
        processor.start();
        OtherWriter other = db.otherWriter(appendOf(UUID.randomUUID(), 0, 1));
        CompletableFuture<UUID> after = CompletableFuture.supplyAsync(() -> db.handWith(2));

        other.commit();
        after.join();

        awaitSeen(3);
    }

    @Test
    void an_event_that_cannot_be_decoded_reaches_the_handler() {
        db.sql.update("insert into event_type values (999, 'FromTheFuture', 1)");
        db.appendRow(UUID.randomUUID(), 1, 999, "anything".getBytes(UTF_8));
        processor.start();

        awaitSeen(1);

        assertThat(projection.live).singleElement().satisfies(event -> {
            assertThat(event.type()).isEqualTo((short) 999);
            assertThat(event.payload()).isEqualTo(Payload.of("anything".getBytes(UTF_8)));
        });
    }

    @Test
    void a_handler_that_fails_is_tried_again_and_nothing_is_doubled() {
        projection.broken.set(true);
        processor.start();
        db.handWith(3);

        awaitSeen(3);

        assertThat(projection.failedOnce).hasSize(1);
    }

    @Test
    void a_processor_goes_on_where_it_stopped() {
        processor.start();
        db.handWith(3);
        awaitSeen(3);
        processor.shutDown();
        db.handWith(2);

        processor.start();

        awaitSeen(5);
        assertThat(projection.live).hasSize(5);
    }

    @Test
    void a_reset_replays_everything_and_the_replay_ends() {
        processor.start();
        UUID hand = db.handWith(5);
        db.handWith(4);
        awaitSeen(9);
        processor.shutDown();

        processor.resetTokens();
        assertThat(seen()).isZero();
        assertThat(db.sql.queryForList("select distinct token_type from projection_token", String.class))
                .contains("org.axonframework.eventhandling.ReplayToken");
        processor.start();

        awaitSeen(9);
        await().atMost(LIMIT)
                .untilAsserted(() -> assertThat(projection.replayed).hasSize(9));
        assertThat(projection.resets).hasValue(1);
        db.append(checks(hand, 6, 2));
        db.handWith(1);
        awaitSeen(12);
        await().atMost(LIMIT).untilAsserted(() -> assertThat(projection.live).hasSize(9 + 3));
        assertThat(projection.replayed).hasSize(9);
        await().atMost(LIMIT)
                .untilAsserted(() ->
                        assertThat(processor.processingStatus().values()).noneMatch(status -> status.isReplaying()));
    }

    @Test
    void a_processor_survives_that_the_database_cuts_its_connections() {
        processor.start();
        db.handWith(1);
        awaitSeen(1);

        db.sql.execute("select pg_terminate_backend(pid) from pg_stat_activity"
                + " where datname = current_database() and pid <> pg_backend_pid()");
        UUID after = UUID.randomUUID();
        // The pool of this test has dead connections too, so its own calls are tried until they get a living one.
        await().atMost(LIMIT).ignoreExceptions().until(() -> recorded(after));

        await().atMost(LIMIT).ignoreExceptions().until(this::seen, count -> count == 3);
    }

    private boolean recorded(UUID hand) {
        if (db.log.positionOf(hand) == 0) {
            db.append(checks(hand, 1, 2));
        }
        return true;
    }
}
