package org.standpat.formats.pokerstars;

import java.time.Instant;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.Spot;
import org.standpat.formats.text.Coin;
import org.standpat.formats.text.HandHeader;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.RoomTime;
import org.standpat.formats.transcript.Room;
import org.standpat.formats.transcript.StatedStakes;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Variant.Structure;

/**
 * The first line of a hand, as in {@code PokerStars Game #123:  Triple Draw 2-7 Lowball Limit ($1/$2 USD) - 2009/11/25 14:12:58 ET}, or
 * of a tournament or a mixed game.
 */
final class PokerStarsHeader {

    /** The room; its hands claim the profile of the same name. */
    static final Room ROOM = new Room("pokerstars", Profiles.POKERSTARS, Room.Showing.BY_THE_RULE);

    private static final Pattern BEGINS =
            Pattern.compile("PokerStars (?:Zoom |Home Game )?+(?:Game|Hand) #[0-9]{1,20}+:.*+", Pattern.DOTALL);

    private PokerStarsHeader() {}

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
        line.expectUntil(":");
        line.skipBlanks();
        boolean tournament = line.take("Tournament #");
        PokerStarsGame game = game(line, tournament);
        Structure structure = structure(line);
        if (tournament) {
            line.take(")");
            line.take(",");
            line.expect(" - ");
            line.expectUntil("Level ");
            line.expectUntil(" (");
        } else if (!line.take(", ")) {
            line.expect(" (");
        }
        Spot at = line.spot();
        boolean antes = line.take("ante ");
        Coin coin = tournament ? Coin.CHIPS : Coin.before(line);
        StatedStakes stakes = stakes(line, coin, at, antes);
        line.expectUntil(") ");
        if (line.take("[")) {
            line.expectUntil("] ");
        }
        line.expect("- ");
        return new HandHeader(ROOM, hand, "", time(line), game.variant(structure), coin, stakes);
    }

    /** In a tournament the buy-in stands before the game, in a mixed game the name of the mix. */
    private static PokerStarsGame game(LineLexer line, boolean tournament) {
        PokerStarsGame game = PokerStarsGame.in(line.rest());
        if (game == null) {
            throw line.expected("the name of a game");
        }
        LineLexer start = line.copy();
        String before = line.expectUntil(game.title() + " ");
        if (!tournament && !before.isEmpty() && !before.endsWith("(")) {
            throw start.expected("the name of a game");
        }
        if (!game.isRecorded()) {
            throw new HandRefused(Refusal.setAside(
                    start.place("\"" + game.title() + "\""), game.title() + " is not recorded here: " + game.why()));
        }
        return game;
    }

    private static Structure structure(LineLexer line) {
        if (line.take("Limit") || line.take("Fixed Limit")) {
            return Structure.FIXED_LIMIT;
        }
        if (line.take("No Limit")) {
            return Structure.NO_LIMIT;
        }
        if (line.take("Pot Limit")) {
            return Structure.POT_LIMIT;
        }
        throw line.expected("\"Limit\", \"Pot Limit\" or \"No Limit\"");
    }

    /** The antes themselves are posted like blinds, so that the sum in the header says nothing more. */
    private static StatedStakes stakes(LineLexer line, Coin coin, Spot at, boolean antes) {
        if (antes) {
            line.amount(coin);
            line.expect(", ");
        }
        long low = line.amount(coin);
        line.expect("/");
        return new StatedStakes(at, low, line.amount(coin));
    }

    /** Where two times are given, the second is in the room's own zone. */
    private static @Nullable Instant time(LineLexer line) {
        Instant local = moment(line);
        if (line.take(" [")) {
            Instant room = moment(line);
            line.expect("]");
            line.expectEnd();
            return room == null ? local : room;
        }
        line.expectEnd();
        return local;
    }

    private static @Nullable Instant moment(LineLexer line) {
        var day = RoomTime.day(line, "/");
        line.expect(" ");
        var clock = RoomTime.clock(line);
        line.expect(" ");
        return RoomTime.at(day, clock, line.word());
    }
}
