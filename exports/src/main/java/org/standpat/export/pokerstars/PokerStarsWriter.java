package org.standpat.export.pokerstars;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.standpat.export.HandWriter;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.hand.HandState.Finished;

/** Writes hands with three blank lines after each, as the room does. */
final class PokerStarsWriter implements HandWriter {

    private static final String BETWEEN_HANDS = "\n\n\n";

    private final Appendable out;

    PokerStarsWriter(Appendable out) {
        this.out = out;
    }

    @Override
    public WriteOutcome write(SeenHand hand) throws IOException {
        Optional<String> why = PokerStarsWords.cannotSay(hand);
        if (why.isPresent()) {
            return new WriteOutcome.LeftOut(why.get());
        }
        Finished end = hand.end().orElseThrow();
        PokerStarsWords words = new PokerStarsWords(hand);
        List<String> lines = new ArrayList<>(PokerStarsOpening.of(hand, words));
        lines.addAll(PokerStarsLines.of(hand, words));
        lines.addAll(PokerStarsEnd.of(hand, end, words));
        for (String line : lines) {
            out.append(line).append('\n');
        }
        out.append(BETWEEN_HANDS);
        return WriteOutcome.WRITTEN;
    }
}
