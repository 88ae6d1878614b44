package org.standpat.proof.note;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.standpat.proof.tree.Hash;

/**
 * What a log says of itself and signs (C2SP tlog-checkpoint): which log it is, how many leaves its tree has, and its root.
 *
 * @param origin the name of the log
 * @param size leaves, 0 or more
 * @param root of the tree
 * @param extensions further lines, of which nothing is said here
 */
public record Checkpoint(String origin, long size, Hash root, List<String> extensions) {

    private static final int FEWEST_LINES = 3;
    private static final Pattern SIZE = Pattern.compile("0|[1-9]\\d{0,18}");

    /**
     * Checks and keeps the parts.
     *
     * @throws IllegalArgumentException when a line would be empty or more than a line, the size is below 0, or the root of an empty tree is
     *     another than the hash of nothing
     */
    public Checkpoint {
        extensions = List.copyOf(extensions);
        if (!isLine(origin) || !extensions.stream().allMatch(Checkpoint::isLine)) {
            throw new IllegalArgumentException(
                    "Lines with something on each of them were expected in a checkpoint, but origin \"%s\" and further lines %s came."
                            .formatted(origin, extensions));
        }
        if (size < 0 || (size == 0 && !root.equals(Hash.OF_NOTHING))) {
            throw new IllegalArgumentException(
                    "A size of 0 or more was expected, and for 0 the root %s, but size %d with root %s came."
                            .formatted(Hash.OF_NOTHING, size, root));
        }
    }

    private static boolean isLine(String text) {
        return !text.isEmpty() && text.indexOf('\n') < 0;
    }

    /** One without further lines. */
    public static Checkpoint of(String origin, long size, Hash root) {
        return new Checkpoint(origin, size, root, List.of());
    }

    /**
     * The checkpoint that the text of a note is.
     *
     * @throws IllegalArgumentException when it is none, or not the one way to write it
     */
    public static Checkpoint parse(String text) {
        List<String> lines = text.lines().toList();
        if (lines.size() < FEWEST_LINES || !SIZE.matcher(lines.get(1)).matches()) {
            throw new IllegalArgumentException(
                    "A checkpoint was expected, with its origin, its size in decimal digits and its root on a line each.");
        }
        Checkpoint checkpoint = new Checkpoint(
                lines.getFirst(),
                size(lines.get(1)),
                Hash.ofBase64(lines.get(2)),
                lines.subList(FEWEST_LINES, lines.size()));
        if (!checkpoint.text().equals(text)) {
            throw new IllegalArgumentException("Lines that each end with a newline were expected in a checkpoint.");
        }
        return checkpoint;
    }

    private static long size(String digits) {
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException tooLarge) {
            throw new IllegalArgumentException(
                    "A size of at most %d was expected, but %s came.".formatted(Long.MAX_VALUE, digits), tooLarge);
        }
    }

    /** As the text of a note, each line with its newline. */
    public String text() {
        List<String> lines = new ArrayList<>(List.of(origin, Long.toString(size), root.base64()));
        lines.addAll(extensions);
        return String.join("\n", lines) + "\n";
    }
}
