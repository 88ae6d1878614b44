package org.standpat.formats.transcript;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Spot;
import org.standpat.houserules.Variant;
import org.standpat.money.Denomination;

/**
 * What a file says about one hand, before any rule is asked. It may be anything that the format can say, also what no rule allows.
 *
 * @param place where the hand stands
 * @param source the hand as it stands in the file
 * @param room where it was played
 * @param hand the room's number of the hand, which is no other hand's of this room
 * @param table the room's name for the table
 * @param startedAt when the hand began; null when the file does not say, or in a zone that is not known
 * @param game what is played
 * @param money what the amounts are
 * @param stakes what it is played for
 * @param seats everybody at the table, in the order of the file
 * @param button where the dealer button is
 * @param statements what happened, in the order of the file
 * @param result how it ended
 * @param told the whole hand in this record's own words, where the file has it so; null where it does not. The statements are not
 *     needed then
 */
public record Transcript(
        Place place,
        HandSource source,
        Room room,
        String hand,
        String table,
        @Nullable Instant startedAt,
        Variant game,
        Denomination money,
        StatedStakes stakes,
        List<StatedSeat> seats,
        StatedButton button,
        List<Statement> statements,
        StatedResult result,
        @Nullable ToldHand told) {
    public Transcript {
        seats = List.copyOf(seats);
        statements = List.copyOf(statements);
    }

    /** The same with the whole hand in this record's own words. */
    public Transcript telling(ToldHand whole) {
        return new Transcript(
                place,
                source,
                room,
                hand,
                table,
                startedAt,
                game,
                money,
                stakes,
                seats,
                button,
                statements,
                result,
                whole);
    }

    /** Where something of this hand stands. */
    public Place at(Spot spot) {
        return place.at(spot, "");
    }
}
