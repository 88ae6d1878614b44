package org.standpat.command.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.standpat.proof.evidence.EvidenceCheck;
import org.standpat.proof.evidence.Verdict;
import org.standpat.proof.note.VerifierKey;

/** Checks evidence as Standpat does, and as a stranger: with {@code java verify/Verify.java}. */
final class BothCheckers {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private BothCheckers() {}

    /** What both say is proven of a hand that is over. */
    static Verdict.Proven proven(String file, VerifierKey log) {
        Verdict verdict = EvidenceCheck.check(file.getBytes(UTF_8), log, List.of());
        assertThat(verdict).isInstanceOf(Verdict.Proven.class);
        Verdict.Proven proven = (Verdict.Proven) verdict;
        assertThat(proven.over()).isTrue();
        assertThat(stranger(file, log))
                .contains("PROVEN: %d events, of which %d hide something from viewer %s, and %d cards of %d decks"
                        .formatted(
                                proven.events(),
                                proven.hidden(),
                                proven.viewer().text(),
                                proven.cards(),
                                proven.decks()));
        return proven;
    }

    private static String stranger(String file, VerifierKey log) {
        try {
            Path evidence = Files.createTempFile("hand", ".evidence");
            Files.writeString(evidence, file);
            Process verify = new ProcessBuilder(
                            JAVA,
                            Path.of("..", "verify", "Verify.java").toString(),
                            evidence.toString(),
                            log.toString())
                    .redirectErrorStream(true)
                    .start();
            String told = new String(verify.getInputStream().readAllBytes(), UTF_8);
            assertThat(verify.waitFor()).as(told).isZero();
            Files.delete(evidence);
            return told;
        } catch (IOException fault) {
            throw new AssertionError(fault);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }
}
