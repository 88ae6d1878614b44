package org.standpat.export.phh;

import java.io.IOException;
import java.util.Optional;
import org.standpat.export.HandWriter;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;

/** Writes hands as TOML. */
final class PhhWriter implements HandWriter {

    private final Appendable out;
    private final boolean many;
    private int written;

    PhhWriter(Appendable out, boolean many) {
        this.out = out;
        this.many = many;
    }

    @Override
    public WriteOutcome write(SeenHand hand) throws IOException {
        Optional<String> why = PhhWords.cannotSay(hand);
        if (why.isPresent()) {
            return new WriteOutcome.LeftOut(why.get());
        }
        if (!many && written > 0) {
            return new WriteOutcome.LeftOut("a .phh holds one hand, and there is one; write .phhs for many");
        }
        written++;
        if (many) {
            out.append(written == 1 ? "" : "\n")
                    .append("[")
                    .append(Integer.toString(written))
                    .append("]\n");
        }
        out.append(PhhText.of(hand));
        return WriteOutcome.WRITTEN;
    }
}
