package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.formats.GoodFile;
import org.standpat.formats.Spoiling;

/**
 * Good files, real ones where they are there, spoiled at random: whatever comes of it is a hand that the rules allow or a refusal, in bounded
 * time, never another fault of the program.
 */
class PhhMutationTest {

    private static final long SEED = Long.getLong("standpat.seed", 27);
    private static final int FEW_HANDS = 3;

    private static final List<String> FIXTURES = List.of(
            "phh/one-card-per-deal.phh",
            "phh/odd-chips.phhs",
            "phh/side-pots.phh",
            "phh/written-loosely.phh",
            "phh/nobody-shows.phh",
            "phh/house-rules.phhs",
            "phh/eight-players.phh",
            "phh/single-draw.phhs",
            "phh/forced-bets.phhs",
            "export/phhs-staff.phhs",
            "export/phhs-public.phhs");

    /** What a careless or hostile writer may put anywhere. */
    private static final Spoiling SPOILING = new Spoiling(List.of(
            "[",
            "]",
            "\"",
            "'",
            "\"\"\"",
            "'''",
            "{",
            "}",
            "#",
            ",",
            "\n",
            "\\",
            "=",
            "\u0000",
            "p0",
            "p1",
            "p9",
            " f",
            " cc",
            " sd",
            " sm",
            " sm -",
            "??",
            "2c",
            "0",
            "-1",
            "9223372036854775808",
            "1e308",
            "nan",
            "inf",
            "[2]\n",
            "[[1]]\n",
            "é",
            "actions",
            "antes",
            "min_bet",
            "true",
            "N2L1D",
            "_standpat_start = {}",
            "{after = 0, event = \"StoodPat\", seat = 1},",
            "\"HOUSE\""));

    @TempDir
    private Path folder;

    @Test
    @DisplayName("spoiled files: every hand in them is whole and legal or refused")
    void spoiled() {
        List<GoodFile> files = files();
        for (int round = 0; round < Spoiling.ROUNDS; round++) {
            SPOILING.check(files.get(round % files.size()), SEED + round, this::read);
        }
    }

    /** PHH is UTF-8; as other programs save it, it has to be refused like any text that is no PHH. */
    private static List<GoodFile> files() {
        return GoodFile.all(FIXTURES, List.of("phh", "oracle")).stream()
                .map(PhhMutationTest::beginning)
                .flatMap(file -> Stream.of(file, file, file.inEveryEncoding().getLast()))
                .toList();
    }

    /** The first hands of a file that holds hundreds: each hand takes its time. */
    private static GoodFile beginning(GoodFile file) {
        int end = file.text().indexOf("[" + (FEW_HANDS + 1) + "]\n");
        return end < 0 ? file : new GoodFile(file.name(), file.text().substring(0, end), file.charset());
    }

    private void read(byte[] file) {
        PhhTestHands.Imported imported = PhhTestHands.read(folder, file);
        assertThat(imported.outcomes()).isNotEmpty();
        imported.hands().forEach(ChipCount::stacksAfter);
    }
}
