package org.standpat.formats.ohh;

import java.io.IOException;
import java.util.regex.Pattern;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.text.TextHandFile;

/**
 * The Open Hand History format: one JSON object for each hand, which begins with a line of its own. Read are hands of the game type
 * {@code Draw} that say in the field {@code draw} which draw game it is; the format itself has no word for that, nor for a discard.
 */
public final class OhhFormat implements HandFormat {

    /** The format's name. */
    public static final String NAME = "ohh";

    private static final Pattern BEGINS = Pattern.compile("\\s*+\\{\\s*+\"ohh\"\\s*+:");

    private final Judging judging;

    /** Reads Open Hand History and judges hands so. */
    public OhhFormat(Judging judging) {
        this.judging = judging;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Open Hand History";
    }

    @Override
    public boolean isBegunBy(String text) {
        return BEGINS.matcher(text).lookingAt();
    }

    /** Within a hand every line is indented or goes on in the middle of something. */
    @Override
    public HandFile open(HandInput input) throws IOException {
        return TextHandFile.open(this, input, line -> line.startsWith("{"), OhhParser::read, judging);
    }
}
