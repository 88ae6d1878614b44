package org.standpat.formats.phh;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.houserules.Variant;

/** The games that are read. A hand of another game that PHH has a code for is recognised and not taken for a broken file. */
enum PhhGame {
    /** Limit deuce-to-seven triple draw. */
    TRIPLE_DRAW("F2L3D", "limit deuce-to-seven triple draw", Variant.LIMIT_2_7_TRIPLE_DRAW),
    /** No-limit deuce-to-seven single draw. */
    SINGLE_DRAW("N2L1D", "no-limit deuce-to-seven single draw", Variant.NO_LIMIT_2_7_SINGLE_DRAW);

    private static final Map<String, String> OTHERS = Map.ofEntries(
            Map.entry("FT", "limit hold'em"),
            Map.entry("NT", "no-limit hold'em"),
            Map.entry("NS", "no-limit short-deck hold'em"),
            Map.entry("PO", "pot-limit Omaha"),
            Map.entry("FO/8", "limit Omaha, eight or better"),
            Map.entry("F7S", "limit seven-card stud"),
            Map.entry("F7S/8", "limit seven-card stud, eight or better"),
            Map.entry("FR", "limit razz"),
            Map.entry("FB", "limit badugi"));

    private final String code;
    private final String title;
    private final String variant;

    PhhGame(String code, String title, String variant) {
        this.code = code;
        this.title = title;
        this.variant = variant;
    }

    /**
     * The game of this code.
     *
     * @throws HandRefused when it is none that is read, naming the game where PHH does
     */
    static PhhGame of(String code, Place place) {
        return Arrays.stream(values())
                .filter(game -> game.code.equals(code))
                .findFirst()
                .orElseThrow(() -> notRead(code, place));
    }

    private static HandRefused notRead(String code, Place place) {
        String name = OTHERS.get(code);
        String came = name == null ? PhhLimits.quote(code) + " is no variant that PHH names" : code + " is " + name;
        String known = Arrays.stream(values())
                .map(game -> game.code + ", " + game.title)
                .collect(Collectors.joining(", and "));
        String why = came + "; only " + known + ", can be read";
        return name == null ? new HandRefused(place, why) : new HandRefused(Refusal.setAside(place, why));
    }

    /** What PHH calls it. */
    String code() {
        return code;
    }

    /** What players call it, for refusals. */
    String title() {
        return title;
    }

    /** Ranking, draws and how betting is limited. */
    Variant variant() {
        return Variant.named(variant);
    }
}
