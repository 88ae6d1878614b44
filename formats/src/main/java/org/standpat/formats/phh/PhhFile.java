package org.standpat.formats.phh;

import java.io.IOException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandRefused;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;

/** An open PHH file. */
final class PhhFile implements HandFile {

    private final Place file;
    private final PhhSections sections;
    private final long bytes;
    private final Instant undated;
    private boolean sawAnything;

    PhhFile(Place file, PhhSections sections, long bytes, Instant undated) {
        this.file = file;
        this.sections = sections;
        this.bytes = bytes;
        this.undated = undated;
    }

    @Override
    public @Nullable Stretch next() throws IOException {
        for (PhhSection section = sections.next(); section != null; section = sections.next()) {
            if (!section.isEmpty()) {
                sawAnything = true;
                return new OneHand(section, undated);
            }
            sections.addToNext(section);
        }
        if (sawAnything) {
            return null;
        }
        sawAnything = true;
        return new NoHand(file, bytes);
    }

    private record NoHand(Place file, long end) implements Stretch {
        @Override
        public Entry judge() {
            return new Unplayable(Refusal.unreadable(file, "the file holds no hand"));
        }
    }

    private record OneHand(PhhSection section, Instant undated) implements Stretch {
        @Override
        public long end() {
            return section.end();
        }

        @Override
        public Entry judge() {
            try {
                return new Playable(PhhJudge.judge(PhhParser.parse(section), undated));
            } catch (HandRefused refused) {
                HandSource source = section.source();
                return new Unplayable(
                        source == null ? refused.refusal() : refused.refusal().of(source));
            }
        }
    }

    @Override
    public long bytes() {
        return bytes;
    }

    @Override
    public void close() throws IOException {
        sections.close();
    }
}
