package org.standpat.query.api;

import jakarta.servlet.http.HttpServletRequest;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.listing.Cursor;
import org.standpat.query.listing.HandSearch;

/** The parameters of a request, read strictly: a parameter that is not known, or comes twice, would silently answer another question. */
final class Parameters {

    static final String AT_LEAST = "atLeast";

    private static final String YES = "true";
    private static final String NO = "false";
    private static final Pattern WHOLE = Pattern.compile("-?[0-9]+");

    private final Map<String, String[]> values;

    private Parameters(Map<String, String[]> values) {
        this.values = values;
    }

    /**
     * The request's parameters.
     *
     * @throws ReadProblem when one cannot be read, is not among the known ones, or comes twice
     */
    static Parameters of(HttpServletRequest request, Collection<String> known) {
        return of(request, known, "", 1);
    }

    /** The same where one parameter may come several times. */
    static Parameters of(HttpServletRequest request, Collection<String> known, String repeated, int most) {
        Map<String, String[]> values = readable(request);
        values.forEach((name, given) -> {
            if (!known.contains(name)) {
                throw ReadProblem.inParameter(
                        shortened(name), "This address takes " + list(known) + ", and not " + quoted(name) + ".");
            }
            if (name.equals(repeated)) {
                requireFew(name, given, most);
            } else if (given.length != 1) {
                throw ReadProblem.inParameter(
                        name, "Parameter " + name + " may come once, and not " + given.length + " times.");
            }
        });
        return new Parameters(values);
    }

    private static void requireFew(String name, String[] given, int most) {
        if (given.length > most) {
            throw ReadProblem.inParameter(
                    name, "Parameter " + name + " may come " + most + " times, and not " + given.length + " times.");
        }
        Set<String> before = new HashSet<>();
        for (String value : given) {
            if (!before.add(value)) {
                throw ReadProblem.inParameter(
                        name, "Parameter " + name + " comes twice with " + quoted(value) + ": name each once.");
            }
        }
    }

    /** The server says that it cannot read them by a fault that any program may have, so what cannot be read is looked for here. */
    private static Map<String, String[]> readable(HttpServletRequest request) {
        try {
            return request.getParameterMap();
        } catch (IllegalStateException unreadable) {
            throw AddressText.firstUnreadable(request.getQueryString())
                    .map(name -> ReadProblem.inParameter(
                            shortened(name),
                            "Parameter " + quoted(name) + " cannot be read: an address is text in UTF-8, with % and two"
                                    + " hexadecimal digits for each byte that cannot stand there itself."))
                    .orElseGet(() -> ReadProblem.of(
                            ProblemKind.MALFORMED_REQUEST, "The parameters of this address cannot be read."));
        }
    }

    private static String list(Collection<String> known) {
        return known.isEmpty() ? "no parameter" : "the parameters " + String.join(", ", new TreeSet<>(known));
    }

    /** A hand's id. */
    static UUID hand(String text) {
        try {
            UUID hand = UUID.fromString(text);
            if (hand.toString().equalsIgnoreCase(text)) {
                return hand;
            }
        } catch (IllegalArgumentException notOne) {
            // Answered below, together with texts that the parser takes although they are too short.
        }
        throw ReadProblem.inParameter(
                "hand",
                "A hand is named by a UUID such as 0190c5a4-7e3b-7cc1-8e00-2f6d1b9a3c55, and not by " + quoted(text)
                        + ".");
    }

    /** A position in the path. */
    static int position(String text) {
        return (int) number("position", text, 1, Integer.MAX_VALUE);
    }

    /** A player's name in the path. */
    static String player(String name) {
        return name("player", name);
    }

    /** Names in a parameter that may come several times, in their order. */
    List<String> names(String parameter) {
        return Stream.of(values.getOrDefault(parameter, new String[0]))
                .map(name -> name(parameter, name))
                .toList();
    }

    Optional<String> name(String parameter) {
        return text(parameter).map(name -> name(parameter, name));
    }

    /** What something is called, in so many characters at most. */
    Optional<String> name(String parameter, int longest) {
        return text(parameter).map(name -> name(parameter, name, longest));
    }

    private static String name(String parameter, String name) {
        return name(parameter, name, SeatedPlayer.LONGEST_NAME);
    }

    private static String name(String parameter, String name, int longest) {
        if (name.isBlank() || name.length() > longest || name.indexOf('\0') >= 0) {
            throw ReadProblem.inParameter(
                    parameter,
                    "A name has 1 to " + longest + " characters, not all of them blank, but " + quoted(name)
                            + " came.");
        }
        return name;
    }

    /** Any text, as it came. */
    Optional<String> any(String parameter) {
        return text(parameter);
    }

    boolean has(String parameter) {
        return values.containsKey(parameter);
    }

    Optional<Instant> time(String parameter) {
        return text(parameter).map(text -> {
            Instant time = time(parameter, text);
            if (!HandSearch.isKept(time)) {
                throw ReadProblem.inParameter(
                        parameter, "A time is one of the years 1 to 9999, but " + quoted(text) + " came.");
            }
            return time;
        });
    }

    private static Instant time(String parameter, String text) {
        try {
            return OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeException notOne) {
            throw ReadProblem.inParameter(
                    parameter,
                    "A time is written with its offset, such as 2026-01-05T20:15:00Z, but " + quoted(text) + " came."
                            + " A plus sign in an address is written %2B.");
        }
    }

    Optional<Cursor> cursor(String parameter) {
        return text(parameter).map(text -> {
            try {
                Cursor cursor = Cursor.parse(text);
                if (HandSearch.isKept(cursor.startedAt())) {
                    return cursor;
                }
            } catch (IllegalArgumentException | DateTimeException | ArithmeticException notOne) {
                // Answered below, together with cursors that no page ends with.
            }
            throw ReadProblem.inParameter(
                    parameter,
                    "A cursor is taken as it stands in \"next\" of the page before, but " + quoted(text) + " came.");
        });
    }

    int number(String parameter, int least, int most, int otherwise) {
        return (int) whole(parameter, least, most, otherwise);
    }

    OptionalInt number(String parameter, int least, int most) {
        Optional<String> text = text(parameter);
        return text.isEmpty() ? OptionalInt.empty() : OptionalInt.of((int) number(parameter, text.get(), least, most));
    }

    long whole(String parameter, long least, long most, long otherwise) {
        return text(parameter).map(text -> number(parameter, text, least, most)).orElse(otherwise);
    }

    /** A number that may be there. */
    Optional<Long> whole(String parameter, long least, long most) {
        return text(parameter).map(text -> number(parameter, text, least, most));
    }

    /** A yes or no that may be there. */
    Optional<Boolean> yesOrNo(String parameter) {
        return read(parameter, Parameters::yesOrNoOf, YES + ", " + NO);
    }

    /**
     * What a word means, where it is there.
     *
     * @param meaning empty for words that mean nothing
     * @param told which words there are
     */
    <V> Optional<V> read(String parameter, Function<String, Optional<V>> meaning, String told) {
        return text(parameter)
                .map(text -> meaning.apply(text)
                        .orElseThrow(() -> ReadProblem.inParameter(
                                parameter, parameter + " is one of " + told + ", but " + quoted(text) + " came.")));
    }

    private static Optional<Boolean> yesOrNoOf(String word) {
        return switch (word) {
            case YES -> Optional.of(true);
            case NO -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    /** One of these words, which has to be there. */
    String word(String parameter, Collection<String> known) {
        String word = word(parameter, known, "");
        if (word.isEmpty()) {
            throw ReadProblem.inParameter(
                    parameter, parameter + " is one of " + String.join(", ", known) + ", and is missing.");
        }
        return word;
    }

    /** One of these words. */
    String word(String parameter, Collection<String> known, String otherwise) {
        return read(
                        parameter,
                        word -> known.contains(word) ? Optional.of(word) : Optional.empty(),
                        String.join(", ", known))
                .orElse(otherwise);
    }

    /** A position in the whole log, 0 for its beginning. */
    OptionalLong feedPosition(String parameter) {
        Optional<String> text = text(parameter);
        return text.isEmpty() ? OptionalLong.empty() : OptionalLong.of(feedPosition(parameter, text.get()));
    }

    /** The same from elsewhere in the request. */
    static long feedPosition(String name, String text) {
        return number(name, text, 0, Long.MAX_VALUE);
    }

    /** The position of a hand that the answer must reflect at least. */
    OptionalInt atLeast() {
        Optional<String> text = text(AT_LEAST);
        return text.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of((int) number(AT_LEAST, text.get(), 1, Integer.MAX_VALUE));
    }

    /** The position in the whole log that the answer must reflect at least. */
    OptionalLong atLeastInFeed() {
        Optional<String> text = text(AT_LEAST);
        return text.isEmpty() ? OptionalLong.empty() : OptionalLong.of(number(AT_LEAST, text.get(), 1, Long.MAX_VALUE));
    }

    private Optional<String> text(String parameter) {
        String[] given = values.get(parameter);
        return given == null ? Optional.empty() : Optional.of(given[0]);
    }

    private static long number(String parameter, String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            // The parser takes digits of other scripts and a plus sign, too.
            if (WHOLE.matcher(text).matches() && number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException notOne) {
            // Answered below, together with numbers that are out of range.
        }
        throw ReadProblem.inParameter(
                parameter,
                parameter + " is a whole number from " + least + " to " + most + ", but " + quoted(text) + " came.");
    }

    private static String quoted(String text) {
        return "\"" + shortened(text) + "\"";
    }

    private static String shortened(String text) {
        return text.length() <= SeatedPlayer.LONGEST_NAME ? text : text.substring(0, SeatedPlayer.LONGEST_NAME) + "...";
    }
}
