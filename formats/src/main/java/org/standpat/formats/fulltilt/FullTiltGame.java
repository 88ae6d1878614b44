package org.standpat.formats.fulltilt;

import java.util.List;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.text.LineLexer;
import org.standpat.houserules.Variant;
import org.standpat.houserules.Variant.Structure;
import org.standpat.ranking.Rankings;

/** Games by what the room calls them, as in {@code Limit 2-7 Triple Draw}. */
final class FullTiltGame {

    private static final String DEUCE_TO_SEVEN = "deuce-to-seven";

    private static final List<String> OTHERS = List.of(
            "Badugi",
            "5 Card Draw",
            "5-Card Draw",
            "Hold'em",
            "Omaha H/L",
            "Omaha Hi",
            "Omaha",
            "Stud H/L",
            "Stud Hi",
            "7 Card Stud",
            "Razz",
            "Courchevel");

    private FullTiltGame() {}

    /**
     * Reads a game.
     *
     * @throws HandRefused when it is none that is recorded
     */
    static Variant read(LineLexer line) {
        LineLexer start = line.copy();
        Structure structure = structure(line);
        if (line.take("2-7 Triple Draw")) {
            return new Variant(Rankings.named(DEUCE_TO_SEVEN), 3, structure);
        }
        if (line.take("2-7 Single Draw")) {
            return new Variant(Rankings.named(DEUCE_TO_SEVEN), 1, structure);
        }
        if (line.take("A-5 Triple Draw")) {
            return new Variant(Rankings.named("ace-to-five"), 3, structure);
        }
        for (String other : OTHERS) {
            if (line.take(other)) {
                throw new HandRefused(Refusal.setAside(
                        start.place("\"" + other + "\""),
                        other + " is not recorded here: it is no draw game in which the lowest five cards win"));
            }
        }
        throw line.expected("the name of a game");
    }

    private static Structure structure(LineLexer line) {
        if (line.take("Limit ")) {
            return Structure.FIXED_LIMIT;
        }
        if (line.take("No Limit ")) {
            return Structure.NO_LIMIT;
        }
        if (line.take("Pot Limit ")) {
            return Structure.POT_LIMIT;
        }
        throw line.expected("\"Limit\", \"Pot Limit\" or \"No Limit\"");
    }
}
