package org.standpat.notary.outside;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpHandler;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.standpat.notary.outside.WitnessDesk.Cosigned;
import org.standpat.notary.outside.WitnessReport.Verdict;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSignature;
import org.standpat.proof.note.NoteSigner;

/** Witnesses that are slow, broken or hostile, each beside one that is not: what they do is a finding for them alone. */
class BadWitnessesTest {

    private static final String NAME = "bad.example/w";
    private static final long SIZE = 200;

    private final SettableClock clock = new SettableClock();
    private final TestLog log = TestLog.of(300);
    private final NoteSigner signer = NoteSigner.random(NAME, KeyType.COSIGNATURE);
    private final TestWitness good =
            new TestWitness("good.example/w", clock, log.signer().verifier());
    private final List<AutoCloseable> open = new ArrayList<>(List.of(good));

    @AfterEach
    void close() throws Exception {
        for (AutoCloseable each : open) {
            each.close();
        }
    }

    private Witness bad(HttpHandler handler) {
        WebServer server = new WebServer(handler);
        open.add(server);
        return new Witness(signer.verifier(), server.address(""));
    }

    /** He answers so to the text of the checkpoint. */
    private Witness answering(Function<String, Reply> reply) {
        return bad(exchange -> {
            String body = Reply.read(exchange);
            String note = body.substring(body.indexOf("\n\n") + 2);
            reply.apply(note.substring(0, note.indexOf("\n\n") + 1)).send(exchange);
        });
    }

    private Witness signing(Function<String, String> lines) {
        return answering(text -> Reply.of(200, lines.apply(text)));
    }

    private WitnessReport ask(Witness bad) {
        try (WitnessDesk desk = new WitnessDesk(List.of(bad, good.witness()), clock)) {
            Cosigned cosigned = desk.gather(log.checkpoint(SIZE), log.tree());
            assertThat(cosigned.checkpoint().note().signatures()).hasSize(2);
            assertThat(cosigned.checkpoint().cosigners(List.of(good.witness().key())))
                    .hasSize(1);
            assertThat(cosigned.reports().getLast().verdict()).isEqualTo(Verdict.COSIGNED);
            return cosigned.reports().getFirst();
        }
    }

    private void requireFailure(Witness bad, String why) {
        WitnessReport report = ask(bad);
        assertThat(report.verdict()).as(report.sentence()).isEqualTo(Verdict.FAILED);
        assertThat(report.sentence()).contains(NAME).contains(why);
        assertThat(report.failures()).isEqualTo(1);
        assertThat(report.size()).isLessThan(SIZE);
    }

    private String line(String text, Instant at) {
        return signer.sign(text, at).line() + "\n";
    }

    private String line(String text) {
        return line(text, clock.instant());
    }

    /** What is not bad: other keys, known or not, in any order. */
    @Test
    void signatures_by_other_keys_are_passed_over_and_his_own_is_taken() {
        NoteSigner other = NoteSigner.random(NAME, KeyType.COSIGNATURE);
        Witness witness = signing(text -> other.sign(text, clock.instant()).line() + "\n\u2014 pq.example/w "
                + Base64.getEncoder().encodeToString(new byte[2_432]) + "\n" + line(text));
        try (WitnessDesk desk = new WitnessDesk(List.of(witness), clock)) {
            Cosigned cosigned = desk.gather(log.checkpoint(SIZE), log.tree());
            assertThat(cosigned.checkpoint().note().signatures())
                    .extracting(NoteSignature::keyId)
                    .containsExactly(
                            log.signer().verifier().id(), signer.verifier().id());
        }
    }

    @Test
    void a_signature_that_is_not_his_over_this_checkpoint_is_not_taken() {
        NoteSigner other = NoteSigner.random(NAME, KeyType.COSIGNATURE);
        requireFailure(signing(text -> other.sign(text, clock.instant()).line() + "\n"), "no signature by the key");
        requireFailure(
                signing(text -> line(log.checkpoint(SIZE - 1).checkpoint().text())), "forged, or one over another");
        requireFailure(
                signing(text ->
                        line(log.forkedAt(10).checkpoint(SIZE).checkpoint().text())),
                "over another");
        requireFailure(signing(text -> line(text) + line("other.example\n1\n")), "over another");
        requireFailure(signing(text -> relabelled(log.signer().sign(text, clock.instant()))), "over another");
    }

    /** The log's own signature under the witness's name. */
    private String relabelled(NoteSignature signature) {
        byte[] all = ByteBuffer.allocate(Integer.BYTES + signature.bytes().length)
                .putInt(signer.verifier().id())
                .put(signature.bytes())
                .array();
        return "\u2014 %s %s\n".formatted(NAME, Base64.getEncoder().encodeToString(all));
    }

    @Test
    void a_time_that_cannot_be_is_not_taken_and_a_clock_that_is_a_little_ahead_is() {
        requireFailure(signing(text -> line(text, clock.instant().plusSeconds(121))), "at most 120 seconds ahead");
        requireFailure(signing(text -> line(text, Instant.EPOCH)), "not 0");
        Witness ahead = signing(text -> line(text, clock.instant().plusSeconds(120)));
        try (WitnessDesk desk = new WitnessDesk(List.of(ahead), clock)) {
            assertThat(desk.gather(log.checkpoint(SIZE), log.tree())
                            .reports()
                            .getFirst()
                            .verdict())
                    .isEqualTo(Verdict.COSIGNED);
        }
    }

    @Test
    void what_is_not_lines_of_signatures_is_not_taken() {
        String why = "not one or more lines of signatures";
        requireFailure(signing(text -> ""), why);
        requireFailure(signing(text -> "\n"), why);
        requireFailure(signing(text -> line(text).strip()), why);
        requireFailure(signing(text -> "hello\n"), why);
        requireFailure(signing(text -> "\u0000\n"), why);
        requireFailure(signing(text -> line(text) + "more\n"), why);
        requireFailure(signing(text -> "more\n\n" + line(text)), why);
        requireFailure(signing(text -> text + "\n" + line(text)), why);
        requireFailure(signing(text -> line(text).repeat(70)), why);
    }

    @Test
    void other_statuses_are_failures_and_no_answer_leads_elsewhere() {
        for (int status : List.of(201, 204, 300, 307, 400, 401, 403, 404, 405, 429, 500, 503)) {
            requireFailure(
                    bad(exchange -> {
                        exchange.getResponseHeaders()
                                .set("Location", good.witness().address() + "/add-checkpoint");
                        Reply.of(status).send(exchange);
                    }),
                    String.valueOf(status));
        }
        requireFailure(answering(text -> Reply.of(422)), "every tree is");
    }

    @Test
    void who_plays_games_with_sizes_is_asked_twice_at_most() {
        String type = "text/x.tlog.size";
        for (String body : List.of("", "5", "05\n", "-5\n", "5\n\n", "5 \n", "five\n", "9999999999999999999\n")) {
            requireFailure(answering(text -> new Reply(409, type, body)), "was expected as text/x.tlog.size");
        }
        requireFailure(answering(text -> Reply.of(409, "5\n")), "was expected as text/x.tlog.size");
        requireFailure(answering(text -> new Reply(409, type, "0\n")), "asked about size 0, it says (409)");

        AtomicInteger asked = new AtomicInteger();
        requireFailure(
                answering(text -> new Reply(409, type, asked.incrementAndGet() + "\n")),
                "asked about size 1, it says (409) that it has cosigned size 2");
        assertThat(asked).hasValue(2);
    }

    /** That he says so is told as it is; that it is true, he cannot show. */
    @Test
    void who_says_that_he_is_ahead_is_an_alarm_also_at_the_second_time() {
        String type = "text/x.tlog.size; charset=us-ascii";
        AtomicInteger asked = new AtomicInteger();
        assertThat(ask(answering(text -> new Reply(409, type, "201\n"))).verdict())
                .isEqualTo(Verdict.AHEAD);
        assertThat(ask(answering(text -> new Reply(409, type, asked.incrementAndGet() * 150 + "\n")))
                        .verdict())
                .isEqualTo(Verdict.AHEAD);
    }

    @Test
    void a_flood_of_bytes_and_broken_connections_are_failures() throws Exception {
        requireFailure(bad(Reply::flood), "more than 32,768 bytes");
        for (String said : List.of("", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n\u2014", "SSH-2.0-x\r\n\r\n")) {
            RawServer server = new RawServer(said);
            open.add(server);
            requireFailure(new Witness(signer.verifier(), server.address()), "broke off the connection");
        }
    }
}
