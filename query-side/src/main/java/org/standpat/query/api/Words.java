package org.standpat.query.api;

import java.util.Locale;
import org.standpat.view.Viewer;

/** Constants as the words that answers use. */
final class Words {

    private Words() {}

    /** {@code IN_HAND} is written {@code in-hand}. */
    static String of(Enum<?> constant) {
        return of(constant.name());
    }

    /** The same of a constant's name. */
    static String of(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Who sees an answer so: {@code staff}, {@code public}, or a seat. */
    static String of(Viewer viewer) {
        return switch (viewer) {
            case Viewer.Staff ignored -> "staff";
            case Viewer.Public ignored -> "public";
            // He sees a hand that is over as anybody does.
            case Viewer.Analyst ignored -> "public";
            case Viewer.PlayerOn seat -> "seat-" + seat.seat();
        };
    }
}
