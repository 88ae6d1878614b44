package org.standpat.formats.standpat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.standpat.export.json.StandpatFields;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandInput;
import org.standpat.formats.HandRefused;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;

/**
 * An open file of Standpat's own format. A hand is its line and the blank lines after it; those before the first hand belong to it. Blank
 * lines beyond what is kept with a hand are a stretch of their own, which is refused, so that nothing of a file is lost without a word.
 */
final class StandpatFile implements HandFile {

    /** Most bytes of blank lines before the first hand, and after each, that are kept with it. */
    static final int MOST_BLANK_BYTES = 64 * 1024;

    private final HandInput input;
    private final Place file;
    private final BoundedLines lines;
    private BoundedLines.@Nullable Line ahead;
    private boolean isBegun;

    StandpatFile(HandInput input) {
        this.input = input;
        file = Place.of(input.name());
        lines = new BoundedLines(input.in(), StandpatFields.MOST_HAND_BYTES);
    }

    @Override
    public @Nullable Stretch next() throws IOException {
        if (!isBegun) {
            isBegun = true;
            return first();
        }
        BoundedLines.Line line = ahead;
        if (line == null) {
            return null;
        }
        return line.isBlank() ? blanks(line) : hand(line, new ByteArrayOutputStream());
    }

    private Stretch first() throws IOException {
        BoundedLines.Line begin = lines.next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BoundedLines.Line line = keepBlanks(begin, bytes);
        if (begin != null && line != null && line.isBlank()) {
            Stretch blanks = blanks(begin);
            return ahead == null ? new NoHand(file, blanks.end()) : blanks;
        }
        return line == null ? new NoHand(file, lines.bytesRead()) : hand(line, bytes);
    }

    /** The hand of this line, with what came before it. */
    private Stretch hand(BoundedLines.Line line, ByteArrayOutputStream bytes) throws IOException {
        Place place = file.at(line.number(), "");
        byte[] raw = line.raw();
        if (raw == null) {
            ahead = afterBlanks();
            return new TooLong(place, begunAt(ahead));
        }
        long from = line.from() - bytes.size();
        bytes.writeBytes(raw);
        ahead = keepBlanks(lines.next(), bytes);
        return new OneHand(place, line, source(from, bytes), begunAt(ahead));
    }

    /** Keeps blank lines from this one on; the first line that is none, or that would be too much. */
    private BoundedLines.@Nullable Line keepBlanks(BoundedLines.@Nullable Line from, ByteArrayOutputStream bytes)
            throws IOException {
        int most = bytes.size() + MOST_BLANK_BYTES;
        BoundedLines.Line line = from;
        while (line != null && line.isBlank()) {
            byte[] raw = line.raw();
            if (raw == null || bytes.size() + raw.length > most) {
                return line;
            }
            bytes.writeBytes(raw);
            line = lines.next();
        }
        return line;
    }

    private Stretch blanks(BoundedLines.Line from) throws IOException {
        ahead = afterBlanks();
        return new TooBlank(file.at(from.number(), ""), begunAt(ahead));
    }

    private BoundedLines.@Nullable Line afterBlanks() throws IOException {
        BoundedLines.Line line = lines.next();
        while (line != null && line.isBlank()) {
            line = lines.next();
        }
        return line;
    }

    private long begunAt(BoundedLines.@Nullable Line line) {
        return line == null ? lines.bytesRead() : line.from();
    }

    private HandSource source(long from, ByteArrayOutputStream bytes) {
        return new HandSource(StandpatFormat.NAME, input.name(), from, StandardCharsets.UTF_8, bytes.toByteArray());
    }

    private record NoHand(Place file, long end) implements Stretch {
        @Override
        public Entry judge() {
            return new Unplayable(Refusal.unreadable(file, "the file holds no hand"));
        }
    }

    private record TooLong(Place place, long end) implements Stretch {
        @Override
        public Entry judge() {
            return new Unplayable(Refusal.unreadable(
                    place, "expected a hand of at most " + StandpatFields.MOST_HAND_BYTES + " bytes, got more"));
        }
    }

    private record TooBlank(Place place, long end) implements Stretch {
        @Override
        public Entry judge() {
            return new Unplayable(Refusal.unreadable(
                    place,
                    "expected at most " + MOST_BLANK_BYTES
                            + " bytes of blank lines beside a hand, got more; those from here on are not kept"));
        }
    }

    private record OneHand(Place place, BoundedLines.Line line, HandSource source, long end) implements Stretch {
        @Override
        public Entry judge() {
            byte[] bytes = line.bytes();
            if (bytes == null) {
                throw new IllegalStateException("a line whose source is kept has its bytes");
            }
            try {
                return new Playable(StandpatJudge.judge(place, StandpatLine.read(place, bytes), source));
            } catch (HandRefused refused) {
                return new Unplayable(refused.refusal().of(source));
            }
        }
    }

    @Override
    public long bytes() {
        return input.bytes();
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
