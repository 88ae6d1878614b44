package org.standpat.formats.winamax;

import java.io.IOException;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.text.TextHandFile;

/**
 * Hand histories of Winamax: 2-7 triple draw under either of the names that the room gives it. The room counts a bet that nobody matched
 * as won from the pot. Other games are recognised and set aside.
 */
public final class WinamaxFormat implements HandFormat {

    /** The format's name. */
    public static final String NAME = "winamax";

    private final Judging judging;

    /** Reads Winamax and judges hands so. */
    public WinamaxFormat(Judging judging) {
        this.judging = judging;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Winamax";
    }

    @Override
    public boolean isBegunBy(String text) {
        return text.lines().anyMatch(WinamaxHeader::begins);
    }

    @Override
    public HandFile open(HandInput input) throws IOException {
        return TextHandFile.open(this, input, WinamaxHeader::begins, WinamaxParser::read, judging);
    }
}
