package org.standpat.formats.text;

import java.io.IOException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
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
    private final HandReader reader;
    private final Judging judging;
    private boolean sawAnything;

    private TextHandFile(HandFormat format, HandInput input, HandTexts texts, HandReader reader, Judging judging) {
        this.format = format;
        this.input = input;
        this.texts = texts;
        this.reader = reader;
        this.judging = judging;
    }

    /** Reads hands of one file. */
    @FunctionalInterface
    public interface HandReader {

        /**
         * Takes the next hand of the file; asked for each hand in order, so that one may depend on what stood before it.
         *
         * @return reads the hand, or refuses it; asked by any thread
         */
        Supplier<Transcript> take(HandText text);
    }

    /**
     * Opens a file of a format in which what a hand says does not depend on the hands before it.
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
        return openInOrder(format, input, beginsHand, text -> () -> reader.apply(text), judging);
    }

    /**
     * Opens a file.
     *
     * @param beginsHand true for a line that a hand begins with
     * @param reader reads a hand, or refuses it
     * @throws IOException when it cannot be read
     */
    public static TextHandFile openInOrder(
            HandFormat format, HandInput input, Predicate<String> beginsHand, HandReader reader, Judging judging)
            throws IOException {
        Beginning beginning = Beginning.read(input.in());
        HandTexts texts = new HandTexts(
                Place.of(input.name()), format.name(), beginning.before(input.in()), beginning.encoding(), beginsHand);
        return new TextHandFile(format, input, texts, reader, judging);
    }

    @Override
    public @Nullable Stretch next() throws IOException {
        HandText text = texts.next();
        if (text != null && (text.fault() != null || !text.lines().isEmpty())) {
            sawAnything = true;
            return stretch(text);
        }
        if (sawAnything) {
            return null;
        }
        sawAnything = true;
        return new Refused(input.bytes(), Refusal.unreadable(Place.of(input.name()), "the file holds no hand"));
    }

    private Stretch stretch(HandText text) {
        Refusal fault = text.fault();
        if (fault != null) {
            return new Refused(text.end(), of(text, fault));
        }
        if (!text.begins()) {
            return new Refused(
                    text.end(),
                    of(
                            text,
                            Refusal.unreadable(
                                    text.place(),
                                    "expected a line that begins a hand of " + format.title() + ", got "
                                            + TextLimits.quote(
                                                    text.lines().getFirst().text()))));
        }
        return new OneHand(text, reader.take(text), judging);
    }

    private static Refusal of(HandText text, Refusal refusal) {
        HandSource source = text.source();
        return source == null ? refusal : refusal.of(source);
    }

    private record Refused(long end, Refusal refusal) implements Stretch {
        @Override
        public Entry judge() {
            return new Unplayable(refusal);
        }
    }

    private record OneHand(HandText text, Supplier<Transcript> reader, Judging judging) implements Stretch {
        @Override
        public long end() {
            return text.end();
        }

        @Override
        public Entry judge() {
            try {
                return new Playable(TranscriptJudge.judge(reader.get(), judging));
            } catch (HandRefused refused) {
                return new Unplayable(of(text, refused.refusal()));
            }
        }
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
