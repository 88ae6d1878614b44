package org.standpat.query.summary;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.standpat.houserules.Ante;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.Blinds;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;

/** What a game is called (rules 1.1 and 1.2): betting structure, ranking, number of draws. */
public final class GameNames {

    private static final String LIMIT = "Limit";
    private static final String POT_LIMIT = "Pot Limit";
    private static final String NO_LIMIT = "No Limit";
    private static final List<String> BETTING = List.of(LIMIT, POT_LIMIT, NO_LIMIT);

    private GameNames() {}

    /** The names of every game that there may be, by what stands for them in addresses: {@code limit-2-7-triple-draw}. */
    public static SortedMap<String, String> all() {
        SortedMap<String, String> names = new TreeMap<>();
        for (String betting : BETTING) {
            for (Ranking ranking : Rankings.all()) {
                for (int draws = 1; draws <= Game.MOST_DRAWS; draws++) {
                    String name = name(betting, ranking, draws);
                    names.put(inAddresses(name), name);
                }
            }
        }
        return names;
    }

    /** The name of the game that is called so, in addresses or by its name; empty when there is none. */
    public static Optional<String> named(String text) {
        return Optional.ofNullable(all().get(inAddresses(text)));
    }

    private static String inAddresses(String name) {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    private static String name(String betting, Ranking ranking, int draws) {
        return betting + " " + ranking.label() + " " + draws(draws) + " Draw";
    }

    /** The game's name: "Limit 2-7 Triple Draw". */
    public static String of(Game game) {
        return name(betting(game.betting()), game.ranking(), game.draws());
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
            case FixedLimit ignored -> LIMIT;
            case PotLimit ignored -> POT_LIMIT;
            case NoLimit ignored -> NO_LIMIT;
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
