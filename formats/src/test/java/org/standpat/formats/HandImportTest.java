package org.standpat.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.formats.HandRecorder.Answer;
import org.standpat.formats.ImportListener.Progress;
import org.standpat.formats.phh.PhhFormat;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;

class HandImportTest {

    private static final String HAND = """
            [%d]
            variant = "F2L3D"
            antes = [0, 0]
            blinds_or_straddles = [1, 2]
            small_bet = 2
            big_bet = 4
            starting_stacks = [50, %d]
            actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p2 f"]
            """;

    @TempDir
    private Path folder;

    private final Set<UUID> record = new HashSet<>();
    private final List<ImportedHand> handed = new ArrayList<>();
    private final List<HandOutcome> outcomes = new ArrayList<>();
    private final List<Progress> progress = new ArrayList<>();
    private HandImport hands = new HandImport(new PhhFormat(Instant.EPOCH), this::keep);

    @BeforeEach
    void newImport() {
        hands = new HandImport(new PhhFormat(Instant.EPOCH), this::keep);
    }

    private Answer keep(ImportedHand hand) {
        handed.add(hand);
        return record.add(hand.hand()) ? Answer.RECORDED : Answer.ALREADY_THERE;
    }

    private ImportSummary run(Path file) {
        return hands.run(file, (outcome, done) -> {
            outcomes.add(outcome);
            progress.add(done);
        });
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("hands.phhs"), text);
    }

    @Test
    @DisplayName("given a file of hands, when it is imported again, then every hand is there already")
    void again() throws IOException {
        Path file = file(HAND.formatted(1, 60) + HAND.formatted(2, 70));

        assertThat(run(file)).isEqualTo(new ImportSummary(2, 0, 0, 0, 0));
        assertThat(run(file)).isEqualTo(new ImportSummary(0, 2, 0, 0, 0));
        assertThat(record).hasSize(2);
        assertThat(outcomes.getLast()).isInstanceOf(HandOutcome.AlreadyThere.class);
    }

    @Test
    @DisplayName(
            "given a broken hand among good ones, then the good ones are recorded and nothing of the broken one is")
    void broken() throws IOException {
        String cheat = HAND.formatted(2, 70).replace("p2 f", "p2 cbr 400");

        ImportSummary summary = run(file(HAND.formatted(1, 60) + cheat + HAND.formatted(3, 80)));

        assertThat(summary).isEqualTo(new ImportSummary(2, 0, 0, 0, 1));
        assertThat(handed).extracting(hand -> hand.place().hand()).containsExactly("1", "3");
        assertThat(outcomes.get(1))
                .isInstanceOfSatisfying(
                        HandOutcome.Refused.class,
                        refused -> assertThat(refused.refusal().sentence())
                                .endsWith(
                                        "hands.phhs, hand 2, line 16, action 3 \"p2 cbr 400\": Rule 4.5: expected a total of 4, got a"
                                                + " total of 400."));
    }

    @Test
    @DisplayName(
            "a hand is handed on whole: from the start to the completion, commands and the events that follow from them")
    void whole() throws IOException {
        run(file(HAND.formatted(1, 60)));

        ImportedHand hand = handed.getFirst();
        assertThat(hand.commands())
                .hasSize(4)
                .first()
                .isInstanceOfSatisfying(
                        HandCommand.StartHand.class,
                        start -> assertThat(start.hand()).isEqualTo(hand.hand()));
        assertThat(hand.events()).first().isInstanceOf(HandEvent.HandStarted.class);
        assertThat(hand.events()).last().isInstanceOf(HandEvent.HandCompleted.class);
    }

    @Test
    @DisplayName("progress goes up hand by hand to the end of the file")
    void progress() throws IOException {
        Path file = file(HAND.formatted(1, 60) + HAND.formatted(2, 70) + HAND.formatted(3, 80));

        run(file);

        assertThat(progress).extracting(Progress::hands).containsExactly(1L, 2L, 3L);
        assertThat(progress).extracting(Progress::bytesRead).isSorted().last().isEqualTo(Files.size(file));
        assertThat(progress).extracting(Progress::bytes).containsOnly(Files.size(file));
    }

    @Test
    @DisplayName("bytes that are open already are imported like a file of that name, and closed")
    void openBytes() throws IOException {
        byte[] bytes = (HAND.formatted(1, 60) + HAND.formatted(2, 70)).getBytes(StandardCharsets.UTF_8);
        List<String> closed = new ArrayList<>();
        InputStream in = new ByteArrayInputStream(bytes) {
            @Override
            public void close() {
                closed.add("closed");
            }
        };

        ImportSummary summary =
                hands.run(new HandInput("evening.zip!/a.phhs", HandInput.UNKNOWN_BYTES, in), 0, (outcome, far) -> {});

        assertThat(summary).isEqualTo(new ImportSummary(2, 0, 0, 0, 0));
        assertThat(handed).extracting(hand -> hand.source().file()).containsOnly("evening.zip!/a.phhs");
        assertThat(closed).isNotEmpty();
    }

    @Test
    @DisplayName("when the record cannot be written, the import stops with that fault")
    void recorderFails() throws IOException {
        HandImport failing = new HandImport(new PhhFormat(Instant.EPOCH), hand -> {
            throw new IllegalStateException("the database is away");
        });
        Path file = file(HAND.formatted(1, 60));

        assertThatThrownBy(() -> failing.run(file, (outcome, done) -> outcomes.add(outcome)))
                .hasMessage("the database is away");
        assertThat(outcomes).isEmpty();
    }

    @Test
    @DisplayName(
            "given a hand that the record has otherwise, then it is an outcome of its own and the others are recorded")
    void otherwise() throws IOException {
        Path file = file(HAND.formatted(1, 60) + HAND.formatted(2, 70) + HAND.formatted(3, 80));
        HandImport conflicting = new HandImport(
                new PhhFormat(Instant.EPOCH),
                hand -> hand.place().hand().equals("2") ? new Answer.InRecordOtherwise("event 3") : Answer.RECORDED);

        ImportSummary summary = conflicting.run(file, (outcome, done) -> outcomes.add(outcome));

        assertThat(summary).isEqualTo(new ImportSummary(2, 0, 1, 0, 0));
        assertThat(summary.isClean()).isFalse();
        assertThat(outcomes.get(1))
                .isInstanceOfSatisfying(
                        HandOutcome.InRecordOtherwise.class,
                        told -> assertThat(told.difference()).isEqualTo("event 3"));
    }

    @Test
    @DisplayName(
            "given that hands up to a place are done, then the import goes on behind them and counts the others alone")
    void goesOn() throws IOException {
        Path file = file(HAND.formatted(1, 60) + HAND.formatted(2, 70) + HAND.formatted(3, 80));
        run(file);
        long done = progress.get(1).bytesRead();
        handed.clear();

        ImportSummary rest = hands.run(
                new HandInput(file.toString(), Files.size(file), Files.newInputStream(file)),
                done,
                (outcome, progress) -> {});

        assertThat(rest).isEqualTo(new ImportSummary(0, 1, 0, 0, 0));
        assertThat(handed).extracting(hand -> hand.place().line()).containsExactly(17);
    }

    @Test
    @DisplayName("summaries of several files add up")
    void sum() {
        ImportSummary sum = new ImportSummary(1, 2, 3, 4, 5).plus(new ImportSummary(10, 20, 30, 40, 50));

        assertThat(sum).isEqualTo(new ImportSummary(11, 22, 33, 44, 55));
        assertThat(sum.hands()).isEqualTo(165);
    }
}
