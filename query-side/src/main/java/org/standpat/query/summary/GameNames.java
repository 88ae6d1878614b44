package org.standpat.query.summary;

import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;

/** What a game is called (rules 1.1 and 1.2): betting structure, ranking, number of draws. */
public final class GameNames {

    private GameNames() {}

    /** The game's name: "Limit 2-7 Triple Draw". */
    public static String of(Game game) {
        return betting(game.betting()) + " " + ranking(game.ranking().name()) + " " + draws(game.draws()) + " Draw";
    }

    /** The stakes as they are written on the table's sign: small and big bet, "100/200". */
    public static String stakes(BettingStructure betting) {
        return switch (betting) {
            case FixedLimit limit -> limit.smallBet() + "/" + limit.bigBet();
        };
    }

    private static String betting(BettingStructure betting) {
        return switch (betting) {
            case FixedLimit ignored -> "Limit";
        };
    }

    private static String ranking(String name) {
        return name.equals("deuce-to-seven") ? "2-7" : name;
    }

    private static String draws(int draws) {
        return switch (draws) {
            case 1 -> "Single";
            case 2 -> "Double";
            case 3 -> "Triple";
            default -> draws + "-Fold";
        };
    }
}
