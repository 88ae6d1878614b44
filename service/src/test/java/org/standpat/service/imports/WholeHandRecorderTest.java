package org.standpat.service.imports;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
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
import org.standpat.db.log.Append;
import org.standpat.db.log.Beside;
import org.standpat.db.log.EventLimits;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.KeptSource;
import org.standpat.db.log.NewEvent;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandRecorder;
import org.standpat.formats.HandRecorder.Answer;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.phh.PhhFormat;
import org.standpat.hand.HandEvent;
import org.standpat.service.place.Lifetime;

/** Hands of files are recorded whole, with their source, once. */
class WholeHandRecorderTest {

    private final Lifetime lifetime = new Lifetime();
    private final Database database = TestDatabase.fresh();
    private final HandRecorder recorder = ImportDesk.open(database, lifetime).recorder();
    private final HandSources sources = new HandSources(database.unpooled());

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
    void a_recorded_hand_gives_its_file_back_byte_for_byte() throws Exception {
        List<ImportedHand> hands = sampleHands();
        hands.forEach(recorder::record);

        ByteArrayOutputStream together = new ByteArrayOutputStream();
        for (ImportedHand hand : hands) {
            KeptSource source = sources.of(hand.hand()).orElseThrow();
            assertThat(source.firstByte()).isEqualTo(together.size());
            assertThat(source.sha256()).isEqualTo(hand.source().sha256());
            assertThat(source.format()).isEqualTo("phh");
            assertThat(source.file()).endsWith("orchard.phhs");
            together.writeBytes(source.bytes().bytes());
        }
        assertThat(together.toByteArray())
                .isEqualTo(new ClassPathResource("samples/orchard.phhs").getContentAsByteArray());
    }

    @Test
    void a_hand_of_which_the_record_has_the_beginning_is_played_here_and_no_file_ends_it() throws Exception {
        for (ImportedHand hand : sampleHands()) {
            int played = 1 + hand.events().size() % (hand.events().size() - 1);
            recordFirst(hand, played);

            assertThat(recorder.record(hand))
                    .isEqualTo(new Answer.InRecordOtherwise(
                            "the record has its first " + played + " events alone, as of a hand that is still played"));

            assertThat(recorded(hand)).isEqualTo(hand.events().subList(0, played));
            assertThat(sources.of(hand.hand())).isEmpty();
        }
    }

    @Test
    void a_hand_that_began_at_another_time_is_another_telling_of_it() throws Exception {
        String dated = new ClassPathResource("samples/lantern.phhs").getContentAsString(UTF_8);
        Path file = Files.writeString(folder.resolve("dated.phhs"), dated);
        ImportedHand hand = hands(file, Instant.EPOCH).getFirst();
        HandEvent.HandStarted started = (HandEvent.HandStarted) hand.events().getFirst();
        List<HandEvent> events = new ArrayList<>(hand.events());
        events.set(
                0,
                new HandEvent.HandStarted(
                        started.hand(),
                        started.table(),
                        started.startedAt().plusSeconds(1),
                        started.dealing(),
                        started.rules(),
                        started.seats(),
                        started.button(),
                        started.owing(),
                        started.previous()));
        ImportedHand later = new ImportedHand(
                hand.place(), hand.hand(), hand.source(), hand.money(), true, hand.commands(), events, hand.remarks());
        recorder.record(hand);

        assertThat(recorder.record(later)).isInstanceOf(Answer.InRecordOtherwise.class);
    }

    @Test
    void a_whole_hand_without_a_source_gets_one_and_keeps_it() throws Exception {
        ImportedHand hand = sampleHands().getFirst();
        recordFirst(hand, hand.events().size());

        assertThat(recorder.record(hand)).isEqualTo(Answer.ALREADY_THERE);
        KeptSource source = sources.of(hand.hand()).orElseThrow();
        assertThat(recorder.record(hand)).isEqualTo(Answer.ALREADY_THERE);

        assertThat(sources.of(hand.hand())).contains(source);
        assertThat(recorded(hand)).isEqualTo(hand.events());
    }

    @Test
    void a_ruling_after_the_hand_does_not_make_it_another_one() throws Exception {
        ImportedHand hand = sampleHands().getFirst();
        recorder.record(hand);
        append(hand, hand.events().size(), List.of(new HandEvent.Checked(1)));

        assertThat(recorder.record(hand)).isEqualTo(Answer.ALREADY_THERE);
    }

    @Test
    void a_hand_that_the_record_has_otherwise_is_left_as_it_is_with_its_source() {
        ImportedHand bobs =
                RoomHands.read(RoomHands.folded(1, RoomHands.BOBS_CARDS)).getFirst();
        ImportedHand anns =
                RoomHands.read(RoomHands.folded(1, RoomHands.ANNS_CARDS)).getFirst();
        recorder.record(bobs);

        assertThat(recorder.record(anns)).isInstanceOf(Answer.InRecordOtherwise.class);

        assertThat(recorded(bobs)).isEqualTo(bobs.events());
        assertThat(sources.of(bobs.hand()).orElseThrow().sha256())
                .isEqualTo(bobs.source().sha256());
    }

    @Test
    void a_hand_of_more_events_than_the_record_takes_is_refused_and_stops_nothing() throws Exception {
        ImportedHand hand = sampleHands().getFirst();
        ImportedHand endless = new ImportedHand(
                hand.place(),
                hand.hand(),
                hand.source(),
                hand.money(),
                hand.dated(),
                hand.commands(),
                Collections.nCopies(EventLimits.MAX_EVENTS_PER_HAND + 1, new HandEvent.Checked(1)),
                hand.remarks());

        assertThat(recorder.record(endless))
                .isInstanceOfSatisfying(
                        Answer.TooLarge.class,
                        large -> assertThat(large.why()).contains("may have 2000 events at most"));

        assertThat(recorded(hand)).isEmpty();
        assertThat(recorder.record(hand)).isEqualTo(Answer.RECORDED);
    }

    private void recordFirst(ImportedHand hand, int events) {
        append(hand, 0, hand.events().subList(0, events));
    }

    private void append(ImportedHand hand, int position, List<HandEvent> events) {
        HandEventCodec codec = new HandEventCodec();
        List<NewEvent> rows = events.stream()
                .map(codec::encode)
                .map(encoded -> new NewEvent(encoded.type(), Instant.EPOCH, encoded.payload()))
                .toList();
        try (GroupCommit commits = new GroupCommit(database.unpooled(), () -> {})) {
            commits.record(new Append(hand.hand(), position, rows, Beside.NONE));
        }
    }

    @Test
    void imports_at_the_same_time_record_a_hand_once() throws Exception {
        ImportedHand hand = sampleHands().getLast();
        try (ExecutorService imports = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Answer> one = () -> recorder.record(hand);
            List<Answer> answers = new ArrayList<>();
            for (Future<Answer> ended : imports.invokeAll(List.of(one, one, one))) {
                answers.add(ended.get());
            }
            assertThat(answers).containsExactlyInAnyOrder(Answer.RECORDED, Answer.ALREADY_THERE, Answer.ALREADY_THERE);
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
            for (HandFile.Stretch next = open.next(); next != null; next = open.next()) {
                hands.add(((HandFile.Playable) next.judge()).hand());
            }
        }
        return hands;
    }
}
