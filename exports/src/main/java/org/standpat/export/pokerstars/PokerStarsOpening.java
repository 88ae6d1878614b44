package org.standpat.export.pokerstars;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.standpat.export.PlainText;
import org.standpat.export.SeenHand;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;

/** The lines before the first event: the hand, the table, the seats. */
final class PokerStarsOpening {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu/MM/dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private PokerStarsOpening() {}

    static List<String> of(SeenHand hand, PokerStarsWords words) {
        HandStarted started = hand.started();
        HouseRules rules = started.rules();
        List<String> lines = new ArrayList<>();
        lines.add("PokerStars Hand #" + number(started.hand()) + ":  " + game(rules.game()) + " ("
                + stakes(rules, words) + ") - " + TIME.format(started.startedAt()) + " UTC");
        lines.add("Table '" + PlainText.onOneLine(started.table()) + "' " + rules.mostSeats() + "-max "
                + (words.isPlayMoney() ? "(Play Money) " : "") + "Seat #" + started.button() + " is the button");
        for (SeatedPlayer seated : started.seats()) {
            lines.add("Seat " + seated.seat() + ": " + words.name(seated.seat()) + " (" + words.amount(seated.stack())
                    + " in chips)");
        }
        return lines;
    }

    /** The room numbers its hands, and trackers keep a number of 63 bits; it follows from the hand's identity. */
    private static String number(UUID hand) {
        return Long.toString((hand.getMostSignificantBits() ^ hand.getLeastSignificantBits()) >>> 1);
    }

    private static String game(Game game) {
        String draws = game.draws() == 1 ? "Single" : "Triple";
        String limit = switch (game.betting()) {
            case FixedLimit ignored -> "Limit";
            case PotLimit ignored -> "Pot Limit";
            case NoLimit ignored -> "No Limit";
        };
        return draws + " Draw 2-7 Lowball " + limit;
    }

    /** In fixed limit the two bets, else the two blinds. An ante is told by the lines that post it. */
    private static String stakes(HouseRules rules, PokerStarsWords words) {
        String stakes = switch (rules.game().betting()) {
            case FixedLimit limit -> words.amount(limit.smallBet()) + "/" + words.amount(limit.bigBet());
            case PotLimit ignored -> blinds(rules, words);
            case NoLimit ignored -> blinds(rules, words);
        };
        return stakes + (words.isPlayMoney() ? "" : " " + words.currency());
    }

    private static String blinds(HouseRules rules, PokerStarsWords words) {
        return words.amount(rules.blinds().small()) + "/"
                + words.amount(rules.blinds().big());
    }
}
