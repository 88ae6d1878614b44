package org.standpat.formats.pokerstars;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.houserules.Variant;
import org.standpat.houserules.Variant.Structure;
import org.standpat.ranking.Rankings;

/**
 * A game by what the room calls it.
 *
 * @param title the room's words
 * @param draws number of draws of a 2-7 game; 0 for a game that is not recorded
 * @param why why it is not recorded; empty when it is
 */
record PokerStarsGame(String title, int draws, String why) {

    private static final String NO_DRAW = "it is no draw game";

    /** All games, a name that begins with another one before it. */
    private static final List<PokerStarsGame> ALL = all();

    private static List<PokerStarsGame> all() {
        List<PokerStarsGame> games = new ArrayList<>();
        games.add(new PokerStarsGame("Triple Draw 2-7 Lowball", 3, ""));
        games.add(new PokerStarsGame("Single Draw 2-7 Lowball", 1, ""));
        games.add(new PokerStarsGame("2-7 Triple Draw", 3, ""));
        games.add(new PokerStarsGame("2-7 Single Draw", 1, ""));
        games.add(new PokerStarsGame("Badugi", 0, "its hands have four cards and no two of a suit or rank count"));
        games.add(new PokerStarsGame("5 Card Draw", 0, "its highest hand wins and not its lowest"));
        for (String other : List.of(
                "6+ Hold'em",
                "Hold'em",
                "5 Card Omaha Hi/Lo",
                "5 Card Omaha",
                "6 Card Omaha",
                "Omaha Hi/Lo",
                "Omaha",
                "Courchevel Hi/Lo",
                "Courchevel",
                "7 Card Stud Hi/Lo",
                "7 Card Stud",
                "Razz")) {
            games.add(new PokerStarsGame(other, 0, NO_DRAW));
        }
        return List.copyOf(games);
    }

    /** The game whose name stands first in this text; null when there is none. */
    static @Nullable PokerStarsGame in(String text) {
        PokerStarsGame first = null;
        int at = text.length();
        for (PokerStarsGame game : ALL) {
            int found = text.indexOf(game.title + " ");
            if (found >= 0 && found < at) {
                at = found;
                first = game;
            }
        }
        return first;
    }

    /** True when hands of it are recorded. */
    boolean isRecorded() {
        return draws > 0;
    }

    /** The game with this limit on its bets. */
    Variant variant(Structure structure) {
        return new Variant(Rankings.named("deuce-to-seven"), draws, structure);
    }
}
