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

/** An open file of Standpat's own format. A hand is its line and the blank lines after it; those before the first hand belong to it. */
final class StandpatFile implements HandFile {

    /** Most bytes of blank lines that are kept with a hand. */
    private static final int MOST_BLANK_BYTES = 64 * 1024;

    private final HandInput input;
    private final Place file;
    private final BoundedLines lines;
    private BoundedLines.@Nullable Line ahead;
    private boolean sawAnything;

    StandpatFile(HandInput input) {
        this.input = input;
        file = Place.of(input.name());
        lines = new BoundedLines(input.in(), StandpatFields.MOST_HAND_BYTES);
    }

    @Override
    public @Nullable Stretch next() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BoundedLines.Line line = ahead == null ? lines.next() : ahead;
        ahead = null;
        long from = line == null ? 0 : line.from();
        for (; line != null && line.isBlank(); line = lines.next()) {
            keep(bytes, line);
        }
        if (line == null) {
            return end();
        }
        sawAnything = true;
        BoundedLines.Line after = lines.next();
        byte[] raw = line.raw();
        if (raw != null) {
            bytes.writeBytes(raw);
            for (; after != null && after.isBlank(); after = lines.next()) {
                keep(bytes, after);
            }
        }
        ahead = after;
        long end = after == null ? lines.bytesRead() : after.from();
        return new OneHand(file.at(line.number(), ""), line, raw == null ? null : source(from, bytes), end);
    }

    private static void keep(ByteArrayOutputStream bytes, BoundedLines.Line blank) {
        byte[] raw = blank.raw();
        if (raw != null && bytes.size() + raw.length <= StandpatFields.MOST_HAND_BYTES + MOST_BLANK_BYTES) {
            bytes.writeBytes(raw);
        }
    }

    private @Nullable Stretch end() {
        if (sawAnything) {
            return null;
        }
        sawAnything = true;
        return new NoHand(file, lines.bytesRead());
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

    private record OneHand(
            Place place, BoundedLines.Line line, @Nullable HandSource source, long end) implements Stretch {
        @Override
        public Entry judge() {
            byte[] bytes = line.bytes();
            if (bytes == null || source == null) {
                return new Unplayable(Refusal.unreadable(
                        place, "expected a hand of at most " + StandpatFields.MOST_HAND_BYTES + " bytes, got more"));
            }
            try {
                return new Playable(
                        StandpatJudge.judge(place, StandpatLine.read(place, bytes), source));
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
