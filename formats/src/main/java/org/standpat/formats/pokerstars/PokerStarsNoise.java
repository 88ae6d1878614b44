package org.standpat.formats.pokerstars;

import java.util.List;

/** Lines about the table and not about the hand: who comes and goes, what is said. Their names may be of people who do not play. */
final class PokerStarsNoise {

    private static final List<String> ENDS = List.of(
            " leaves the table",
            " is sitting out",
            ": sits out",
            ": is sitting out",
            " has returned",
            " is disconnected",
            " is connected",
            " has requested TIME",
            " will be allowed to play after the button",
            " was removed from the table for failing to post",
            " was moved from another table to this table",
            " has timed out",
            " has timed out while disconnected",
            " has timed out while being disconnected");

    private static final String JOINS = " joins the table at seat #";
    private static final String SAYS = " said, \"";
    private static final List<String> TOURNAMENT = List.of(
            " finished the tournament",
            " wins the tournament",
            " re-buys and receives ",
            " takes the add-on and receives ");

    private PokerStarsNoise() {}

    static boolean is(String line) {
        int says = line.indexOf(SAYS);
        int joins = line.lastIndexOf(JOINS);
        return (says > 0 && line.endsWith("\"") && line.length() > says + SAYS.length())
                || (joins > 0 && isNumber(line, joins + JOINS.length()))
                || ENDS.stream().anyMatch(end -> line.length() > end.length() && line.endsWith(end))
                || TOURNAMENT.stream().anyMatch(word -> line.indexOf(word) > 0);
    }

    private static boolean isNumber(String line, int from) {
        return from < line.length()
                && line.substring(from).chars().allMatch(character -> character >= '0' && character <= '9');
    }
}
