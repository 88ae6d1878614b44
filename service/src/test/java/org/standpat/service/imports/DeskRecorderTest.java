package org.standpat.service.imports;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.core.io.ClassPathResource;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandRecorder.Answer;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.phh.PhhFormat;
import org.standpat.hand.HandEvent;
import org.standpat.service.place.Lifetime;

class DeskRecorderTest {

    private final Lifetime lifetime = new Lifetime();
    private final Database database = TestDatabase.fresh();
    private final DeskRecorder recorder = ImportDesk.open(database, lifetime);

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        lifetime.close();
    }

    @Test
    void a_hand_is_recorded_once_however_often_it_is_imported() throws Exception {
        ImportedHand hand = sampleHands().getFirst();

        assertThat(recorder.record(hand)).isEqualTo(Answer.RECORDED);
        assertThat(recorder.record(hand)).isEqualTo(Answer.ALREADY_THERE);

        assertThat(recorded(hand)).isEqualTo(hand.events());
    }

    @Test
    void a_half_recorded_hand_is_continued_from_every_command_on() throws Exception {
        for (ImportedHand hand : sampleHands()) {
            int cut = 1 + hand.events().size() % (hand.commands().size() - 1);
            recordCommands(hand, cut);
            assertThat(recorded(hand)).hasSizeLessThan(hand.events().size());

            assertThat(recorder.record(hand)).isEqualTo(Answer.RECORDED);
            assertThat(recorded(hand)).isEqualTo(hand.events());
        }
    }

    /** As an import does that is stopped after so many commands: the rest of the hand is not known to it. */
    private void recordCommands(ImportedHand hand, int commands) {
        recorder.record(new ImportedHand(
                hand.place(),
                hand.hand(),
                hand.source(),
                hand.money(),
                hand.commands().subList(0, commands),
                hand.events(),
                hand.remarks()));
    }

    @Test
    void imports_at_the_same_time_record_a_hand_once() throws Exception {
        ImportedHand hand = sampleHands().getLast();
        try (ExecutorService imports = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Answer> one = () -> recorder.record(hand);
            for (Future<Answer> ended : imports.invokeAll(List.of(one, one, one))) {
                assertThat(ended.get()).isNotNull();
            }
        }

        assertThat(recorded(hand)).isEqualTo(hand.events());
        assertThat(recorder.record(hand)).isEqualTo(Answer.ALREADY_THERE);
    }

    @Test
    void a_hand_without_a_date_is_the_same_hand_at_a_later_import() throws Exception {
        String dated = new ClassPathResource("samples/lantern.phhs").getContentAsString(UTF_8);
        Path undated = Files.writeString(
                folder.resolve("undated.phhs"), dated.replaceAll("(?m)^(year|month|day|time) = .*$", ""));
        ImportedHand first =
                hands(undated, Instant.parse("2026-01-01T00:00:00Z")).getFirst();
        ImportedHand later =
                hands(undated, Instant.parse("2026-02-02T00:00:00Z")).getFirst();
        assertThat(later.events()).isNotEqualTo(first.events());

        assertThat(recorder.record(first)).isEqualTo(Answer.RECORDED);
        assertThat(recorder.record(later)).isEqualTo(Answer.ALREADY_THERE);
    }

    private List<HandEvent> recorded(ImportedHand hand) {
        HandEventCodec codec = new HandEventCodec();
        return new EventLog(database.unpooled())
                .hand(hand.hand()).stream()
                        .map(event -> codec.decode(event.type(), event.payload()))
                        .toList();
    }

    private List<ImportedHand> sampleHands() throws Exception {
        Path file = folder.resolve("orchard.phhs");
        Files.write(file, new ClassPathResource("samples/orchard.phhs").getContentAsByteArray());
        return hands(file, Instant.EPOCH);
    }

    private static List<ImportedHand> hands(Path file, Instant undated) throws Exception {
        List<ImportedHand> hands = new ArrayList<>();
        try (HandFile open = new PhhFormat(undated).open(file)) {
            for (HandFile.Entry entry = open.next(); entry != null; entry = open.next()) {
                hands.add(((HandFile.Playable) entry).hand());
            }
        }
        return hands;
    }
}
