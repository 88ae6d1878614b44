package org.standpat.formats.phh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the final stacks out of a file by themselves, in another way than the importer does. */
final class StatedStacks {

    private static final Pattern LINE = Pattern.compile("(?m)^finishing_stacks = \\[([0-9, ]+)]");

    private StatedStacks() {}

    /** The stacks of each hand that states them, in the order of the file. */
    static List<List<Long>> in(Path file) {
        try {
            return LINE.matcher(Files.readString(file))
                    .results()
                    .map(found -> numbers(found.group(1)))
                    .toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static List<Long> numbers(String list) {
        return Stream.of(list.split(",")).map(String::strip).map(Long::valueOf).toList();
    }
}
