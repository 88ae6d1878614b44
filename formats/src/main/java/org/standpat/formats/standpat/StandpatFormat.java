package org.standpat.formats.standpat;

import java.util.regex.Pattern;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;

/** Standpat's own JSON, one hand a line, which holds the events themselves. */
public final class StandpatFormat implements HandFormat {

    /** The format's name. */
    public static final String NAME = "standpat";

    private static final Pattern BEGINS = Pattern.compile("\\s*+\\{\\s*+\"standpat\"\\s*+:");

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Standpat";
    }

    @Override
    public boolean isBegunBy(String text) {
        return BEGINS.matcher(text).lookingAt();
    }

    @Override
    public HandFile open(HandInput input) {
        return new StandpatFile(input);
    }
}
