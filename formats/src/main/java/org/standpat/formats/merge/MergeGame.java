package org.standpat.formats.merge;

import java.util.List;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.text.Coin;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.StatedStakes;
import org.standpat.houserules.Variant;
import org.standpat.houserules.Variant.Structure;
import org.standpat.ranking.Rankings;

/**
 * What the description before a game says.
 *
 * @param variant what is played
 * @param stakes what it is played for
 */
record MergeGame(Variant variant, StatedStakes stakes) {

    private static final int TRIPLE = 3;

    private static final List<String> OTHERS =
            List.of("Badugi", "5-Draw", "5-Stud", "7-Stud", "Holdem", "Omaha", "Razz", "HORSE", "HOSE", "RASH", "SHOE");

    /**
     * Reads a description, as in {@code <description type="2-7 Lowball" stakes="Limit $1/$2"/>}.
     *
     * @param coin how amounts are written
     * @throws HandRefused when it is of a game that is not recorded
     */
    static MergeGame read(MergeElement description, Coin coin) {
        LineLexer type = description.lexer("type");
        String ranking = ranking(type);
        if (!type.atEnd()) {
            type.expect(" Tournament");
            throw description.refused(
                    "hands of tournaments of Merge are not read: their stacks are those after the posts,"
                            + " and no file says whose were taken already");
        }
        LineLexer stakes = description.lexer("stakes");
        Structure structure = structure(description, stakes);
        stakes.skipBlanks();
        stakes.take("(");
        var at = stakes.spot();
        long low = stakes.amount(coin);
        stakes.expect("/");
        long high = stakes.amount(coin);
        stakes.take(")");
        stakes.expectEnd();
        return new MergeGame(new Variant(Rankings.named(ranking), TRIPLE, structure), new StatedStakes(at, low, high));
    }

    private static String ranking(LineLexer type) {
        if (type.take("2-7 Lowball")) {
            return "deuce-to-seven";
        }
        if (type.take("A-5 Lowball")) {
            return "ace-to-five";
        }
        for (String other : OTHERS) {
            if (type.rest().startsWith(other)) {
                throw new HandRefused(Refusal.setAside(
                        type.place("\"" + other + "\""),
                        other + " is not recorded here: it is no draw game in which the lowest five cards win"));
            }
        }
        throw type.expected("\"2-7 Lowball\" or \"A-5 Lowball\"");
    }

    private static Structure structure(MergeElement description, LineLexer stakes) {
        if (stakes.take("Limit")) {
            return Structure.FIXED_LIMIT;
        }
        if (stakes.take("Pot Limit")) {
            return Structure.POT_LIMIT;
        }
        if (stakes.take("No Limit")) {
            return Structure.NO_LIMIT;
        }
        if (stakes.take("Half Pot Limit")) {
            throw new HandRefused(Refusal.setAside(
                    description.hand().at(description.at(), "\"Half Pot Limit\""),
                    "half pot limit is not recorded here: the rulebook knows fixed limit, pot limit and no limit"));
        }
        throw stakes.expected("\"Limit\", \"Pot Limit\" or \"No Limit\"");
    }
}
