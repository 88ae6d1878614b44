package org.standpat.formats.fulltilt;

import java.io.IOException;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.text.TextHandFile;

/**
 * Hand histories of Full Tilt Poker: 2-7 triple draw, A-5 triple draw and 2-7 single draw. All declare, then all receive; the line of the
 * button comes after the blinds. Other games are recognised and set aside.
 */
public final class FullTiltFormat implements HandFormat {

    /** The format's name. */
    public static final String NAME = "fulltilt";

    private final Judging judging;

    /** Reads Full Tilt and judges hands so. */
    public FullTiltFormat(Judging judging) {
        this.judging = judging;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Full Tilt Poker";
    }

    @Override
    public boolean isBegunBy(String text) {
        return text.lines().anyMatch(FullTiltHeader::begins);
    }

    @Override
    public HandFile open(HandInput input) throws IOException {
        return TextHandFile.open(this, input, FullTiltHeader::begins, FullTiltParser::read, judging);
    }
}
