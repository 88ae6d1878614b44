package org.standpat.formats.merge;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.formats.Spot;

/**
 * The elements of a hand's XML in their order. Document types, entities of any kind but the five of XML, instructions and comments are
 * refused before a parser sees the text; depth, attributes and their lengths are bounded.
 */
final class MergeXml {

    /** What may stand where: a name and the element around it. */
    private static final Map<String, String> WITHIN = Map.of(
            "description", MergeText.ROOT,
            "game", MergeText.ROOT,
            "players", "game",
            "player", "players",
            "round", "game",
            "event", "round",
            "cards", "round",
            "winner", "round");

    private final Place hand;
    private final MergeText text;
    private final List<MergeElement> elements = new ArrayList<>();
    private final List<String> open = new ArrayList<>();
    private String round = "";
    private int cursor;

    private MergeXml(Place hand, MergeText text) {
        this.hand = hand;
        this.text = text;
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("nothing outside of the text is read");
        });
        return factory;
    }

    /**
     * Reads the elements.
     *
     * @throws HandRefused when the text is no XML of this kind
     */
    static List<MergeElement> read(Place hand, MergeText text) {
        text.refuseMarkup(hand);
        MergeXml xml = new MergeXml(hand, text);
        try {
            xml.read(factory().createXMLStreamReader(new StringReader(text.rooted())));
        } catch (XMLStreamException fault) {
            Spot spot = text.spot(Math.max(xml.cursor, 0));
            throw new HandRefused(hand.at(spot, ""), "the text is no well-formed XML after this place");
        }
        return xml.elements;
    }

    private void read(XMLStreamReader reader) throws XMLStreamException {
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> start(reader);
                case XMLStreamConstants.END_ELEMENT -> open.removeLast();
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.SPACE -> {
                    if (!reader.isWhiteSpace()) {
                        throw refused(text.spot(cursor), "expected elements alone, got text after this place");
                    }
                }
                case XMLStreamConstants.END_DOCUMENT -> {}
                default -> throw refused(text.spot(cursor), "expected elements alone, got other markup after this");
            }
        }
    }

    private void start(XMLStreamReader reader) {
        String name = reader.getLocalName();
        if (open.isEmpty()) {
            open.add(name);
            return;
        }
        int from = text.startOfTag(cursor);
        Spot at = text.spot(from);
        if (open.size() > MergeLimits.DEEPEST_NESTING || elements.size() >= MergeLimits.MOST_ELEMENTS) {
            throw refused(
                    at,
                    "expected at most " + MergeLimits.MOST_ELEMENTS + " elements, nested at most "
                            + MergeLimits.DEEPEST_NESTING + " deep");
        }
        if (!open.getLast().equals(WITHIN.get(name))) {
            throw refused(at, "expected no <" + cut(name) + "> within <" + cut(open.getLast()) + ">");
        }
        MergeElement element = new MergeElement(hand, at, name, round, attributes(reader, from));
        if (name.equals("round")) {
            round = element.text("id");
        }
        open.add(name);
        elements.add(element);
        cursor = from + 1;
    }

    private Map<String, MergeElement.Value> attributes(XMLStreamReader reader, int from) {
        int count = reader.getAttributeCount();
        if (count > MergeLimits.MOST_ATTRIBUTES) {
            throw refused(
                    text.spot(from), "expected at most " + MergeLimits.MOST_ATTRIBUTES + " attributes, got " + count);
        }
        Map<String, MergeElement.Value> attributes = new HashMap<>();
        for (int i = 0; i < count; i++) {
            String name = reader.getAttributeLocalName(i);
            String value = reader.getAttributeValue(i);
            Spot at = text.spot(text.startOfValue(from, name));
            if (value.length() > MergeLimits.LONGEST_VALUE) {
                throw refused(
                        at,
                        "expected a value of at most " + MergeLimits.LONGEST_VALUE + " characters, got "
                                + value.length());
            }
            if (value.chars().anyMatch(Character::isISOControl)) {
                throw refused(at, "expected a value without control characters");
            }
            attributes.put(name, new MergeElement.Value(at, value));
        }
        return attributes;
    }

    private HandRefused refused(Spot at, String why) {
        return new HandRefused(hand.at(at, ""), why);
    }

    private static String cut(String name) {
        return name.length() <= MergeLimits.LONGEST_NAME ? name : name.substring(0, MergeLimits.LONGEST_NAME);
    }
}
