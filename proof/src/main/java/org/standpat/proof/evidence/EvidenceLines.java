package org.standpat.proof.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The lines of a file, read one after the other. */
final class EvidenceLines {

    private static final int LONGEST_QUOTE = 160;

    private final String text;
    private final List<String> lines;
    private int next;

    private EvidenceLines(String text, List<String> lines) {
        this.text = text;
        this.lines = lines;
    }

    static EvidenceLines of(byte[] bytes) {
        if (bytes.length > Evidence.MOST_BYTES) {
            throw new UnreadableEvidenceException(
                    1,
                    "A file of at most %,d bytes was expected, but it has %,d."
                            .formatted(Evidence.MOST_BYTES, bytes.length));
        }
        String text = utf8(bytes);
        List<String> lines = new ArrayList<>();
        int begin = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
            lines.add(text.substring(begin, end));
            begin = end + 1;
        }
        if (begin < text.length() || lines.size() > Evidence.MOST_LINES) {
            throw new UnreadableEvidenceException(
                    lines.size() + (begin < text.length() ? 1 : 0),
                    "At most %,d lines that each end with a newline were expected.".formatted(Evidence.MOST_LINES));
        }
        return new EvidenceLines(text, lines);
    }

    private static String utf8(byte[] bytes) {
        try {
            return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException invalid) {
            throw new UnreadableEvidenceException(1, "A file in UTF-8 was expected, but other bytes came.");
        }
    }

    /** Whether the next line begins so. */
    boolean begins(String word) {
        return next < lines.size() && lines.get(next).startsWith(word);
    }

    /** Goes over a line that says this and nothing else. */
    void word(String word) {
        line("\"" + word + "\"", line -> line.equals(word) ? Optional.of(word) : Optional.empty());
    }

    /** What stands in the next line after the word that it begins with. */
    <T> T after(String word, Function<String, T> parse) {
        return line(
                "\"" + word.strip() + "\" with what it is",
                line -> line.startsWith(word)
                        ? Optional.of(parse.apply(line.substring(word.length())))
                        : Optional.empty());
    }

    /** What the next line says, which has this form. */
    <T> T matching(String expected, Pattern form, Function<Matcher, T> parse) {
        return line(expected, line -> {
            Matcher parts = form.matcher(line);
            return parts.matches() ? Optional.of(parse.apply(parts)) : Optional.empty();
        });
    }

    private <T> T line(String expected, Function<String, Optional<T>> parse) {
        if (next == lines.size()) {
            throw new UnreadableEvidenceException(next, "The file ends here; " + expected + " was expected to follow.");
        }
        String line = lines.get(next);
        try {
            T parsed = parse.apply(line).orElseThrow(() -> fault(expected + " was expected, but this came: " + line));
            next++;
            return parsed;
        } catch (UnreadableEvidenceException fault) {
            throw fault;
        } catch (IllegalArgumentException unreadable) {
            throw fault(String.valueOf(unreadable.getMessage()));
        }
    }

    /** A fault in the next line. */
    UnreadableEvidenceException fault(String reason) {
        String quoted = reason.length() > LONGEST_QUOTE ? reason.substring(0, LONGEST_QUOTE) + " …" : reason;
        return new UnreadableEvidenceException(next + 1, quoted);
    }

    /** Everything from the next line up to the last one, which begins so. */
    String upToLast(String word) {
        if (next >= lines.size() - 1 || !lines.getLast().startsWith(word)) {
            throw new UnreadableEvidenceException(
                    lines.size(),
                    "The file ends here; a signed checkpoint and a line \"%s\" were expected to end it."
                            .formatted(word.strip()));
        }
        return String.join("\n", lines.subList(next, lines.size() - 1)) + "\n";
    }

    /**
     * Compares the file with what was read, written again.
     *
     * @throws UnreadableEvidenceException when the file is written in another way, or its last line does not fit
     */
    void requireWritten(String written) {
        if (written.equals(text)) {
            return;
        }
        EvidenceLines expected = of(written.getBytes(UTF_8));
        int line = 0;
        while (line < lines.size()
                && line < expected.lines.size()
                && lines.get(line).equals(expected.lines.get(line))) {
            line++;
        }
        throw new UnreadableEvidenceException(
                line + 1,
                line == lines.size() - 1
                        ? "The last line does not fit: the file was changed, or cut, after it was written."
                        : "This line is not written in the only way in which it can be.");
    }
}
