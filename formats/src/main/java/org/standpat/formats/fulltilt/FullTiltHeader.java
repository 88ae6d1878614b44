package org.standpat.formats.fulltilt;

import java.time.Instant;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Spot;
import org.standpat.formats.text.Coin;
import org.standpat.formats.text.HandHeader;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.RoomTime;
import org.standpat.formats.transcript.Room;
import org.standpat.formats.transcript.StatedStakes;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Variant;

/**
 * The first line of a hand, as in {@code Full Tilt Poker Game #123: Table Vega (6 max) - $1/$2 - Limit 2-7 Triple Draw - 10:10:10 ET -
 * 2010/11/01}.
 */
final class FullTiltHeader {

    /**
     * The room. Its players all declare and then all receive, which is what the profile of source A says; whoever bet last in the hand
     * shows first, even when nobody bet on the last round.
     */
    static final Room ROOM = new Room("fulltilt", Profiles.SOURCE_A, Room.Showing.BY_THE_ROOM);

    private static final Pattern BEGINS =
            Pattern.compile("(?:Full Tilt Poker|FullTiltPoker) Game #[0-9]{1,20}+:.*+", Pattern.DOTALL);
    private static final String PARTIAL = "(partial)";

    private FullTiltHeader() {}

    /** True for a line that a hand begins with. */
    static boolean begins(String line) {
        return BEGINS.matcher(line).matches();
    }

    /** Reads the first line. */
    static HandHeader read(HandText text) {
        LineLexer line = new LineLexer(text.place(), text.lines().getFirst());
        line.expectUntil(" #");
        String hand = line.digits();
        line = new LineLexer(text.place().ofHand(hand), text.lines().getFirst());
        line.expectUntil(": ");
        if (line.line().contains(PARTIAL)) {
            throw new HandRefused(
                    line.place(PARTIAL), "the file says that it holds only a part of this hand: " + PARTIAL);
        }
        line.expectUntil("Table ");
        HandHeader header = line.readName(" - ", (table, rest) -> afterTable(hand, table, rest));
        if (header == null) {
            throw line.expected("the name of the table and then the stakes, as in \"Vega (6 max) - $1/$2\"");
        }
        return header;
    }

    private static @Nullable HandHeader afterTable(String hand, String table, LineLexer line) {
        Spot at = line.spot();
        Coin coin = Coin.before(line);
        Long low = line.tryAmount(coin);
        if (low == null || !line.take("/")) {
            return null;
        }
        Long high = line.tryAmount(coin);
        boolean ante = line.take(" Ante ");
        if (high == null || (ante && line.tryAmount(coin) == null) || !line.take(" - ")) {
            return null;
        }
        Variant game = FullTiltGame.read(line);
        line.expect(" - ");
        return new HandHeader(ROOM, hand, name(table), time(line), game, coin, new StatedStakes(at, low, high));
    }

    /** What stands in brackets after the name is no part of it. */
    private static String name(String table) {
        String name = table;
        while (name.endsWith(")") && name.lastIndexOf(" (") > 0) {
            name = name.substring(0, name.lastIndexOf(" ("));
        }
        return name;
    }

    private static @Nullable Instant time(LineLexer line) {
        var clock = RoomTime.clock(line);
        line.expect(" ");
        String zone = line.word();
        line.expect(" - ");
        Instant at = RoomTime.at(RoomTime.day(line, "/"), clock, zone);
        if (line.take(" [")) {
            line.expectUntil("]");
        }
        line.expectEnd();
        return at;
    }
}
