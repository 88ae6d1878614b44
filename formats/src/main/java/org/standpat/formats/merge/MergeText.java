package org.standpat.formats.merge;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.TextLimits;

/**
 * The text of a hand's XML, which has several elements side by side and none around them, and where each character of it stands in the
 * file.
 */
final class MergeText {

    /** Name of the element that is put around the text to read it. */
    static final String ROOT = "hands";

    /** Entities that XML itself has, and characters by number. */
    private static final Pattern ENTITY = Pattern.compile("&(?:amp|lt|gt|quot|apos|#[0-9]{1,7}+|#x[0-9A-Fa-f]{1,6}+);");

    private static final Pattern DECLARATION = Pattern.compile("<\\?xml\\s[^?<>]*+\\?>");

    private final String text;
    private final int firstLine;

    private MergeText(String text, int firstLine) {
        this.text = text;
        this.firstLine = firstLine;
    }

    /** The text of a hand, of which at least one line is not blank. */
    static MergeText of(HandText hand) {
        return new MergeText(
                withoutDeclaration(hand.joined()), hand.lines().getFirst().number());
    }

    /** The declaration of a file may stand before its first element alone; there it is blanked. */
    private static String withoutDeclaration(String text) {
        Matcher declaration = DECLARATION.matcher(text);
        return declaration.lookingAt() ? " ".repeat(declaration.end()) + text.substring(declaration.end()) : text;
    }

    /** The text within one element. */
    String rooted() {
        return "<" + ROOT + ">" + text + "</" + ROOT + ">";
    }

    /**
     * Refuses all that is no plain element.
     *
     * @throws HandRefused for document types, comments, sections, instructions, and entities that XML itself does not have
     */
    void refuseMarkup(Place hand) {
        for (int i = 0; i < text.length(); i++) {
            boolean markup = text.startsWith("<!", i) || text.startsWith("<?", i);
            boolean entity = text.charAt(i) == '&'
                    && !ENTITY.matcher(text).region(i, text.length()).lookingAt();
            if (markup || entity) {
                String came = TextLimits.quote(text.substring(i));
                throw new HandRefused(
                        hand.at(spot(i), came),
                        "expected elements without document types, comments, instructions or entities of their own, got "
                                + came);
            }
        }
    }

    /** Place of the next tag that begins an element, from here on. */
    int startOfTag(int from) {
        int at = text.indexOf('<', from);
        while (at >= 0 && text.startsWith("</", at)) {
            at = text.indexOf('<', at + 1);
        }
        return Math.max(at, 0);
    }

    /** Place of the value of an attribute in the tag that begins here; that of the tag when it is written oddly. */
    int startOfValue(int tag, String attribute) {
        int at = text.indexOf(attribute + "=", tag);
        return at < 0 ? tag : at + attribute.length() + 2;
    }

    /** Where a character of the text stands in the file. */
    Spot spot(int at) {
        int line = firstLine;
        int start = 0;
        int end = Math.min(at, text.length());
        for (int i = 0; i < end; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                start = i + 1;
            }
        }
        return new Spot(line, end - start + 1);
    }
}
