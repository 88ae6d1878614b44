package org.standpat.service.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.standpat.formats.HandImport;
import org.standpat.formats.HandOutcome;
import org.standpat.formats.HandRecorder;
import org.standpat.formats.ImportSummary;
import org.standpat.formats.Refusal;
import org.standpat.formats.phh.PhhFormat;
import org.standpat.hand.HandEvent.HandCompleted;
import org.standpat.hand.HandEvent.Share;
import org.standpat.service.Sentence;

/** The hands that come with the program, and how each of them ends by its file. */
final class SampleHands {

    private static final String PATTERN = "classpath*:samples/*.phhs";

    private final Map<UUID, List<Share>> endings = new HashMap<>();
    private ImportSummary summary = ImportSummary.NONE;

    /**
     * Has all of them recorded.
     *
     * @throws Sentence when one is refused
     */
    static SampleHands record(HandRecorder recorder) {
        SampleHands hands = new SampleHands();
        try {
            Path folder = Files.createTempDirectory("standpat-samples-");
            List<Path> files = copies(folder);
            try {
                files.forEach(file -> hands.record(file, recorder));
            } finally {
                for (Path file : files) {
                    Files.delete(file);
                }
                Files.delete(folder);
            }
        } catch (IOException fault) {
            throw new UncheckedIOException("The sample hands cannot be read.", fault);
        }
        return hands;
    }

    /** Files, since they may lie inside the program's own archive. */
    private static List<Path> copies(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Resource sample : new PathMatchingResourcePatternResolver().getResources(PATTERN)) {
            Path file = folder.resolve(Objects.requireNonNull(sample.getFilename()));
            try (InputStream content = sample.getInputStream()) {
                Files.copy(content, file);
            }
            files.add(file);
        }
        return files;
    }

    private void record(Path file, HandRecorder recorder) {
        HandRecorder noting = hand -> {
            HandRecorder.Answer answer = recorder.record(hand);
            if (hand.events().getLast() instanceof HandCompleted completed) {
                endings.put(hand.hand(), completed.stacks());
            }
            return answer;
        };
        PhhFormat format = new PhhFormat(Instant.now().truncatedTo(ChronoUnit.MICROS));
        summary = summary.plus(new HandImport(format, noting).run(file, (outcome, far) -> {
            switch (outcome) {
                case HandOutcome.Recorded ignored -> {}
                case HandOutcome.AlreadyThere ignored -> {}
                case HandOutcome.InRecordOtherwise told ->
                    throw new Sentence(
                            "A sample hand is in the record otherwise: " + told.place() + ", " + told.difference());
                case HandOutcome.Refused refused -> throw refused(refused.refusal());
                case HandOutcome.Quarantined refused -> throw refused(refused.refusal());
            }
        }));
    }

    private static Sentence refused(Refusal refusal) {
        return new Sentence("A sample hand was refused: " + refusal.sentence());
    }

    /** How many were recorded now, and how many were there before. */
    ImportSummary summary() {
        return summary;
    }

    /** Every player's chips after each hand, as its file states or implies them. */
    Map<UUID, List<Share>> endings() {
        return Map.copyOf(endings);
    }
}
