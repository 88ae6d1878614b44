package org.standpat.formats.phh;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;

/**
 * Takes a file apart into its hands, so that one is in memory at a time and a broken one does not spoil the rest. Every table
 * {@code [key]} at the top of the file is a hand, but for user-defined tables, whose names begin with an underscore; what stands
 * before the first table is a hand too.
 */
final class PhhSections implements Closeable {

    private static final Pattern HEADER = Pattern.compile(
            "\\s*+\\[\\s*+(?:\"([^\"\\\\]++)\"|'([^']++)'|([A-Za-z0-9_-]++))\\s*+]\\s*+(?:#.*+)?+", Pattern.DOTALL);

    private static final byte[] NOTHING = {};

    private final String file;
    private final PhhLines lines;
    private final PhhKeys keys = new PhhKeys();
    private PhhLines.@Nullable Line header;
    private byte[] before = NOTHING;
    private boolean started;
    private boolean ended;

    /** The hands of a file of this name. */
    PhhSections(String file, InputStream in) {
        this.file = file;
        lines = new PhhLines(in);
    }

    /** The next hand; null at the end of the file. What stands before the first table comes first, even when it is nothing. */
    @Nullable
    PhhSection next() throws IOException {
        if (ended) {
            return null;
        }
        PhhLines.Line first = header;
        String key = first == null ? "" : key(first.text());
        if (started && first == null) {
            ended = true;
            return null;
        }
        started = true;
        boolean named = key.length() <= PhhLimits.LONGEST_NAME;
        String label = named ? key : key.substring(0, PhhLimits.LONGEST_NAME) + "...";
        Place place = Place.of(file).ofHand(label).at(first == null ? 1 : first.number(), "");
        if (keys.isFull()) {
            ended = true;
            Text rest = new Text(place);
            rest.refuse(
                    place,
                    "the file has more than " + PhhLimits.MOST_NAMES + " hands whose names are no numbers; split it");
            return rest.section(key, lines.bytesRead());
        }
        Text text = new Text(place);
        text.raw.writeBytes(before);
        text.from = first == null ? 0 : first.from() - before.length;
        before = NOTHING;
        if (first != null) {
            text.add(first);
        }
        if (!named) {
            text.refuse(place, "the table of a hand has a name of at most " + PhhLimits.LONGEST_NAME + " characters");
        } else if (!keys.add(key)) {
            text.refuse(place, "there is a hand [" + key + "] before this one; every hand has a number of its own");
        }
        fill(text, key);
        return text.section(key, header == null ? lines.bytesRead() : header.from());
    }

    private void fill(Text text, String key) throws IOException {
        header = null;
        for (PhhLines.Line line = lines.next(); line != null; line = lines.next()) {
            if (beginsHand(line.text(), key, text.outline)) {
                header = line;
                return;
            }
            text.add(line);
        }
    }

    /**
     * A table header begins a hand at the top of the document. Where a bracket is missing before it, the number that follows on this
     * hand's, alone on its line, is taken for one too: else a slip in one hand would swallow all the others.
     */
    private static boolean beginsHand(String line, String before, TomlOutline outline) {
        String key = key(line);
        if (key.isEmpty() || key.startsWith("_")) {
            return false;
        }
        return outline.atTop() || (!outline.inString() && line.stripTrailing().equals("[" + successor(before) + "]"));
    }

    /** What stands in this section is no hand; its bytes belong to the next one, so that none is lost. */
    void addToNext(PhhSection section) {
        HandSource source = section.source();
        before = source == null ? NOTHING : source.bytes();
    }

    private static String successor(String key) {
        // Nine digits always fit; a file never has that many hands.
        return key.matches("\\d{1,9}") ? Integer.toString(Integer.parseInt(key) + 1) : "1";
    }

    /** The key of a table header; empty when the line is none. */
    private static String key(String line) {
        Matcher matcher = HEADER.matcher(line);
        if (!matcher.matches()) {
            return "";
        }
        String key = "";
        for (int group = 1; group <= matcher.groupCount(); group++) {
            String found = matcher.group(group);
            key = found == null ? key : found;
        }
        return key;
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }

    /** Gathers the lines of one hand, up to the most that it may have. */
    private static final class Text {
        private final StringBuilder text = new StringBuilder();
        private final ByteArrayOutputStream raw = new ByteArrayOutputStream();
        private long from;
        private boolean whole = true;
        private final TomlOutline outline = new TomlOutline(PhhFields.ACTIONS);
        private final Place place;
        private @Nullable Refusal fault;

        Text(Place place) {
            this.place = place;
        }

        void add(PhhLines.Line line) {
            whole &= line.raw().length > 0 && raw.size() + line.raw().length <= PhhLimits.MOST_HAND_BYTES;
            if (whole) {
                raw.writeBytes(line.raw());
            }
            String problem = line.fault();
            if (problem != null) {
                refuse(place.at(line.number(), ""), problem);
                outline.reset();
                return;
            }
            outline.follow(line.number(), line.text());
            if (text.length() + line.text().length() >= PhhLimits.MOST_HAND_BYTES) {
                refuse(place, "the hand has more than " + PhhLimits.MOST_HAND_BYTES + " characters");
            } else {
                text.append(line.text()).append('\n');
            }
        }

        void refuse(Place where, String why) {
            if (fault == null) {
                fault = Refusal.unreadable(where, why);
            }
        }

        PhhSection section(String key, long end) {
            HandSource source = whole
                    ? new HandSource(PhhFormat.NAME, place.file(), from, StandardCharsets.UTF_8, raw.toByteArray())
                    : null;
            return new PhhSection(place, key, text.toString(), outline.fields(), outline.strings(), end, fault, source);
        }
    }
}
