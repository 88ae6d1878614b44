package org.standpat.formats.ohh;

import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.transcript.Room;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Variant;
import org.standpat.houserules.Variant.Structure;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;

/**
 * What is played. The format's game type says {@code Draw} alone, so the ranking and the number of draws stand in a field that the format
 * does not have: {@code "draw": {"ranking": "deuce-to-seven", "draws": 3, "profile": "source-d"}}.
 *
 * @param variant the game
 * @param profile name of the house rules that the hand claims
 */
record OhhGame(Variant variant, String profile) {

    /** The field that the format does not have. */
    static final String DRAW = "draw";

    private static final int MOST_DRAWS = 3;

    /**
     * Reads the game of a hand.
     *
     * @throws HandRefused when it is none that is recorded, or the hand does not say which draw game it is
     */
    static OhhGame read(OhhObject hand) {
        String type = hand.text("game_type");
        if (!type.equals("Draw")) {
            throw new HandRefused(Refusal.setAside(
                    hand.hand().at(hand.at("game_type"), ""), "the game type is not Draw, so it is not recorded here"));
        }
        if (!hand.has(DRAW)) {
            throw hand.refused(
                    "game_type",
                    "the format says that a draw game was played and not which one; expected the field \"" + DRAW
                            + "\" with its \"ranking\" and \"draws\", as docs/formats.md describes it");
        }
        OhhObject draw = hand.object(DRAW);
        int draws = draw.number("draws");
        if (draws < 1 || draws > MOST_DRAWS) {
            throw draw.refused("draws", "expected 1 to " + MOST_DRAWS + " draws, got " + draws);
        }
        return new OhhGame(new Variant(ranking(draw), draws, structure(hand)), profile(draw));
    }

    private static Ranking ranking(OhhObject draw) {
        String name = draw.text("ranking");
        return switch (name) {
            case "deuce-to-seven", "ace-to-five" -> Rankings.named(name);
            default -> throw draw.refused("ranking", "expected \"deuce-to-seven\" or \"ace-to-five\"");
        };
    }

    private static Structure structure(OhhObject hand) {
        OhhObject limit = hand.object("bet_limit");
        return switch (limit.text("bet_type")) {
            case "FL" -> Structure.FIXED_LIMIT;
            case "PL" -> Structure.POT_LIMIT;
            case "NL" -> Structure.NO_LIMIT;
            default -> throw limit.refused("bet_type", "expected \"FL\", \"PL\" or \"NL\"");
        };
    }

    private static String profile(OhhObject draw) {
        if (!draw.has("profile")) {
            return Profiles.SOURCE_D;
        }
        String name = draw.text("profile");
        if (!Profiles.NAMES.contains(name)) {
            throw draw.refused("profile", "expected one of " + Profiles.NAMES);
        }
        return name;
    }

    /** The room that a hand's site is. */
    Room room(String site) {
        return new Room("ohh/" + site, profile, Room.Showing.BY_THE_RULE);
    }
}
