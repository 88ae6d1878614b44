package org.standpat.formats.winamax;

import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.text.Coin;
import org.standpat.formats.text.HandHeader;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.RoomTime;
import org.standpat.formats.transcript.Room;
import org.standpat.formats.transcript.StatedStakes;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Variant;
import org.standpat.houserules.Variant.Structure;
import org.standpat.money.Denomination;
import org.standpat.ranking.Rankings;

/**
 * The first line of a hand, as in {@code Winamax Poker - CashGame - HandId: #1-2-3 - 2-7 Triple Draw fixed limit (25/50) - 2016/11/12
 * 22:24:21 UTC}, and what the second says of the money.
 */
final class WinamaxHeader {

    /** The room. Its players draw in turn and are not dealt their own discards again, which is what the profile of source D says. */
    static final Room ROOM = new Room("winamax", Profiles.SOURCE_D, Room.Showing.BY_THE_RULE);

    private static final String HAND = " - HandId: #";
    private static final String REAL_MONEY = " (real money)";
    private static final int CENTS = 2;
    private static final String EURO = "\u20AC";
    private static final Coin EUROS = new Coin(new Denomination("EUR", CENTS), "", EURO);
    private static final Coin PLAY_MONEY = new Coin(new Denomination("", CENTS), "", EURO);

    private static final Pattern NUMBER = Pattern.compile(HAND + "[0-9]{1,20}+-[0-9]{1,20}+-[0-9]{1,20}+ - ");

    /** The two names of triple draw: that of the mixed games, and that of the tables where nothing else is played. */
    private static final List<String> TRIPLE_DRAW = List.of("2-7 Triple Draw ", "Lowball27 ");

    private static final int TRIPLE = 3;
    private static final List<String> OTHERS = List.of(
            "Holdem",
            "Omaha5",
            "Omaha8",
            "Omaha",
            "5 Card Omaha",
            "7-Card Stud",
            "7stud",
            "Razz",
            "5 Card Draw",
            "Badugi");

    private WinamaxHeader() {}

    /** True for a line that a hand begins with. */
    static boolean begins(String line) {
        return line.startsWith("Winamax Poker - ") && NUMBER.matcher(line).find();
    }

    /** Reads the first line, and the second one for the money. */
    static HandHeader read(HandText text) {
        LineLexer line = new LineLexer(text.place(), text.lines().getFirst());
        boolean tournament = line.line().startsWith("Winamax Poker - Tournament ");
        String hand = number(line);
        line = new LineLexer(text.place().ofHand(hand), text.lines().getFirst());
        number(line);
        line.expect(" - ");
        Variant game = game(line);
        line.expect(" (");
        Coin coin = tournament ? Coin.CHIPS : money(text);
        StatedStakes stakes = stakes(line, coin);
        line.expect(") - ");
        Instant at = time(line);
        return new HandHeader(ROOM, hand, "", at, game, coin, stakes);
    }

    /** The name of a tournament may hold anything; the number comes after the last mark of one. */
    private static String number(LineLexer line) {
        if (line.takeUntilLast(HAND) == null) {
            throw line.expected("\"" + HAND + "\" and the number of a hand");
        }
        String table = line.digits();
        line.expect("-");
        String hand = line.digits();
        line.expect("-");
        return table + "-" + hand + "-" + line.digits();
    }

    private static Coin money(HandText text) {
        boolean real = text.lines().size() > 1 && text.lines().get(1).text().contains(REAL_MONEY);
        return real ? EUROS : PLAY_MONEY;
    }

    private static Variant game(LineLexer line) {
        for (String name : TRIPLE_DRAW) {
            if (line.take(name)) {
                return new Variant(Rankings.named("deuce-to-seven"), TRIPLE, structure(line));
            }
        }
        for (String other : OTHERS) {
            if (line.rest().startsWith(other)) {
                throw new HandRefused(Refusal.setAside(
                        line.place("\"" + other + "\""),
                        other + " is not recorded here: it is no draw game in which the lowest five cards win"));
            }
        }
        throw line.expected("\"2-7 Triple Draw\" or \"Lowball27\"");
    }

    private static Structure structure(LineLexer line) {
        if (line.take("fixed limit")) {
            return Structure.FIXED_LIMIT;
        }
        if (line.take("pot limit")) {
            return Structure.POT_LIMIT;
        }
        if (line.take("no limit")) {
            return Structure.NO_LIMIT;
        }
        throw line.expected("\"fixed limit\", \"pot limit\" or \"no limit\"");
    }

    /** Two figures; an ante stands before them. */
    private static StatedStakes stakes(LineLexer line, Coin coin) {
        var at = line.spot();
        long first = line.amount(coin);
        line.expect("/");
        long second = line.amount(coin);
        return line.take("/") ? new StatedStakes(at, second, line.amount(coin)) : new StatedStakes(at, first, second);
    }

    private static @Nullable Instant time(LineLexer line) {
        var day = RoomTime.day(line, "/");
        line.expect(" ");
        var clock = RoomTime.clock(line);
        line.expect(" ");
        Instant at = RoomTime.at(day, clock, line.word());
        line.expectEnd();
        return at;
    }
}
