package org.standpat.formats.pokerstars;

import java.io.IOException;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.text.TextHandFile;

/**
 * Hand histories of PokerStars: limit 2-7 triple draw and no-limit 2-7 single draw, in cash games, tournaments and mixed games. Other
 * games are recognised and set aside.
 */
public final class PokerStarsFormat implements HandFormat {

    /** The format's name. */
    public static final String NAME = "pokerstars";

    private final Judging judging;

    /** Reads PokerStars and judges hands so. */
    public PokerStarsFormat(Judging judging) {
        this.judging = judging;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "PokerStars";
    }

    @Override
    public boolean isBegunBy(String text) {
        return text.lines().anyMatch(PokerStarsHeader::begins);
    }

    @Override
    public HandFile open(HandInput input) throws IOException {
        return TextHandFile.open(this, input, PokerStarsHeader::begins, PokerStarsParser::read, judging);
    }
}
