package org.standpat.export.json;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.view.Viewer;

/** Viewers in words. */
public final class Views {

    private static final String STAFF = "staff";
    private static final String PUBLIC = "public";
    private static final Pattern SEAT = Pattern.compile("seat ([1-9][0-9]?)");

    private Views() {}

    /** What a viewer is called. */
    public static String words(Viewer viewer) {
        return switch (viewer) {
            case Viewer.Staff ignored -> STAFF;
            case Viewer.Public ignored -> PUBLIC;
            // He sees a hand that is over as anybody does.
            case Viewer.Analyst ignored -> PUBLIC;
            case Viewer.PlayerOn own -> "seat " + own.seat();
        };
    }

    /** The viewer of these words; null when they name none. */
    public static @Nullable Viewer of(String words) {
        Matcher seat = SEAT.matcher(words);
        if (seat.matches()) {
            return new Viewer.PlayerOn(Integer.parseInt(seat.group(1)));
        }
        return switch (words) {
            case STAFF -> Viewer.STAFF;
            case PUBLIC -> Viewer.PUBLIC;
            default -> null;
        };
    }
}
