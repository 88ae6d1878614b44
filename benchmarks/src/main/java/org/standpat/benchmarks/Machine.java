package org.standpat.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What the figures were measured on, without saying where. */
final class Machine {

    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    private Machine() {}

    static String describe() {
        return "%s, %d processors, %s %s, JDK %s"
                .formatted(
                        processor(),
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"),
                        Runtime.version());
    }

    private static String processor() {
        try (Stream<String> lines = Files.lines(CPU_INFO)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse("an unnamed processor");
        } catch (IOException noSuchFile) {
            return "an unnamed processor";
        }
    }
}
