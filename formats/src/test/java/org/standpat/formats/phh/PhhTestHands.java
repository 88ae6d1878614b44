package org.standpat.formats.phh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.standpat.formats.HandImport;
import org.standpat.formats.HandOutcome;
import org.standpat.formats.HandRecorder;
import org.standpat.formats.ImportedHand;

/** Imports files for tests. */
final class PhhTestHands {

    /** When hands without a date began. */
    static final Instant UNDATED = Instant.parse("2026-01-02T03:04:05Z");

    private PhhTestHands() {}

    /**
     * What an import of a file gave.
     *
     * @param hands hands that were handed on to be recorded
     * @param outcomes what the listener heard
     */
    record Imported(List<ImportedHand> hands, List<HandOutcome> outcomes) {

        /** Sentences of the refusals, without the name of the file. */
        List<String> refusals() {
            List<String> sentences = new ArrayList<>();
            for (HandOutcome outcome : outcomes) {
                if (outcome instanceof HandOutcome.Refused refused) {
                    String file = refused.refusal().place().file();
                    sentences.add(refused.refusal().sentence().substring(file.length()));
                }
            }
            return sentences;
        }

        /** The only hand. */
        ImportedHand hand() {
            if (hands.size() != 1 || outcomes.size() != 1) {
                throw new AssertionError("expected one hand, got " + outcomes);
            }
            return hands.getFirst();
        }

        /** The only refusal. */
        String refusal() {
            if (!hands.isEmpty() || outcomes.size() != 1) {
                throw new AssertionError("expected one refusal, got " + outcomes);
            }
            return refusals().getFirst();
        }
    }

    /** Imports a file. */
    static Imported read(Path file) {
        List<ImportedHand> hands = new ArrayList<>();
        List<HandOutcome> outcomes = new ArrayList<>();
        HandRecorder recorder = hand -> {
            hands.add(hand);
            return HandRecorder.Answer.RECORDED;
        };
        new HandImport(new PhhFormat(UNDATED), recorder).run(file, (outcome, progress) -> outcomes.add(outcome));
        return new Imported(hands, outcomes);
    }

    /** Imports these bytes as a file in this folder. */
    static Imported read(Path folder, byte[] content) {
        try {
            return read(Files.write(folder.resolve("hands.phhs"), content));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** Imports this text as a file in this folder. */
    static Imported read(Path folder, String content) {
        return read(folder, content.getBytes(StandardCharsets.UTF_8));
    }

    /** The text of a fixture of this module. */
    static String fixture(String name) {
        try (var in =
                PhhTestHands.class.getResourceAsStream(name.startsWith("../") ? name.substring(2) : "/phh/" + name)) {
            if (in == null) {
                throw new AssertionError("there is no fixture " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
