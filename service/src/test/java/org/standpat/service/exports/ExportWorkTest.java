package org.standpat.service.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.access.CardReader;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.access.CardReading;
import org.standpat.db.access.KeyRole;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.export.ExportFormat;
import org.standpat.export.ExportFormats;
import org.standpat.export.SeenHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;
import org.standpat.money.Denomination;
import org.standpat.query.export.ExportRun;
import org.standpat.query.export.ExportTally;
import org.standpat.query.export.SeenHands;
import org.standpat.query.listing.HandFilter;
import org.standpat.query.listing.HandSearch;
import org.standpat.query.listing.Outcome;
import org.standpat.query.replay.HandReader;
import org.standpat.ranking.MadeHand;
import org.standpat.service.Sentence;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.verify.StoredHands;
import org.standpat.view.Onlooker;
import org.standpat.view.Viewer;

/** Hands of a log go to a file, or it is not there. */
class ExportWorkTest {

    private static final HandSearch ALL = HandSearch.ALL;

    private final Database database = TestDatabase.fresh();
    private final StoredHands stored = new StoredHands(database.unpooled());
    private final EventLog log = new EventLog(database.unpooled());
    private final HandEventCodec codec = new HandEventCodec();
    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final Terminal terminal = Terminal.plain(new PrintStream(shown, true, StandardCharsets.UTF_8));

    @TempDir
    private Path folder;

    private ExportWork work(String format, List<UUID> hands, HandSearch search) {
        ExportFormat named = ExportFormats.named(format).orElseThrow();
        CardReader reader = new CardReader(
                Onlooker.always(Viewer.STAFF),
                Optional.of(new CardReading("Vera", KeyRole.STAFF, Optional.empty(), "a test")),
                new AccessRecord(database.unpooled()));
        SeenHands seen =
                new SeenHands(new HandReader(log, codec), new HandSources(database.unpooled()), Denomination.CHIPS);
        return new ExportWork(log, new ExportRun(seen), reader, hands, search, named);
    }

    private ExportTally write(ExportWork work, Path place) throws IOException {
        try (ExportFile file = ExportFile.begin(place, false)) {
            ExportTally tally = work.to(file, "export", terminal);
            ExportReport.show(tally, "", terminal);
            return tally;
        }
    }

    private List<HandEvent> events(UUID hand) {
        return log.hand(hand).stream()
                .map((StoredEvent event) -> codec.decode(event.type(), event.payload()))
                .toList();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void given_more_hands_than_ids_are_read_at_once_then_each_is_written_once_by_its_id() throws IOException {
        int hands = LogPages.IDS_AT_ONCE + 1;
        List<HandEvent> start = events(stored.played(0)).subList(0, 1);
        for (int i = 1; i < hands; i++) {
            stored.store(new UUID(5, i), start);
        }
        Path place = folder.resolve("hands.csv");

        ExportTally tally = write(work("csv", List.of(), ALL), place);

        assertThat(tally.written()).isEqualTo(hands);
        assertThat(Files.readAllLines(place)).hasSize(hands + 1);
        assertThat(shown.toString(StandardCharsets.UTF_8)).contains("100 %", "501 hands written, none left out.");
    }

    @Test
    void given_a_search_then_it_finds_the_hands_that_began_so_and_tells_of_those_that_cannot_be_read()
            throws IOException {
        List<HandStarted> starts = new ArrayList<>();
        for (int seed = 0; seed < 20; seed++) {
            starts.add((HandStarted) events(stored.played(seed)).getFirst());
        }
        stored.storeBytes(new UUID(9, 9), 1, 30_000, new byte[] {1});
        HandStarted one = starts.get(7);
        String player = one.seats().getFirst().player();
        Instant from = one.startedAt();
        HandSearch search = HandSearch.of(
                new HandFilter.DealtIn(player),
                new HandFilter.AtTable(one.table()),
                new HandFilter.From(from),
                new HandFilter.To(from.plusSeconds(1)));
        long meant = starts.stream()
                .filter(start ->
                        start.seats().stream().anyMatch(seat -> seat.player().equals(player))
                                && start.table().equals(one.table())
                                && start.startedAt().equals(from))
                .count();

        ExportTally tally = write(work("standpat", List.of(), search), folder.resolve("found"));

        assertThat(tally.written()).isEqualTo(meant).isPositive();
        assertThat(tally.leftOut()).isEqualTo(1);
        assertThat(shown.toString(StandardCharsets.UTF_8)).contains("1 left out:", "  1: an event cannot be read");
    }

    @Test
    void given_a_search_for_what_happened_then_the_whole_hand_is_judged() throws IOException {
        for (int seed = 0; seed < 40; seed++) {
            stored.played(seed);
        }
        List<HandEvent> whole = events(stored.played(40));
        UUID running = new UUID(6, 7);
        stored.store(running, whole.subList(0, whole.size() - 1));
        List<UUID> ids = log.handIds(null, 100);
        UUID damaged = new UUID(9, 8);
        stored.store(damaged, whole.subList(0, 2));
        stored.storeBytes(damaged, 3, 30_000, new byte[] {1});
        long shown = ids.stream()
                .filter(hand -> events(hand).stream().anyMatch(HandEvent.HandShown.class::isInstance))
                .count();

        ExportTally showdowns = write(
                work("standpat", List.of(), HandSearch.of(new HandFilter.Shown(MadeHand.STRAIGHT_FLUSH, true))),
                folder.resolve("shown"));
        ExportTally played = write(
                work("standpat", List.of(), HandSearch.of(new HandFilter.Ended(Outcome.RUNNING))),
                folder.resolve("running"));

        assertThat(showdowns.written()).isEqualTo(shown).isPositive();
        assertThat(showdowns.leftOut())
                .as("one that cannot be read may be meant")
                .isEqualTo(1);
        assertThat(played.written()).isEqualTo(1);
        assertThat(Files.readString(folder.resolve("running"))).contains("\"view\":\"public\"");
    }

    @Test
    void given_a_player_as_the_viewer_then_each_hand_is_written_as_he_saw_it_wherever_he_sat() throws IOException {
        HandStarted first = (HandStarted) events(stored.played(1)).getFirst();
        String player = first.seats().getFirst().player();
        Onlooker view = Onlooker.player(player);
        for (int seed = 2; seed < 12; seed++) {
            stored.played(seed);
        }
        SeenHands seen =
                new SeenHands(new HandReader(log, codec), new HandSources(database.unpooled()), Denomination.CHIPS);

        int own = 0;
        for (UUID hand : log.handIds(null, 100)) {
            HandStarted started = (HandStarted) events(hand).getFirst();
            Optional<SeatedPlayer> seat = started.seats().stream()
                    .filter(seated -> seated.player().equals(player))
                    .findFirst();
            SeenHand written = ((SeenHands.Whole) seen.of(hand, view).orElseThrow()).seen();
            assertThat(written.viewer())
                    .isEqualTo(seat.isPresent() ? new Viewer.PlayerOn(seat.get().seat()) : Viewer.PUBLIC);
            own += seat.isPresent() ? 1 : 0;
        }
        assertThat(own).isPositive();
    }

    @Test
    void given_a_hand_that_is_played_then_it_is_written_as_the_public_sees_it_or_left_out() throws IOException {
        UUID whole = stored.played(3);
        List<HandEvent> events = events(whole);
        UUID running = new UUID(6, 6);
        stored.store(running, events.subList(0, events.size() - 1));

        write(work("standpat", List.of(running), ALL), folder.resolve("own"));
        ExportTally left = write(work("ohh", List.of(running, running), ALL), folder.resolve("ohh"));

        assertThat(Files.readString(folder.resolve("own"))).contains("\"view\":\"public\"");
        assertThat(left.leftOut()).isEqualTo(1);
        assertThat(folder.resolve("ohh")).isEmptyFile();
    }

    @Test
    void given_a_named_hand_that_is_not_there_then_no_file_is_made() throws IOException {
        UUID there = stored.played(1);

        assertThatThrownBy(() -> write(work("csv", List.of(there, new UUID(7, 7)), ALL), folder.resolve("hands.csv")))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("There is no hand 00000000-0000-0007-0000-000000000007");

        assertThat(files()).isEmpty();
    }
}
