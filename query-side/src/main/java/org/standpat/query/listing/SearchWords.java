package org.standpat.query.listing;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.standpat.ranking.MadeHand;

/** The words that say what is searched, in addresses and on the command line. */
public final class SearchWords {

    /** What follows on the class of a hand where a better one will do. */
    public static final String OR_BETTER = "-or-better";

    /** What became of a hand: {@code running}, {@code played}, {@code misdeal}, {@code cancelled}. */
    public static final List<String> OUTCOMES =
            Stream.of(Outcome.values()).map(SearchWords::of).toList();

    /** Classes of hands, best first: {@code number-one}, {@code eight-low}. */
    public static final List<String> MADE_HANDS =
            Stream.of(MadeHand.values()).map(SearchWords::of).toList();

    private SearchWords() {}

    /** What this word says; empty when it is none of {@link #OUTCOMES}. */
    public static Optional<Outcome> outcome(String word) {
        return Stream.of(Outcome.values())
                .filter(outcome -> of(outcome).equals(word))
                .findFirst();
    }

    /** What this word says: one of {@link #MADE_HANDS}, perhaps with {@link #OR_BETTER} behind it; empty when it is neither. */
    public static Optional<HandFilter.Shown> shown(String word) {
        boolean orBetter = word.endsWith(OR_BETTER);
        String made = orBetter ? word.substring(0, word.length() - OR_BETTER.length()) : word;
        return Stream.of(MadeHand.values())
                .filter(one -> of(one).equals(made))
                .findFirst()
                .map(one -> new HandFilter.Shown(one, orBetter));
    }

    private static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
