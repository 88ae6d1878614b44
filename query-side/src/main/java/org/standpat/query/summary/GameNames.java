package org.standpat.query.summary;

import org.standpat.houserules.Ante;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.Blinds;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;

/** What a game is called (rules 1.1 and 1.2): betting structure, ranking, number of draws. */
public final class GameNames {

    private GameNames() {}

    /** The game's name: "Limit 2-7 Triple Draw". */
    public static String of(Game game) {
        return betting(game.betting()) + " " + game.ranking().label() + " " + draws(game.draws()) + " Draw";
    }

    /**
     * The stakes as they are written on the table's sign: in fixed limit small and big bet, "100/200"; in pot and no limit the blinds,
     * "50/100"; where there is an ante, that too: "50/100, ante 10".
     */
    public static String stakes(HouseRules rules) {
        return bets(rules) + ante(rules.ante());
    }

    private static String bets(HouseRules rules) {
        return switch (rules.game().betting()) {
            case FixedLimit limit -> limit.smallBet() + "/" + limit.bigBet();
            case PotLimit ignored -> blinds(rules.blinds());
            case NoLimit ignored -> blinds(rules.blinds());
        };
    }

    private static String blinds(Blinds blinds) {
        return blinds.small() + "/" + blinds.big();
    }

    private static String ante(Ante ante) {
        return switch (ante.from()) {
            case NOBODY -> "";
            case EVERYBODY, NAMED_PLAYERS -> ", ante " + ante.amount();
            case BIG_BLIND -> ", big blind ante " + ante.amount();
        };
    }

    private static String betting(BettingStructure betting) {
        return switch (betting) {
            case FixedLimit ignored -> "Limit";
            case PotLimit ignored -> "Pot Limit";
            case NoLimit ignored -> "No Limit";
        };
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
