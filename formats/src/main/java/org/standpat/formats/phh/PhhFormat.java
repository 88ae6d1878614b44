package org.standpat.formats.phh;

import java.time.Instant;
import java.util.regex.Pattern;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;
import org.standpat.formats.Place;

/**
 * The poker hand history format: one hand in a {@code .phh}, many in a {@code .phhs}. Read are F2L3D, limit 2-7 triple
 * draw, and N2L1D, no-limit 2-7 single draw.
 */
public final class PhhFormat implements HandFormat {

    /** The format's name. */
    public static final String NAME = "phh";

    /** Every hand names its variant; what may stand before it says nothing. */
    private static final Pattern VARIANT = Pattern.compile("^[ \\t]*+([\"']?+)variant\\1[ \\t]*+=", Pattern.MULTILINE);

    private final Instant undated;

    /**
     * Reads PHH.
     *
     * @param undated when hands began whose file has no date; the moment of the import is honest
     */
    public PhhFormat(Instant undated) {
        this.undated = undated;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "PHH";
    }

    @Override
    public boolean isBegunBy(String text) {
        return VARIANT.matcher(text).find();
    }

    @Override
    public HandFile open(HandInput input) {
        Place place = Place.of(input.name());
        return new PhhFile(place, new PhhSections(place.file(), input.in()), input.bytes(), undated);
    }
}
