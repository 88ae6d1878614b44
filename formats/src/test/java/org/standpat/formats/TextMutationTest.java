package org.standpat.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.formats.phh.ChipCount;

/**
 * Good files of each room, real ones where they are there, in every encoding and spoiled at random: whatever comes of it is a whole hand that
 * the rules allow or a refusal, in bounded time, never another fault of the program, and no byte of the file is lost.
 */
class TextMutationTest {

    private static final long SEED = Long.getLong("standpat.seed", 31);

    /** What a careless or hostile writer may put anywhere. */
    private static final Spoiling SPOILING = new Spoiling(List.of(
            "\n",
            "\r",
            ": ",
            " ",
            "(",
            ")",
            "[",
            "]",
            "[]",
            "[2c]",
            "[?? ??]",
            "$",
            "$0",
            "$-1",
            "$0.001",
            ",",
            ".",
            "0",
            "1",
            "7",
            "9223372036854775808",
            "99999999999999999999999",
            " and is all-in",
            "folds",
            "checks",
            "calls $1",
            "stands pat",
            "discards 5 cards",
            "discards 0 cards",
            "discards 99 cards",
            "Ann",
            "Bob",
            "Seat 1: ",
            "Seat #1",
            "\u00E9",
            "\u0000",
            "\uFEFF",
            "The deck is reshuffled\n",
            "Hand cancelled\n",
            "*** FIRST DRAW ***\n",
            "*** SHOW DOWN ***\n",
            "*** SUMMARY ***\n",
            "Total pot $1 | Rake $1\n",
            "2c",
            "Kd",
            "6h",
            "Dealt to ",
            "posts small & big blinds $0.75",
            "posts the ante $1",
            "<",
            "/>",
            "\"",
            "&amp;",
            "<!--",
            "type=\"ALL_IN\"",
            "*** SECOND-DRAW ***\n",
            "raises -1 to 1",
            "{",
            "}",
            "[[[[[[[[[[[[[[[[[[[[",
            "null",
            "1e999",
            "\"Discards Cards\"",
            " out of position",
            "amount=\"0\"",
            "<round id=\"SHOWDOWN\">",
            "No Limit",
            "Pot Limit",
            "Tournament #1, ",
            "{\"type\":\"Folded\",\"revision\":1,\"fields\":{\"seat\":3}},",
            "{\"after\":0,\"event\":\"StoodPat\",\"seat\":1},",
            "\"start\":{},",
            "\"HOUSE\""));

    /**
     * A format.
     *
     * @param fixtures its files among the fixtures
     * @param folders the folders of its real hands
     * @param encodings whether its files come in any encoding; else they are UTF-8, and others are refused
     */
    record Room(String name, List<String> fixtures, List<String> folders, boolean encodings) {

        List<GoodFile> files() {
            return GoodFile.all(fixtures, folders).stream()
                    .flatMap(file -> file.inEveryEncoding().stream())
                    .toList();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Room> rooms() {
        return Stream.of(
                new Room(
                        "pokerstars",
                        List.of(
                                "pokerstars/odd-names-side-pot.txt",
                                "pokerstars/tournament-mixed-game.txt",
                                "pokerstars/single-draw-missed-blinds.txt",
                                "pokerstars/single-draw-antes.txt",
                                "pokerstars/reshuffle.txt",
                                "pokerstars/cancelled-and-another.txt"),
                        List.of("pokerstars", "other-games"),
                        true),
                new Room(
                        "fulltilt",
                        List.of(
                                "fulltilt/two-phase-draws.txt",
                                "fulltilt/single-draw-antes.txt",
                                "fulltilt/sat-down-in-the-hand.txt",
                                "fulltilt/side-pot.txt"),
                        List.of("fulltilt"),
                        true),
                new Room(
                        "kingsclub",
                        List.of("kingsclub/triple-draw.txt", "kingsclub/side-pot.txt"),
                        List.of("kingsclub"),
                        true),
                new Room("merge", List.of("merge/two-games.xml"), List.of("merge"), true),
                new Room("winamax", List.of("winamax/both-dialects.txt"), List.of("winamax"), true),
                new Room(
                        "ohh", List.of("ohh/draw.ohh", "export/ohh-staff.ohh", "export/ohh-seat.ohh"), List.of(), true),
                new Room("standpat", List.of("export/standpat-staff.standpat.jsonl"), List.of(), false));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rooms")
    @DisplayName("spoiled files: every hand in them is whole and legal or refused")
    void spoiled(Room room) {
        List<GoodFile> files = room.files();
        for (int round = 0; round < Spoiling.ROUNDS; round++) {
            SPOILING.check(files.get(round % files.size()), SEED + round, TextMutationTest::read);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rooms")
    @DisplayName("the files that are spoiled are good ones before, in every encoding that the format comes in")
    void good(Room room) {
        for (GoodFile file : GoodFile.all(room.fixtures(), room.folders())) {
            int hands = ImportedFile.of(file.name(), file.bytes()).hands().size();
            for (GoodFile same : file.inEveryEncoding()) {
                int read = ImportedFile.of(same.name(), same.bytes()).hands().size();
                if (room.encodings() || same.charset().equals(StandardCharsets.UTF_8)) {
                    assertThat(read).as("hands of %s", same).isEqualTo(hands);
                } else {
                    // A line that is ASCII throughout is the same in Windows-1252.
                    assertThat(read).as("hands of %s", same).isLessThan(hands);
                }
            }
        }
    }

    private static void read(byte[] file) {
        ImportedFile imported = ImportedFile.of("spoiled", file);
        assertThat(imported.entries()).isNotEmpty();
        imported.hands().forEach(ChipCount::stacksAfter);
        boolean whole = imported.entries().size() == imported.sources().size();
        if (whole) {
            assertThat(SourceBytes.together(imported)).isEqualTo(file);
        }
    }
}
