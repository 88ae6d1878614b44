package org.standpat.service.exports;

import java.util.List;
import java.util.Optional;
import org.standpat.query.listing.HandFilter;
import org.standpat.query.listing.Outcome;
import org.standpat.query.listing.SearchWords;
import org.standpat.query.summary.GameNames;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads words of a search from the command line. */
public final class SearchWord {

    private SearchWord() {}

    /** The name of a game. */
    public static final class OfGame implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            return read(
                    GameNames.named(text),
                    text,
                    "game",
                    List.copyOf(GameNames.all().keySet()));
        }
    }

    /** The class of a hand that was shown. */
    static final class OfShown implements ITypeConverter<HandFilter.Shown> {
        @Override
        public HandFilter.Shown convert(String text) {
            return read(SearchWords.shown(text), text, "class of hands", SearchWords.MADE_HANDS);
        }
    }

    /** What became of a hand. */
    static final class OfEnding implements ITypeConverter<Outcome> {
        @Override
        public Outcome convert(String text) {
            return read(SearchWords.outcome(text), text, "ending", SearchWords.OUTCOMES);
        }
    }

    private static <V> V read(Optional<V> meaning, String text, String what, List<String> known) {
        return meaning.orElseThrow(() -> new TypeConversionException(
                "there is no " + what + " '" + text + "', but there are " + String.join(", ", known) + "."));
    }
}
