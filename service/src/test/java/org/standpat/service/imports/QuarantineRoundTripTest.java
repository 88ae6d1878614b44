package org.standpat.service.imports;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.service.imports.RoomHands.ANNS_CARDS;
import static org.standpat.service.imports.RoomHands.BOBS_CARDS;
import static org.standpat.service.imports.RoomHands.badugi;
import static org.standpat.service.imports.RoomHands.fiveBets;
import static org.standpat.service.imports.RoomHands.folded;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.KeptSource;
import org.standpat.db.log.Payload;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.db.quarantine.Quarantine;
import org.standpat.db.quarantine.QuarantineEntry;
import org.standpat.db.quarantine.QuarantineEntry.Resolution;
import org.standpat.formats.ImportSummary;
import org.standpat.houserules.Profile;
import org.standpat.houserules.Profiles;
import org.standpat.service.Sentence;
import org.standpat.service.place.Lifetime;
import org.standpat.service.terminal.Terminal;

/** A refused hand goes into quarantine, can be seen and given back, and leaves it when it is recorded by other house rules. */
class QuarantineRoundTripTest {

    private static final Profile HEADS_UP_WITHOUT_A_CAP = Profiles.named(Profiles.WSOP_LIVE);

    @AutoClose
    private final Lifetime lifetime = new Lifetime();

    private final Database database = TestDatabase.fresh();
    private final ImportDesk desk = ImportDesk.open(database, lifetime);
    private final Quarantine quarantine = desk.quarantine();
    private final EventLog log = new EventLog(database.unpooled());

    @TempDir
    private Path folder;

    private ImportSummary run(String name, String text) throws IOException {
        return ImportRun.of(desk, Files.writeString(folder.resolve(name), text)).total();
    }

    private RetryReport retry(@Nullable Profile profile, Long... entries) {
        return new QuarantineRetry(desk, new HandRetry(desk, profile)).these(List.of(entries));
    }

    private QuarantineEntry only() {
        List<QuarantineEntry> page = quarantine.page(0, 10, true);
        assertThat(page).hasSize(1);
        return page.getFirst();
    }

    private static String text(Consumer<Terminal> shown) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        shown.accept(Terminal.plain(new PrintStream(written, true, StandardCharsets.UTF_8)));
        return written.toString(StandardCharsets.UTF_8);
    }

    @Test
    void given_a_refused_hand_then_its_place_reason_and_bytes_are_kept() throws IOException {
        String before = folded(1, BOBS_CARDS);
        String refused = fiveBets(2);

        run("evening.txt", before + refused + folded(3, BOBS_CARDS));

        QuarantineEntry entry = only();
        assertThat(entry.isOpen()).isTrue();
        assertThat(entry.refused().format()).isEqualTo("pokerstars");
        assertThat(entry.refused().file()).endsWith("evening.txt");
        assertThat(entry.refused().hand()).isEqualTo("2");
        assertThat(entry.refused().firstByte()).isEqualTo(before.length());
        assertThat(entry.refused().line()).isEqualTo(line(before + refused, "Ann: raises 100 to 500"));
        assertThat(entry.refused().rule()).isEqualTo("4.6");
        assertThat(entry.refused().kind()).isEqualTo("AGAINST_THE_RULES");
        assertThat(quarantine.bytes(entry.number())).contains(Payload.of(refused.getBytes(UTF_8)));
    }

    private static int line(String text, String wanted) {
        return (int) text.substring(0, text.indexOf(wanted)).lines().count() + 1;
    }

    @Test
    void given_a_refused_hand_when_tried_by_other_house_rules_then_it_is_recorded_and_leaves_the_quarantine()
            throws IOException {
        String before = folded(1, BOBS_CARDS);
        run("evening.txt", before + fiveBets(2));
        long entry = only().number();

        assertThat(retry(null, entry).isClean())
                .as("by the rules that it claims")
                .isFalse();
        assertThat(only().isOpen()).isTrue();
        assertThat(log.countHands()).isEqualTo(1);

        RetryReport report = retry(HEADS_UP_WITHOUT_A_CAP, entry);

        assertThat(report.isClean()).isTrue();
        assertThat(text(report::show)).contains("recorded", "Left quarantine: 1, still there: 0.");
        assertThat(log.countHands()).isEqualTo(2);
        assertThat(quarantine.countOpen()).isZero();
        Resolution resolution = Objects.requireNonNull(only().resolution());
        assertThat(resolution.profile()).isEqualTo(Profiles.WSOP_LIVE);
        KeptSource source =
                new HandSources(database.unpooled()).of(resolution.hand()).orElseThrow();
        assertThat(source.bytes()).isEqualTo(Payload.of(fiveBets(2).getBytes(UTF_8)));
        assertThat(source.firstByte()).as("as it stood in its file").isEqualTo(before.length());
        assertThat(source.file()).endsWith("evening.txt");
    }

    @Test
    void given_a_hand_that_was_recorded_by_other_house_rules_when_its_file_is_imported_again_then_it_is_there_already()
            throws IOException {
        assertThat(run("evening.txt", fiveBets(2))).isEqualTo(new ImportSummary(0, 0, 0, 0, 1));
        retry(HEADS_UP_WITHOUT_A_CAP, only().number());
        long events = log.count();

        assertThat(run("evening.txt", fiveBets(2))).isEqualTo(new ImportSummary(0, 1, 0, 0, 0));

        assertThat(log.count()).isEqualTo(events);
        assertThat(text(retry(null, only().number())::show)).contains("recorded before");
    }

    @Test
    void given_the_same_refused_hand_in_two_files_then_it_is_one_entry_and_what_is_set_aside_is_none()
            throws IOException {
        run("evening.txt", fiveBets(2));
        run("copy.txt", folded(1, BOBS_CARDS) + fiveBets(2) + badugi(3));

        assertThat(only().refused().file()).endsWith("evening.txt");
    }

    @Test
    void given_an_entry_that_is_not_there_behind_one_that_is_when_both_are_tried_then_neither_is() throws IOException {
        run("evening.txt", fiveBets(2));
        long entry = only().number();
        long events = log.count();

        assertThatThrownBy(() -> retry(HEADS_UP_WITHOUT_A_CAP, entry, entry + 1))
                .isInstanceOf(Sentence.class)
                .hasMessage(
                        "There is no entry " + (entry + 1) + " in quarantine, and so none of the entries was tried.");

        assertThat(log.count()).isEqualTo(events);
        assertThat(quarantine.countOpen()).isEqualTo(1);
    }

    @Test
    void given_an_entry_that_is_named_twice_when_it_is_tried_then_it_is_recorded_once_and_said_so() throws IOException {
        run("evening.txt", fiveBets(2));
        long entry = only().number();

        RetryReport report = retry(HEADS_UP_WITHOUT_A_CAP, entry, entry);

        assertThat(text(report::show)).contains("recorded before", "Left quarantine: 1, still there: 0.");
    }

    @Test
    void given_many_refused_hands_when_all_are_tried_then_each_is_and_one_that_the_record_has_otherwise_stays()
            throws IOException {
        run("evening.txt", fiveBets(1) + fiveBets(2) + fiveBets(3));
        run("ann.txt", folded(2, ANNS_CARDS));

        RetryReport report = new QuarantineRetry(desk, new HandRetry(desk, HEADS_UP_WITHOUT_A_CAP)).all();

        assertThat(text(report::show)).contains("in record otherwise", "Left quarantine: 2, still there: 1.");
        assertThat(report.isClean()).isFalse();
        assertThat(quarantine.page(0, 10, false))
                .extracting(entry -> entry.refused().hand())
                .containsExactly("2");
    }

    @Test
    void given_a_file_whose_name_and_text_steer_a_terminal_then_the_list_writes_them_out() throws IOException {
        run("red\u001b[31m\u202etxt.\n.txt", fiveBets(1) + "PokerStars Game #2:  \u001b]0;title\u0007\n");

        String list = text(terminal -> QuarantineTable.show(quarantine.page(0, 10, true), terminal));

        assertThat(list)
                .contains("red<U+001B>[31m<U+202E>txt.<U+000A>.txt", "unreadable")
                .doesNotContain("\u001b", "\u202e", "\u0007");
    }

    @Test
    void an_entry_that_is_not_there_is_said_so() {
        assertThatThrownBy(() -> retry(null, 7L)).isInstanceOf(Sentence.class).hasMessageContaining("no entry 7");
    }
}
