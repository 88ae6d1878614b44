package org.standpat.proof.evidence;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** Writes the examples of docs/proof.md again, when the form has changed. Its keys and cards are made up, and the same each time. */
final class ExampleEvidence {

    private ExampleEvidence() {}

    /**
     * Writes them and prints the keys.
     *
     * @param arguments the folder
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Random random = new Random(7);
        SampleHand hand = SampleHand.play(random, SampleHand.Dealing.COMMITTED, 2, 1, true);
        SampleLog log = new SampleLog(random, List.of(hand, SampleHand.play(random, SampleHand.Dealing.RECORDED)));
        Files.writeString(
                folder.resolve("public.evidence"),
                log.evidence(hand, new EvidenceViewer.Public()).text());
        Files.writeString(
                folder.resolve("player.evidence"),
                log.evidence(hand, new EvidenceViewer.Player(1)).text());
        Files.writeString(
                folder.resolve("auditor.evidence"),
                log.evidence(hand, new EvidenceViewer.Staff(), hand.events.size(), true)
                        .text());
        Files.writeString(
                folder.resolve("not-over.evidence"),
                log.evidence(hand, new EvidenceViewer.Staff(), 12, false).text());
        System.out.println("log: " + log.key());
        log.witnesses().forEach(witness -> System.out.println("witness: " + witness));
    }
}
