package org.standpat.query.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.LogFixture;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import org.standpat.query.live.LiveReader.Message;

/** Readers who do not read, too many of them, and services and databases that go away. */
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class LiveReadersTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String HANDS = "/api/v1/live/hands";

    /** Bytes that the socket of a client takes before somebody reads. */
    private static final int SMALL = 4 * 1024;

    private static PlayedHand hand(int number) {
        return Hands.threeHanded(new UUID(9, number), EVENING.plusSeconds(number));
    }

    private static void awaitTables(RunningQuerySide service) {
        await().atMost(LIMIT)
                .until(() -> service.get("/api/v1/hands?limit=1&atLeast=" + service.db.log.count())
                                .status()
                        == 200);
    }

    private static void awaitStreams(RunningQuerySide service, int streams) {
        await().atMost(LIMIT).until(() -> service.part(LiveDesk.class).streams() == streams);
    }

    /** So many hands that no buffer on the way holds them: rows with long names at places of the log that no other row has. */
    private static void recordMuch(RunningQuerySide service) {
        for (int i = 0; i < 60; i++) {
            service.record(hand(i));
        }
        awaitTables(service);
        String columns = service.db.sql.queryForObject(
                "select string_agg(column_name, ', ') from information_schema.columns"
                        + " where table_schema = 'projection' and table_name = 'hand' and column_name not in"
                        + " (select column_name from information_schema.columns where is_generated = 'ALWAYS')",
                String.class);
        service.db.sql.update("insert into projection.hand (" + columns + ") select " + columns + " from"
                + " (select (jsonb_populate_record(one, jsonb_build_object('hand', gen_random_uuid(), 'feed_position', place,"
                + " 'table_name', repeat('x', 4000)))).*"
                + " from (select h from projection.hand h limit 1) as any_hand (one),"
                + " (select feed_position from event except select feed_position from projection.hand) as free (place))"
                + " as made");
    }

    private static Socket client(RunningQuerySide service) throws IOException {
        Socket client = new Socket();
        client.setReceiveBufferSize(SMALL);
        client.setSoTimeout(Math.toIntExact(LIMIT.toMillis()));
        client.connect(new InetSocketAddress(
                InetAddress.getLoopbackAddress(), URI.create(service.address()).getPort()));
        client.getOutputStream()
                .write(("GET " + HANDS + "?after=0 HTTP/1.1\r\nHost: localhost\r\n\r\n").getBytes(UTF_8));
        return client;
    }

    @Test
    void given_a_reader_who_stops_reading_then_he_is_cut_off_and_nothing_is_kept_for_him() throws Exception {
        try (RunningQuerySide service = new RunningQuerySide("--server.tomcat.connection-timeout=2s")) {
            recordMuch(service);
            try (Socket client = client(service)) {
                awaitStreams(service, 1);
                // He reads nothing for as long as the server lets him.
                awaitStreams(service, 0);

                LiveDesk desk = service.part(LiveDesk.class);
                assertThat(desk.ended(StreamEnd.SILENT_READER)).isEqualTo(1);
                String text = new String(client.getInputStream().readAllBytes(), UTF_8);
                assertThat(text).startsWith("HTTP/1.1 200").doesNotContain("event: end");
                assertThat(text).as("no end of an answer that is whole").doesNotEndWith("0\r\n\r\n");
            }
        }
    }

    @Test
    void given_a_reader_who_is_too_slow_then_the_end_says_so_and_going_on_from_it_loses_nothing() throws Exception {
        try (RunningQuerySide service =
                new RunningQuerySide("--server.tomcat.connection-timeout=30s", "--standpat.live.slowest=500ms")) {
            recordMuch(service);
            List<String> lines = new ArrayList<>();
            try (Socket client = client(service);
                    BufferedReader in = new BufferedReader(new InputStreamReader(client.getInputStream(), UTF_8))) {
                // It has begun, and goes on until it fills what is on the way to a reader who does not read.
                lines.add(in.readLine());
                Thread.sleep(4_000);
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    lines.add(line);
                }
            }

            List<Long> ids = lines.stream()
                    .filter(line -> line.startsWith("id: "))
                    .map(line -> Long.parseLong(line.substring(4)))
                    .toList();
            assertThat(ids).isSorted();
            int end = lines.indexOf("event: end");
            assertThat(end).as("the end of the stream").isPositive();
            assertThat(lines.get(end + 2))
                    .contains("\"reason\":\"slow-reader\"", "\"feedPosition\":" + ids.getLast(), "Last-Event-ID");
            assertThat(service.part(LiveDesk.class).ended(StreamEnd.SLOW_READER))
                    .isEqualTo(1);
            TreeSet<Long> told = new TreeSet<>(ids);
            long last = ids.getLast();
            while (last < service.db.log.count()) {
                // On a busy machine this reader, too, may be too slow, and goes on again.
                try (LiveReader rest = LiveReader.of(service, HANDS, "Last-Event-ID", Long.toString(last))) {
                    await().atMost(LIMIT).until(() -> rest.isOver() || rest.lastId() >= service.db.log.count());
                    rest.messages().forEach(message -> told.add(message.id()));
                    last = rest.lastId();
                }
            }
            assertThat(told).contains(1L, 2L, 3L).hasSize((int) service.db.log.count() + (told.contains(0L) ? 1 : 0));
        }
    }

    /** Else a thousand readers who come back at once take the connections of everybody. */
    @Test
    void given_no_place_then_a_reader_is_refused_without_a_look_into_the_tables() throws Exception {
        try (RunningQuerySide service = new RunningQuerySide("--standpat.live.streams=1")) {
            service.record(hand(1));
            awaitTables(service);
            try (LiveReader first = LiveReader.of(service, HANDS);
                    Connection holder = service.db.dataSource.getConnection();
                    Statement lock = holder.createStatement()) {
                await().atMost(LIMIT).until(() -> first.lastId() > 0);
                holder.setAutoCommit(false);
                lock.execute("lock table projection.hand_player in access exclusive mode");

                CompletableFuture<Answer> refused =
                        CompletableFuture.supplyAsync(() -> service.get("/api/v1/live/players/Alice/stats"));

                assertThat(refused.get(LIMIT.toSeconds() / 2, TimeUnit.SECONDS)
                                .json()
                                .path("kind")
                                .stringValue())
                        .isEqualTo("no-stream-now");
                holder.rollback();
            }
        }
    }

    @Test
    void given_many_streams_that_read_the_tables_then_few_do_so_at_a_time_and_all_come_to_their_turn() throws Exception {
        try (RunningQuerySide service = new RunningQuerySide();
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            LiveDesk desk = service.part(LiveDesk.class);
            AtomicInteger reading = new AtomicInteger();
            List<Future<Integer>> seen = new ArrayList<>();
            for (int i = 0; i < 10 * LiveDesk.READING_AT_ONCE; i++) {
                seen.add(threads.submit(() -> desk.inTurn(() -> {
                    int atOnce = reading.incrementAndGet();
                    LockSupport.parkNanos(Duration.ofMillis(5).toNanos());
                    reading.decrementAndGet();
                    return atOnce;
                })));
            }
            for (Future<Integer> one : seen) {
                assertThat(one.get()).isBetween(1, LiveDesk.READING_AT_ONCE);
            }
        }
    }

    @Test
    void given_as_many_streams_as_may_be_then_one_more_is_told_to_ask_again_and_each_is_told_of_a_change()
            throws Exception {
        try (RunningQuerySide service = new RunningQuerySide("--standpat.live.heartbeat=500ms")) {
            List<LiveReader> readers = new ArrayList<>();
            for (int i = 0; i < LiveLimits.USUAL.streams(); i++) {
                readers.add(LiveReader.of(service, HANDS));
            }

            Answer refused = service.get(HANDS);

            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.header("Retry-After")).isEqualTo("1");
            assertThat(refused.json().path("kind").stringValue()).isEqualTo("no-stream-now");
            assertThat(refused.json().path("detail").stringValue()).startsWith("There are 200 live streams");
            PlayedHand hand = service.record(hand(1));
            for (LiveReader reader : readers) {
                await().atMost(LIMIT).until(() -> reader.lastId() >= hand.position());
                assertThat(reader.messages("hand")
                                .getLast()
                                .data()
                                .path("position")
                                .intValue())
                        .isEqualTo(hand.position());
            }
            readers.getFirst().close();
            awaitStreams(service, LiveLimits.USUAL.streams() - 1);
            try (LiveReader next = LiveReader.of(service, HANDS)) {
                assertThat(next.response().statusCode()).isEqualTo(200);
            }
            for (LiveReader reader : readers) {
                reader.close();
            }
            awaitStreams(service, 0);
        }
    }

    @Test
    void given_a_service_that_stops_then_every_stream_is_told_so_and_the_stop_does_not_wait_for_them()
            throws Exception {
        try (RunningQuerySide service = new RunningQuerySide()) {
            service.record(hand(1));
            awaitTables(service);
            List<LiveReader> readers = new ArrayList<>();
            for (String path : List.of(HANDS, HANDS + "?after=0", "/api/v1/live/players/Alice/stats")) {
                readers.add(LiveReader.of(service, path));
            }
            for (LiveReader reader : readers) {
                await().atMost(LIMIT).until(() -> !reader.messages().isEmpty());
            }

            CompletableFuture<Void> stopped = CompletableFuture.runAsync(service::stopProgram);

            assertThat(stopped).succeedsWithin(Duration.ofSeconds(15));
            for (LiveReader reader : readers) {
                await().atMost(LIMIT).until(reader::isOver);
                assertThat(reader.fault()).as("a proper end").isEmpty();
                Message end = reader.messages().getLast();
                assertThat(end.event()).isEqualTo("end");
                assertThat(end.data().path("reason").stringValue()).isEqualTo("stopping");
                assertThat(end.id()).isEqualTo(service.db.log.count());
            }
        }
    }

    @Test
    void given_a_database_that_goes_down_and_comes_back_then_the_streams_go_on_and_lose_nothing() throws Exception {
        try (LocalPostgres server = LocalPostgres.temporary()) {
            Schema.migrate(server.database().unpooled());
            try (RunningQuerySide service =
                    new RunningQuerySide(new LogFixture(server.database()), "--standpat.live.heartbeat=500ms")) {
                service.record(hand(1));
                awaitTables(service);
                try (LiveReader hands = LiveReader.of(service, HANDS + "?after=0");
                        LiveReader numbers = LiveReader.of(service, "/api/v1/live/players/Alice/stats")) {
                    await().atMost(LIMIT).until(() -> hands.lastId() > 0 && numbers.lastId() > 0);

                    // The server ends all its other processes when one of them dies so, and begins anew.
                    Long process = service.db.sql.queryForObject(
                            "select pid from pg_stat_activity where backend_type = 'client backend'"
                                    + " and pid <> pg_backend_pid() limit 1",
                            Long.class);
                    assertThat(ProcessHandle.of(process).orElseThrow().destroyForcibly())
                            .isTrue();
                    await().atMost(LIMIT).ignoreExceptions().until(() -> service.db.log.count() > 0);
                    PlayedHand after = hand(2);
                    await().atMost(LIMIT).ignoreExceptions().until(() -> {
                        service.record(after);
                        return true;
                    });
                    awaitTables(service);

                    await().atMost(LIMIT).until(() -> hands.lastId() >= service.db.log.count());
                    assertThat(hands.messages("hand").getLast().hand())
                            .isEqualTo(after.id().toString());
                    await().atMost(LIMIT)
                            .until(() -> numbers.messages("statistics")
                                            .getLast()
                                            .data()
                                            .path("hands")
                                            .intValue()
                                    == 2);
                    assertThat(hands.isOver() || numbers.isOver()).isFalse();
                }
            }
        }
    }
}
