package org.standpat.service.proof;

import java.util.ArrayList;
import java.util.List;
import org.standpat.proof.evidence.Verdict;

/** Tells a verdict to the person at the terminal. */
final class VerdictText {

    private VerdictText() {}

    static List<String> lines(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Refused refused ->
                List.of("Refused, at line %d: %s"
                        .formatted(refused.line(), refused.reason().replaceAll("\\p{C}", "?")));
            case Verdict.Proven proven -> proven(proven);
        };
    }

    private static List<String> proven(Verdict.Proven proven) {
        List<String> lines = new ArrayList<>();
        lines.add(
                proven.over()
                        ? "Proven: hand %s, over.".formatted(proven.hand())
                        : "Proven so far: hand %s, which was not over. The file says nothing of what came after."
                                .formatted(proven.hand()));
        lines.add("  %,d events without a gap, in a log of %,d; %s"
                .formatted(proven.events(), proven.size(), hidden(proven)));
        lines.add("  " + decks(proven));
        if (proven.witnesses().isEmpty()) {
            lines.add("  No witness was asked for: that everybody is shown the same log is its own word.");
        }
        proven.witnesses().forEach(witness -> lines.add("  Seen by %s at %s.".formatted(witness.name(), witness.at())));
        return lines;
    }

    private static String hidden(Verdict.Proven proven) {
        return proven.hidden() == 0
                ? "nothing is hidden from the viewer \"%s\"."
                        .formatted(proven.viewer().text())
                : "%,d of them hide something from the viewer \"%s\"."
                        .formatted(proven.hidden(), proven.viewer().text());
    }

    private static String decks(Verdict.Proven proven) {
        if (proven.decks() == 0) {
            return "No deck was committed to, so nothing is proven of the dealing.";
        }
        String cards = "%,d cards are where the dealer had committed to them, in decks that he shuffled: %,d."
                .formatted(proven.cards(), proven.decks());
        return proven.seeded() ? cards + " The order of each follows from the seed." : cards;
    }
}
