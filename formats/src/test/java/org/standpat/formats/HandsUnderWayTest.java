package org.standpat.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.formats.HandRecorder.Answer;
import org.standpat.formats.ImportListener.Progress;
import org.standpat.formats.phh.PhhFormat;

/** Many hands of a file at a time: in order all the same, and none twice. */
class HandsUnderWayTest {

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
    private final List<HandOutcome> outcomes = new ArrayList<>();
    private final List<Progress> progress = new ArrayList<>();

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("hands.phhs"), text);
    }

    @Test
    @DisplayName(
            "given many at a time, then hands are told of in the order of the file, and many are recorded beside each other")
    void manyAtATime() throws Exception {
        StringBuilder text = new StringBuilder();
        for (int hand = 1; hand <= 300; hand++) {
            text.append(HAND.formatted(hand, 50 + hand));
        }
        AtomicInteger now = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        HandRecorder slow = hand -> {
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            // Later hands are quicker, so that order does not come about by itself.
            sleep(hand.place().hand().endsWith("1") ? 10 : 1);
            now.decrementAndGet();
            return Answer.RECORDED;
        };

        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            ImportSummary summary = new HandImport(new PhhFormat(Instant.EPOCH), slow)
                    .on(threads)
                    .run(file(text.toString()), (outcome, done) -> {
                        outcomes.add(outcome);
                        progress.add(done);
                    });

            assertThat(summary).isEqualTo(new ImportSummary(300, 0, 0, 0, 0));
        }
        assertThat(outcomes)
                .extracting(outcome -> outcome.place().hand())
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, 300).mapToObj(String::valueOf).toList());
        assertThat(progress).extracting(Progress::bytesRead).isSorted();
        assertThat(most).hasValueBetween(20, HandsUnderWay.MOST_AHEAD);
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    @Test
    @DisplayName(
            "given the same hand twice and many at a time, then the first of the file is recorded, be it slower or not")
    void twiceAtATime() throws Exception {
        Path file = file(HAND.formatted(1, 60) + HAND.formatted(2, 60).replace("[2]", "# the same\n[2]"));
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        UUID same = new UUID(0, 1);
        HandRecorder slow = hand -> {
            sleep(hand.place().hand().equals("1") ? 50 : 0);
            order.add(hand.place().hand());
            return record.add(same) ? Answer.RECORDED : Answer.ALREADY_THERE;
        };
        HandOpener sameIdentity = input -> new SameIdentity(new PhhFormat(Instant.EPOCH).open(input), same);

        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            new HandImport(sameIdentity, slow).on(threads).run(file, (outcome, done) -> outcomes.add(outcome));
        }

        assertThat(order).containsExactly("1", "2");
        assertThat(outcomes.get(0)).isInstanceOf(HandOutcome.Recorded.class);
        assertThat(outcomes.get(1)).isInstanceOf(HandOutcome.AlreadyThere.class);
    }

    /** Hands of a file, all under one identity. */
    private record SameIdentity(HandFile file, UUID identity) implements HandFile {
        @Override
        public @Nullable Stretch next() throws IOException {
            Stretch next = file.next();
            return next == null ? null : new Renamed(next, identity);
        }

        @Override
        public long bytes() {
            return file.bytes();
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }

    private record Renamed(HandFile.Stretch stretch, UUID identity) implements HandFile.Stretch {
        @Override
        public long end() {
            return stretch.end();
        }

        @Override
        public HandFile.Entry judge() {
            ImportedHand hand = ((HandFile.Playable) stretch.judge()).hand();
            return new HandFile.Playable(new ImportedHand(
                    hand.place(),
                    identity,
                    hand.source(),
                    hand.money(),
                    hand.dated(),
                    hand.commands(),
                    hand.events(),
                    hand.remarks()));
        }
    }

    @Test
    @DisplayName(
            "given a record that fails in the middle and many at a time, then nothing is recorded after the import has stopped")
    void failsInTheMiddle() throws Exception {
        StringBuilder text = new StringBuilder();
        for (int hand = 1; hand <= 300; hand++) {
            text.append(HAND.formatted(hand, 50 + hand));
        }
        Path file = file(text.toString());
        AtomicInteger recorded = new AtomicInteger();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            HandImport failing = new HandImport(new PhhFormat(Instant.EPOCH), hand -> {
                        if (hand.place().hand().equals("150")) {
                            throw new IllegalStateException("the database is away");
                        }
                        sleep(5);
                        recorded.incrementAndGet();
                        return Answer.RECORDED;
                    })
                    .on(threads);

            assertThatThrownBy(() -> failing.run(file, (outcome, done) -> outcomes.add(outcome)))
                    .hasMessage("the database is away");
            int then = recorded.get();
            sleep(50);

            assertThat(recorded).hasValue(then);
        }
        assertThat(outcomes).hasSize(149);
    }
}
