package org.standpat.formats.phh;

import java.util.Map;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;

/** The games that PHH has codes for, so that a hand of another game is recognised and not taken for a broken file. */
final class PhhVariants {

    /** Limit deuce-to-seven triple draw, the one that is read. */
    static final String TRIPLE_DRAW = "F2L3D";

    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("FT", "limit hold'em"),
            Map.entry("NT", "no-limit hold'em"),
            Map.entry("NS", "no-limit short-deck hold'em"),
            Map.entry("PO", "pot-limit Omaha"),
            Map.entry("FO/8", "limit Omaha, eight or better"),
            Map.entry("F7S", "limit seven-card stud"),
            Map.entry("F7S/8", "limit seven-card stud, eight or better"),
            Map.entry("FR", "limit razz"),
            Map.entry("N2L1D", "no-limit deuce-to-seven single draw"),
            Map.entry("FB", "limit badugi"));

    private PhhVariants() {}

    /** Refuses every game but the one that is read. */
    static void require(String code, Place place) {
        if (!code.equals(TRIPLE_DRAW)) {
            String name = NAMES.get(code);
            String came = name == null ? PhhLimits.quote(code) + " is no variant that PHH names" : code + " is " + name;
            throw new HandRefused(
                    place, came + "; only " + TRIPLE_DRAW + ", limit deuce-to-seven triple draw, can be read");
        }
    }
}
