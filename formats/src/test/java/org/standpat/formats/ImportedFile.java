package org.standpat.formats;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.standpat.formats.HandFile.Entry;
import org.standpat.formats.HandFile.Stretch;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.recognition.HandFormats;

/**
 * What became of a file whose format was recognised from its content.
 *
 * @param entries every hand of the file, recorded or refused
 */
public record ImportedFile(List<Entry> entries) {

    /** When hands without a date began. */
    public static final Instant UNDATED = Instant.parse("2026-01-02T03:04:05Z");

    /** Reads a file. */
    public static ImportedFile of(Path file) {
        try {
            return of(file.toString(), Files.readAllBytes(file));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** Reads a text in UTF-8. */
    public static ImportedFile of(String text) {
        return of("hands.txt", text.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads bytes. */
    public static ImportedFile of(String name, byte[] bytes) {
        return of(name, new ByteArrayInputStream(bytes), bytes.length, Judging.asClaimed(UNDATED));
    }

    /** Reads bytes, judged so. */
    public static ImportedFile of(String name, InputStream in, long length, Judging judging) {
        HandFormats formats = new HandFormats(judging);
        return read(() -> formats.open(new HandInput(name, length, in)));
    }

    /** Reads bytes as this format, whatever they begin with. */
    public static ImportedFile of(HandFormat format, byte[] bytes) {
        return read(() -> format.open(new HandInput("hands.txt", bytes.length, new ByteArrayInputStream(bytes))));
    }

    private interface Opening {
        HandFile open() throws IOException;
    }

    private static ImportedFile read(Opening opening) {
        List<Entry> entries = new ArrayList<>();
        try (HandFile hands = opening.open()) {
            for (Stretch next = hands.next(); next != null; next = hands.next()) {
                entries.add(next.judge());
            }
        } catch (HandRefused refused) {
            entries.add(new HandFile.Unplayable(refused.refusal()));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return new ImportedFile(entries);
    }

    /** The text of a fixture of this module. */
    public static String fixture(String name) {
        try (var in = Objects.requireNonNull(ImportedFile.class.getResourceAsStream("/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** The hands that are recorded. */
    public List<ImportedHand> hands() {
        return entries.stream()
                .filter(HandFile.Playable.class::isInstance)
                .map(entry -> ((HandFile.Playable) entry).hand())
                .toList();
    }

    /** The refusals. */
    public List<Refusal> refusals() {
        return entries.stream()
                .filter(HandFile.Unplayable.class::isInstance)
                .map(entry -> ((HandFile.Unplayable) entry).refusal())
                .toList();
    }

    /** The only hand. */
    public ImportedHand hand() {
        if (entries.size() != 1 || hands().isEmpty()) {
            throw new AssertionError("expected one hand, got "
                    + refusals().stream().map(Refusal::sentence).toList());
        }
        return hands().getFirst();
    }

    /** The only refusal. */
    public Refusal refusal() {
        if (entries.size() != 1 || refusals().isEmpty()) {
            throw new AssertionError("expected one refusal, got " + entries.size() + " entries, refused "
                    + refusals().stream().map(Refusal::sentence).toList());
        }
        return refusals().getFirst();
    }

    /** The sources of all entries, in the order of the file. */
    public List<HandSource> sources() {
        List<HandSource> sources = new ArrayList<>();
        for (Entry entry : entries) {
            HandSource source = switch (entry) {
                case HandFile.Playable playable -> playable.hand().source();
                case HandFile.Unplayable unplayable -> unplayable.refusal().source();
            };
            if (source != null) {
                sources.add(source);
            }
        }
        return sources;
    }
}
