package org.standpat.formats.text;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.formats.Spot;

/** Gathers the lines of one hand, up to the most that it may have. */
final class GatheredHand {

    private final Place file;
    private final long from;
    private final List<TextLine> lines = new ArrayList<>();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private boolean begins;
    private boolean whole = true;
    private @Nullable Refusal fault;

    GatheredHand(Place file, long from) {
        this.file = file;
        this.from = from;
    }

    /** True while nothing but blank lines has come. */
    boolean isBlank() {
        return lines.isEmpty() && fault == null;
    }

    void add(ByteLines.Raw raw, TextLine line, boolean beginsHand) {
        begins |= beginsHand;
        whole &= raw.isWhole();
        if (whole && bytes.size() + raw.bytes().length > TextLimits.MOST_HAND_BYTES) {
            whole = false;
            refuse(
                    line.number(),
                    "expected a hand of at most " + TextLimits.MOST_HAND_BYTES + " bytes, got a longer one");
        }
        if (whole) {
            bytes.writeBytes(raw.bytes());
        }
        String problem = line.fault();
        if (problem != null) {
            refuse(line.number(), problem);
        } else if (whole && !line.isBlank()) {
            lines.add(line);
        }
    }

    private void refuse(int line, String why) {
        if (fault == null) {
            fault = Refusal.unreadable(place().at(Spot.ofLine(line), ""), why);
        }
    }

    private Place place() {
        return lines.isEmpty() ? file : file.at(Spot.ofLine(lines.getFirst().number()), "");
    }

    /** The hand, which ends at this place in the file. */
    HandText text(String format, TextEncoding encoding, long end) {
        byte[] all = bytes.toByteArray();
        HandSource source = whole ? new HandSource(format, file.file(), from, encoding.charset(all), all) : null;
        return new HandText(place(), begins, lines, end, source, fault);
    }
}
