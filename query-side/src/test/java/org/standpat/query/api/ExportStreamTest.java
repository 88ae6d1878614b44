package org.standpat.query.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.standpat.query.Hands;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import org.standpat.query.export.ExportDesk;

/** Exports of many hands come as they are read, and whoever reads one can tell whether it is whole. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExportStreamTest {

    private static final int HANDS = 4_000;
    private static final int WRITERS = 8;
    private static final String ALL = "/api/v1/export?format=standpat";

    /** Bytes that a client reads before something happens. */
    private static final int SOME = 64 * 1024;

    private final RunningQuerySide service = new RunningQuerySide();

    @AutoClose("shutdownNow")
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    @BeforeAll
    void record() throws Exception {
        List<Future<?>> writers = new ArrayList<>();
        for (int writer = 0; writer < WRITERS; writer++) {
            int first = writer;
            writers.add(threads.submit(() -> {
                for (int i = first; i < HANDS; i += WRITERS) {
                    service.record(Hands.threeHanded(hand(i), EVENING.plusSeconds(i)));
                }
            }));
        }
        for (Future<?> writer : writers) {
            writer.get();
        }
        awaitListed(service);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private static UUID hand(int number) {
        return new UUID(3, number);
    }

    /** The hands that are there from the beginning, the newest first. */
    private static List<UUID> numberedHands() {
        List<UUID> hands = new ArrayList<>();
        for (int i = HANDS - 1; i >= 0; i--) {
            hands.add(hand(i));
        }
        return hands;
    }

    private static void awaitListed(RunningQuerySide side) {
        await().atMost(Duration.ofMinutes(2))
                .until(() -> side.get("/api/v1/hands?limit=1&atLeast=" + side.db.log.count())
                                .status()
                        == 200);
    }

    private ExportDesk desk() {
        return service.part(ExportDesk.class);
    }

    private void awaitFreePlaces() {
        await().atMost(Duration.ofMinutes(1)).until(() -> desk().underWay() == 0);
    }

    /** The ids in an export, in its order. */
    private static List<UUID> handsIn(byte[] text) {
        return new String(text, UTF_8)
                .lines()
                .map(line -> {
                    int at = line.indexOf("\"hand\":\"") + 8;
                    return UUID.fromString(line.substring(at, at + 36));
                })
                .toList();
    }

    /** Until how many hands were read stays the same for some time: the client does not take more, and so no more is read. */
    private long handsReadForAClientThatDoesNotRead() throws InterruptedException {
        long last = -1;
        for (long now = desk().hands(); now != last; now = desk().hands()) {
            last = now;
            Thread.sleep(2_000);
        }
        return last;
    }

    @Test
    void given_a_client_that_does_not_read_then_few_hands_are_read_and_no_connection_to_the_database_is_kept()
            throws Exception {
        awaitFreePlaces();
        long before = desk().hands();
        try (Socket client = new Socket()) {
            client.setReceiveBufferSize(SOME);
            client.connect(new InetSocketAddress(
                    InetAddress.getLoopbackAddress(),
                    URI.create(service.address()).getPort()));
            client.getOutputStream()
                    .write(("GET " + ALL + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                            .getBytes(UTF_8));

            long read = handsReadForAClientThatDoesNotRead() - before;

            assertThat(read).isPositive().isLessThan(HANDS / 2);
            assertThat(desk().underWay()).isEqualTo(1);
            assertThat(service.db.sql.queryForObject(
                            "select count(*) from pg_stat_activity where application_name = 'standpat-query-side'"
                                    + " and datname = current_database() and state in ('active', 'idle in transaction')",
                            Long.class))
                    .as("connections in use")
                    .isZero();
        }
        awaitFreePlaces();
        assertThat(desk().hands() - before).as("read after the client had gone").isLessThan(HANDS);
    }

    @Test
    void given_hands_that_are_added_meanwhile_then_every_earlier_hand_comes_once() throws Exception {
        HttpResponse<InputStream> answer = service.stream(ALL + "&table=Alpha&to=" + EVENING.plusSeconds(HANDS));
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (InputStream in = answer.body()) {
            text.write(in.readNBytes(SOME));
            // One newer than all, one older than all, one in the midst of what is still to come.
            for (int seconds : new int[] {HANDS - 1, -5, HANDS / 10}) {
                service.record(Hands.threeHanded(
                        UUID.randomUUID(), EVENING.plusSeconds(seconds).plusMillis(1)));
            }
            in.transferTo(text);
        }

        List<UUID> hands = handsIn(text.toByteArray());
        assertThat(hands).doesNotHaveDuplicates();
        assertThat(hands.stream().filter(hand -> hand.getMostSignificantBits() == 3))
                .isEqualTo(numberedHands());
    }

    @Test
    void given_as_many_exports_as_may_be_then_one_more_is_told_to_ask_again_and_gets_a_place_when_a_client_leaves()
            throws Exception {
        awaitFreePlaces();
        List<InputStream> clients = new ArrayList<>();
        for (int i = 0; i < ExportDesk.MOST_AT_ONCE; i++) {
            InputStream body = service.stream(ALL).body();
            body.readNBytes(SOME);
            clients.add(body);
        }

        Answer refused = service.get(ALL);

        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.json().path("kind").stringValue()).isEqualTo("no-export-now");
        assertThat(refused.json().path("detail").stringValue()).contains("There are 4 exports under way");
        assertThat(refused.header("Retry-After")).isEqualTo("1");
        assertThat(refused.header("Content-Disposition")).isEmpty();
        for (String writesNothing : List.of(ALL, "/api/v1/export/left-out?format=csv")) {
            Answer head = service.head(writesNothing);
            assertThat(head.status()).as("the head alone needs no place").isEqualTo(200);
            assertThat(head.header("Content-Disposition")).contains("standpat-");
        }
        assertThat(service.get("/api/v1/hands/" + hand(1) + "/export?format=csv")
                        .status())
                .as("one hand needs no place")
                .isEqualTo(200);
        for (InputStream client : clients) {
            client.close();
        }
        awaitFreePlaces();
        assertThat(service.get("/api/v1/export?format=csv&to=" + EVENING.plusSeconds(1))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void given_other_tables_that_take_their_place_in_the_middle_then_every_hand_comes_once() throws Exception {
        awaitFreePlaces();
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (InputStream body = service.stream(ALL).body()) {
            text.write(body.readNBytes(SOME));

            assertThat(service.post("/api/v1/projections/rebuild", service.staff())
                            .status())
                    .isEqualTo(202);
            await().atMost(Duration.ofMinutes(2))
                    .until(() -> service.get("/api/v1/projections")
                            .json()
                            .path("projections")
                            .get(0)
                            .path("rebuild")
                            .path("finished")
                            .booleanValue());
            body.transferTo(text);
        }

        List<UUID> hands = handsIn(text.toByteArray());
        assertThat(hands).doesNotHaveDuplicates();
        assertThat(hands.stream().filter(hand -> hand.getMostSignificantBits() == 3))
                .isEqualTo(numberedHands());
    }

    @Test
    void given_a_service_that_stops_in_the_middle_then_the_client_sees_a_cut() throws Exception {
        try (RunningQuerySide stopping = new RunningQuerySide()) {
            service.db.log.handIds(null, 1_500).forEach(hand -> {
                int number = (int) hand.getLeastSignificantBits();
                stopping.record(Hands.threeHanded(hand(number), EVENING.plusSeconds(number)));
            });
            awaitListed(stopping);
            ExportDesk desk = stopping.part(ExportDesk.class);
            try (InputStream body = stopping.stream(ALL).body()) {
                body.readNBytes(SOME);

                CompletableFuture<Void> stopped = CompletableFuture.runAsync(stopping::stopProgram, threads);

                assertThatThrownBy(() -> {
                            await().until(() -> !desk.isRunning());
                            body.readAllBytes();
                        })
                        .isInstanceOf(IOException.class);
                stopped.join();
            }
        }
    }
}
