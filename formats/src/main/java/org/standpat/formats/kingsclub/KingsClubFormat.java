package org.standpat.formats.kingsclub;

import java.io.IOException;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.text.TextHandFile;

/**
 * Hand histories of KingsClub: 2-7 and A-5 triple draw and single draw. A call names the total of the round, and the summary the stack
 * after the hand. Other games are recognised and set aside.
 */
public final class KingsClubFormat implements HandFormat {

    /** The format's name. */
    public static final String NAME = "kingsclub";

    private final Judging judging;

    /** Reads KingsClub and judges hands so. */
    public KingsClubFormat(Judging judging) {
        this.judging = judging;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "KingsClub";
    }

    @Override
    public boolean isBegunBy(String text) {
        return text.lines().anyMatch(KingsClubHeader::begins);
    }

    @Override
    public HandFile open(HandInput input) throws IOException {
        return TextHandFile.open(this, input, KingsClubHeader::begins, KingsClubParser::read, judging);
    }
}
