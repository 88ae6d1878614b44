package org.standpat.formats.text;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.formats.Spot;

/**
 * Reads one line from left to right. What does not come is refused with the line, the column and what was expected there; whoever may
 * read a line in two ways tries the one and, when it does not fit, goes back and tries the other.
 */
public final class LineLexer {

    private final Place hand;
    private final TextLine line;
    private final String text;
    private final int column;
    private int at;

    /** Reads a line of this hand from its beginning. */
    public LineLexer(Place hand, TextLine line) {
        this(hand, line, 1);
    }

    private LineLexer(Place hand, TextLine line, int column) {
        this.hand = hand;
        this.line = line;
        this.column = column;
        text = line.text();
    }

    /** Reads a text that stands somewhere in a line of this hand, from its beginning. */
    public static LineLexer of(Place hand, Spot at, String text) {
        return new LineLexer(hand, new TextLine(at.line(), text, null), at.column());
    }

    /** The same line, read on from here without moving this one. */
    public LineLexer copy() {
        LineLexer copy = new LineLexer(hand, line, column);
        copy.at = at;
        return copy;
    }

    /** The whole line. */
    public String line() {
        return text;
    }

    /** What has not been read. */
    public String rest() {
        return text.substring(at);
    }

    /** Where it stands now. */
    public Spot spot() {
        return new Spot(line.number(), column + at);
    }

    /** Where the line begins. */
    public Spot start() {
        return new Spot(line.number(), column);
    }

    /** True when nothing is left. */
    public boolean atEnd() {
        return at == text.length();
    }

    /** Reads these characters if they come next. */
    public boolean take(String expected) {
        boolean comes = text.startsWith(expected, at);
        at += comes ? expected.length() : 0;
        return comes;
    }

    /** Reads these characters, which must come next. */
    public void expect(String expected) {
        if (!take(expected)) {
            throw expected("\"" + expected + "\"");
        }
    }

    /** Expects the end of the line. */
    public void expectEnd() {
        if (!atEnd()) {
            throw expected("the end of the line");
        }
    }

    /** Reads up to the next place where these characters come, which are read too; nothing is read when they do not come. */
    public @Nullable String takeUntil(String end) {
        return takeTo(text.indexOf(end, at), end.length());
    }

    /** As {@link #takeUntil}, but up to the last such place of the line. */
    public @Nullable String takeUntilLast(String end) {
        int found = text.lastIndexOf(end);
        return takeTo(found < at ? -1 : found, end.length());
    }

    private @Nullable String takeTo(int found, int more) {
        if (found < 0) {
            return null;
        }
        String taken = text.substring(at, found);
        at = found + more;
        return taken;
    }

    /** Reads what comes up to these characters, which must come. */
    public String expectUntil(String end) {
        String taken = takeUntil(end);
        if (taken == null) {
            throw expected("something that ends with \"" + end + "\"");
        }
        return taken;
    }

    /** Reads over all that is left. */
    public void takeAll() {
        at = text.length();
    }

    /** Reads capital letters; empty when none come. */
    public String word() {
        int from = at;
        while (at < text.length() && text.charAt(at) >= 'A' && text.charAt(at) <= 'Z') {
            at++;
        }
        return text.substring(from, at);
    }

    /**
     * Tries to read on in one way. When it does not fit, the lexer stands where it stood.
     *
     * @return what was read; null when the line does not go on in this way
     */
    public <T> @Nullable T tryTo(Function<LineLexer, @Nullable T> reading) {
        int before = at;
        T read = reading.apply(this);
        if (read == null) {
            at = before;
        }
        return read;
    }

    /** Reads a whole number of at most nine digits. */
    public int number() {
        String digits = digits();
        if (digits.isEmpty() || digits.length() > Amounts.MOST_NUMBER_DIGITS) {
            at -= digits.length();
            throw expected("a number of 1 to " + Amounts.MOST_NUMBER_DIGITS + " digits");
        }
        return Integer.parseInt(digits);
    }

    /** Reads over blanks. */
    public void skipBlanks() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    /** Reads digits; empty when none come. */
    public String digits() {
        int from = at;
        while (at < text.length() && Amounts.isDigit(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    /**
     * Reads a name and what follows it. A name may itself hold what follows names, so the longest one is taken after which the line goes
     * on as it should.
     *
     * @param end what stands between the name and the rest
     * @param rest reads the rest of the line for this name; null when it does not go on so
     * @return what was read; null when no name fits, and nothing is read then
     */
    public <T> @Nullable T readName(String end, BiFunction<String, LineLexer, @Nullable T> rest) {
        int from = at;
        for (int found = text.lastIndexOf(end); found > from; found = text.lastIndexOf(end, found - 1)) {
            at = found + end.length();
            T read = rest.apply(text.substring(from, found), this);
            if (read != null) {
                return read;
            }
        }
        at = from;
        return null;
    }

    /** Reads an amount as the hand's money is written, in smallest units. */
    public long amount(Coin coin) {
        Amounts.Read read = readAmount(coin);
        if (read.fault() != null) {
            throw new HandRefused(
                    place(quoteRest()),
                    "expected an amount " + read.fault() + ", got " + (atEnd() ? "the end" : quoteRest()));
        }
        return read.amount();
    }

    /** As {@link #amount}; null, and nothing is read, when no amount comes. */
    public @Nullable Long tryAmount(Coin coin) {
        Amounts.Read read = readAmount(coin);
        return read.fault() == null ? read.amount() : null;
    }

    private Amounts.Read readAmount(Coin coin) {
        int from = at;
        take(coin.before());
        String written = Amounts.written(text, at);
        Amounts.Read read = Amounts.read(written, coin.money().decimals());
        at = read.fault() == null ? at + written.length() : from;
        if (read.fault() == null) {
            take(coin.after());
        }
        return read;
    }

    /** Reads cards in brackets, as in {@code [7h 5c]}. */
    public Cards cards() {
        return LineCards.inBrackets(this);
    }

    /** A refusal of what comes next. */
    public HandRefused expected(String what) {
        return new HandRefused(place(quoteRest()), "expected " + what + ", got " + (atEnd() ? "the end" : quoteRest()));
    }

    /** Where it stands now, for a refusal. */
    public Place place(String quoted) {
        return hand.at(spot(), atEnd() ? "" : quoted);
    }

    private String quoteRest() {
        return TextLimits.quote(rest());
    }
}
