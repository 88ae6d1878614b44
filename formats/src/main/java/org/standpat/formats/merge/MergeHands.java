package org.standpat.formats.merge;

import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.TextLine;
import org.standpat.formats.transcript.Transcript;

/**
 * The hands of one file. A hand begins at the description of its game, or at its game when that has no description of its own, as where
 * one description stands before all games of a table.
 */
final class MergeHands {

    private static final Pattern GAME = Pattern.compile("\\s*+<game\\s++id=\"([0-9]++-[0-9]++)\".*+");
    private static final Pattern DESCRIPTION = Pattern.compile("\\s*+<description\\s++type=\".*+");

    /** What stands before the next game and belongs to it. */
    private enum Before {
        NOTHING,
        DECLARATION,
        DESCRIPTION
    }

    private Before before = Before.NOTHING;
    private @Nullable MergeElement description;

    /** True for a line that a game begins with. */
    static boolean isGame(String line) {
        return GAME.matcher(line).matches();
    }

    /** True for the line that describes what is played. */
    static boolean isDescription(String line) {
        return DESCRIPTION.matcher(line).matches();
    }

    /** True for a line that a hand begins with; asked once for each line of the file, in order. */
    boolean begins(String line) {
        Before last = before;
        if (line.startsWith("<?xml")) {
            before = Before.DECLARATION;
            return true;
        }
        if (isDescription(line)) {
            before = Before.DESCRIPTION;
            return last != Before.DECLARATION;
        }
        if (isGame(line)) {
            before = Before.NOTHING;
            return last == Before.NOTHING;
        }
        return false;
    }

    /** Takes the next hand of the file: its description may be that of one before it. */
    Supplier<Transcript> take(HandText text) {
        try {
            return reader(text);
        } catch (HandRefused refused) {
            return () -> {
                throw refused;
            };
        }
    }

    private Supplier<Transcript> reader(HandText text) {
        MergeText whole = MergeText.of(text);
        List<MergeElement> elements = MergeXml.read(text.place().ofHand(number(text)), whole);
        MergeElement game = null;
        for (MergeElement element : elements) {
            if (element.name().equals("description")) {
                description = element;
            } else if (element.name().equals("game")) {
                if (game != null) {
                    throw element.refused("expected one game in a line, got a second one");
                }
                game = element;
            }
        }
        if (game == null) {
            throw new HandRefused(text.place(), "the hand breaks off here: expected <game>");
        }
        if (description == null) {
            throw game.refused("expected a <description> before the first game of a file, got none");
        }
        MergeParser parser = new MergeParser(text, description, game, elements);
        return () -> parser.read(elements);
    }

    /** The network's number of the hand; empty when no line begins its game. */
    private static String number(HandText text) {
        for (TextLine line : text.lines()) {
            Matcher game = GAME.matcher(line.text());
            if (game.matches()) {
                return game.group(1);
            }
        }
        return "";
    }
}
