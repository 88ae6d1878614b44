package org.standpat.notary.outside;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.standpat.notary.outside.WitnessDesk.Cosigned;
import org.standpat.notary.outside.WitnessReport.Verdict;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;

/** Witnesses that take their time. */
class SlowWitnessesTest {

    private static final Duration PATIENCE = Duration.ofMillis(1_500);
    private static final long SIZE = 200;

    private final SettableClock clock = new SettableClock();
    private final TestLog log = TestLog.of(300);
    private final TestWitness good =
            new TestWitness("good.example/w", clock, log.signer().verifier());
    private final List<WebServer> servers = new ArrayList<>();

    @AfterEach
    void close() {
        good.close();
        servers.forEach(WebServer::close);
    }

    /** Many of them, who never end or never begin: all are given up after the time of one, and the good one has long cosigned. */
    @Test
    void slow_ones_take_no_more_time_together_than_one_and_nothing_from_the_others() {
        List<Witness> witnesses = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            WebServer server = new WebServer(i % 2 == 0 ? SlowWitnessesTest::never : SlowWitnessesTest::trickle);
            servers.add(server);
            witnesses.add(new Witness(
                    NoteSigner.random("slow.example/" + i, KeyType.COSIGNATURE).verifier(), server.address("/")));
        }
        witnesses.add(good.witness());
        try (WitnessDesk desk = new WitnessDesk(witnesses, clock, PATIENCE)) {
            long began = System.nanoTime();
            Cosigned cosigned = desk.gather(log.checkpoint(SIZE), log.tree());

            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(PATIENCE.multipliedBy(2));
            assertThat(cosigned.reports().subList(0, 12))
                    .allSatisfy(report -> assertThat(report.sentence()).contains("not answered as a whole within"));
            assertThat(cosigned.reports().getLast().verdict()).isEqualTo(Verdict.COSIGNED);
            assertThat(cosigned.reports().getLast().took()).isLessThan(PATIENCE);

            began = System.nanoTime();
            assertThat(desk.gather(log.checkpoint(SIZE + 1), log.tree())
                            .checkpoint()
                            .note()
                            .signatures())
                    .hasSize(2);
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(PATIENCE);
        }
    }

    private static void never(HttpExchange exchange) {
        try {
            Thread.sleep(Duration.ofSeconds(20));
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private static void trickle(HttpExchange exchange) throws IOException {
        try {
            Reply.trickle(exchange);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
