package org.standpat.formats.text;

import java.io.IOException;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;
import org.standpat.formats.HandRefused;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.judge.TranscriptJudge;
import org.standpat.formats.transcript.Transcript;

/** An open file of a format of lines. */
public final class TextHandFile implements HandFile {

    private final HandFormat format;
    private final HandInput input;
    private final HandTexts texts;
    private final Function<HandText, Transcript> reader;
    private final Judging judging;
    private boolean sawAnything;

    private TextHandFile(
            HandFormat format,
            HandInput input,
            HandTexts texts,
            Function<HandText, Transcript> reader,
            Judging judging) {
        this.format = format;
        this.input = input;
        this.texts = texts;
        this.reader = reader;
        this.judging = judging;
    }

    /**
     * Opens a file.
     *
     * @param beginsHand true for a line that a hand begins with
     * @param reader reads a hand, or refuses it
     * @throws IOException when it cannot be read
     */
    public static TextHandFile open(
            HandFormat format,
            HandInput input,
            Predicate<String> beginsHand,
            Function<HandText, Transcript> reader,
            Judging judging)
            throws IOException {
        Beginning beginning = Beginning.read(input.in());
        HandTexts texts = new HandTexts(
                Place.of(input.name()), format.name(), beginning.before(input.in()), beginning.encoding(), beginsHand);
        return new TextHandFile(format, input, texts, reader, judging);
    }

    @Override
    public @Nullable Entry next() throws IOException {
        HandText text = texts.next();
        if (text != null && (text.fault() != null || !text.lines().isEmpty())) {
            sawAnything = true;
            return entry(text);
        }
        if (sawAnything) {
            return null;
        }
        sawAnything = true;
        return new Unplayable(Refusal.unreadable(Place.of(input.name()), "the file holds no hand"));
    }

    private Entry entry(HandText text) {
        try {
            return new Playable(TranscriptJudge.judge(read(text), judging));
        } catch (HandRefused refused) {
            HandSource source = text.source();
            return new Unplayable(
                    source == null ? refused.refusal() : refused.refusal().of(source));
        }
    }

    private Transcript read(HandText text) {
        Refusal fault = text.fault();
        if (fault != null) {
            throw new HandRefused(fault);
        }
        if (!text.begins()) {
            throw new HandRefused(
                    text.place(),
                    "expected a line that begins a hand of " + format.title() + ", got "
                            + TextLimits.quote(text.lines().getFirst().text()));
        }
        return reader.apply(text);
    }

    @Override
    public long bytesRead() {
        return texts.bytesRead();
    }

    @Override
    public long bytes() {
        return input.bytes();
    }

    @Override
    public void close() throws IOException {
        texts.close();
    }
}
