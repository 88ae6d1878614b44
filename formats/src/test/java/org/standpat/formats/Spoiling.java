package org.standpat.formats;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Spoils good files at random, by byte, by character, by word and by line, and has them read in bounded time. */
public final class Spoiling {

    /** Files of each format. */
    public static final int ROUNDS = Integer.getInteger("standpat.mutations", 500);

    /** A small file takes some milliseconds; whatever takes this long does not end. */
    public static final Duration LONGEST = Duration.ofSeconds(20);

    private static final int MOST_CHANGES = 4;
    private static final int LONGEST_CUT = 12;
    private static final int KINDS = 7;

    private final List<String> words;
    private final Duration longest;

    /**
     * Spoils files with these words among others.
     *
     * @param words what a careless or hostile writer may put anywhere
     */
    public Spoiling(List<String> words) {
        this(words, LONGEST);
    }

    Spoiling(List<String> words, Duration longest) {
        this.words = List.copyOf(words);
        this.longest = longest;
    }

    /** What reads a file; any fault of it is a fault of the program. */
    public interface Reading {
        void read(byte[] file) throws Exception;
    }

    /**
     * Spoils a file and has it read, on a thread of its own, so that a reader which does not end fails and holds nobody up.
     *
     * @param seed the same seed spoils alike, and stands in the fault
     * @throws AssertionError when the reader fails or takes longer than {@link #LONGEST}
     */
    public void check(GoodFile good, long seed, Reading reading) {
        byte[] file = spoiled(good, new Random(seed));
        try {
            assertTimeoutPreemptively(longest, () -> reading.read(file));
        } catch (RuntimeException | Error fault) {
            throw new AssertionError("seed " + seed + ", " + good + ":\n" + new String(file, good.charset()), fault);
        }
    }

    private byte[] spoiled(GoodFile good, Random random) {
        byte[] file = good.bytes();
        int changes = 1 + random.nextInt(MOST_CHANGES);
        for (int change = 0; change < changes && file.length > 0; change++) {
            file = spoil(file, good.charset(), random);
        }
        return file;
    }

    private byte[] spoil(byte[] file, Charset charset, Random random) {
        // Mostly between characters: a file of two bytes a character that is cut inside of one is noise from there on.
        int unit = random.nextInt(KINDS) == 0 ? 1 : unit(charset);
        int at = random.nextInt(file.length) / unit * unit;
        int to = Math.min(file.length, at + unit * (1 + random.nextInt(LONGEST_CUT)));
        int other = random.nextInt(file.length) / unit * unit;
        return switch (random.nextInt(KINDS)) {
            case 0 -> joined(Arrays.copyOf(file, at), Arrays.copyOfRange(file, to, file.length));
            case 1 -> joined(Arrays.copyOf(file, to), Arrays.copyOfRange(file, at, file.length));
            case 2 -> {
                byte[] changed = file.clone();
                changed[at] = (byte) random.nextInt();
                yield changed;
            }
            case 3 -> {
                byte[] changed = file.clone();
                changed[at] = file[other];
                changed[other] = file[at];
                yield changed;
            }
            case 4 ->
                joined(
                        Arrays.copyOf(file, lineStart(file, at, charset)),
                        Arrays.copyOfRange(file, lineEnd(file, at, charset), file.length));
            case 5 ->
                inserted(
                        file,
                        lineStart(file, other, charset),
                        Arrays.copyOfRange(file, lineStart(file, at, charset), lineEnd(file, at, charset)));
            default ->
                inserted(file, at, words.get(random.nextInt(words.size())).getBytes(charset));
        };
    }

    private static int unit(Charset charset) {
        return charset.equals(StandardCharsets.UTF_16LE) || charset.equals(StandardCharsets.UTF_16BE)
                ? Character.BYTES
                : 1;
    }

    /** Where the line of the character at this place begins. */
    private static int lineStart(byte[] file, int at, Charset charset) {
        int start = at;
        while (start > 0 && !endsLine(file, start, charset)) {
            start--;
        }
        return start;
    }

    private static int lineEnd(byte[] file, int at, Charset charset) {
        int end = at + 1;
        while (end < file.length && !endsLine(file, end, charset)) {
            end++;
        }
        return Math.min(end, file.length);
    }

    /** Whether the character before this place is a line feed. */
    private static boolean endsLine(byte[] file, int place, Charset charset) {
        byte[] feed = "\n".getBytes(charset);
        return place >= feed.length && Arrays.equals(file, place - feed.length, place, feed, 0, feed.length);
    }

    private static byte[] inserted(byte[] file, int at, byte[] piece) {
        return joined(Arrays.copyOf(file, at), joined(piece, Arrays.copyOfRange(file, at, file.length)));
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
