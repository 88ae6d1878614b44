package org.standpat.formats.merge;

import java.io.IOException;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.text.TextHandFile;

/**
 * Hand histories of the Merge network, in XML: 2-7 and A-5 triple draw, cash. A draw gives the whole new hand of the player whose file it
 * is. Other games are recognised and set aside.
 */
public final class MergeFormat implements HandFormat {

    /** The format's name. */
    public static final String NAME = "merge";

    private final Judging judging;

    /** Reads Merge and judges hands so. */
    public MergeFormat(Judging judging) {
        this.judging = judging;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Merge";
    }

    @Override
    public boolean isBegunBy(String text) {
        return text.lines().anyMatch(MergeHands::isGame) || text.lines().anyMatch(MergeHands::isDescription);
    }

    @Override
    public HandFile open(HandInput input) throws IOException {
        MergeHands hands = new MergeHands();
        return TextHandFile.openInOrder(this, input, hands::begins, hands::take, judging);
    }
}
