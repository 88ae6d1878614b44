package org.standpat.formats.kingsclub;

import java.util.List;
import java.util.regex.Pattern;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.Spot;
import org.standpat.formats.text.Coin;
import org.standpat.formats.text.HandHeader;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.Room;
import org.standpat.formats.transcript.StatedStakes;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Variant;
import org.standpat.houserules.Variant.Structure;
import org.standpat.money.Denomination;
import org.standpat.ranking.Rankings;

/** The first line of a hand, as in {@code #123: Limit 2-7 Triple Draw - 40/80}. The time stands below it, without a zone. */
final class KingsClubHeader {

    /** The room. Its players draw in turn, which is what the profile of source C says. */
    static final Room ROOM = new Room("kingsclub", Profiles.SOURCE_C, Room.Showing.BY_THE_RULE);

    /** Chips have two decimals and no sign. */
    private static final Coin COIN = new Coin(new Denomination("", 2), "", "");

    private static final Pattern BEGINS =
            Pattern.compile("#[0-9]{1,20}+: (?:Limit|No Limit|Pot Limit|Fixed Limit) .+ - [0-9.,]++/[0-9.,]++");
    private static final List<String> OTHERS = List.of(
            "Badugi",
            "5 Card Draw",
            "Hold'em",
            "Holdem",
            "Omaha",
            "Stud",
            "Razz",
            "Badeucey",
            "Badacey",
            "Big O",
            "Drawmaha",
            "Captain");

    private KingsClubHeader() {}

    /** True for a line that a hand begins with. */
    static boolean begins(String line) {
        return BEGINS.matcher(line).matches();
    }

    /** Reads the first line. */
    static HandHeader read(HandText text) {
        LineLexer line = new LineLexer(text.place(), text.lines().getFirst());
        line.expect("#");
        String hand = line.digits();
        line = new LineLexer(text.place().ofHand(hand), text.lines().getFirst());
        line.expectUntil(": ");
        Structure structure = structure(line);
        Variant game = game(line, structure);
        line.expect(" - ");
        Spot at = line.spot();
        long low = line.amount(COIN);
        line.expect("/");
        long high = line.amount(COIN);
        line.expectEnd();
        return new HandHeader(ROOM, hand, "", null, game, COIN, new StatedStakes(at, low, high));
    }

    private static Structure structure(LineLexer line) {
        if (line.take("Limit ") || line.take("Fixed Limit ")) {
            return Structure.FIXED_LIMIT;
        }
        if (line.take("No Limit ")) {
            return Structure.NO_LIMIT;
        }
        line.expect("Pot Limit ");
        return Structure.POT_LIMIT;
    }

    private static Variant game(LineLexer line, Structure structure) {
        if (line.take("2-7 Triple Draw")) {
            return new Variant(Rankings.named("deuce-to-seven"), 3, structure);
        }
        if (line.take("2-7 Single Draw")) {
            return new Variant(Rankings.named("deuce-to-seven"), 1, structure);
        }
        if (line.take("A-5 Triple Draw")) {
            return new Variant(Rankings.named("ace-to-five"), 3, structure);
        }
        if (line.take("A-5 Single Draw")) {
            return new Variant(Rankings.named("ace-to-five"), 1, structure);
        }
        for (String other : OTHERS) {
            if (line.rest().contains(other)) {
                throw new HandRefused(Refusal.setAside(
                        line.place("\"" + other + "\""),
                        other + " is not recorded here: it is no draw game in which the lowest five cards win"));
            }
        }
        throw line.expected("the name of a game, such as \"2-7 Triple Draw\"");
    }
}
