package org.standpat.benchmarks.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Processor time by process, where the system tells it in {@code /proc}. */
final class Cpu {

    /**
     * Seconds of processor time.
     *
     * @param driver of this process: what plays the tables, and all of the lanes that are in it
     * @param postgres of the server with all its children, those that ended too
     * @param service of the service in its own process, 0 when there is none
     */
    record Used(double driver, double postgres, double service) {

        Used since(Used before) {
            return new Used(driver - before.driver, postgres - before.postgres, service - before.service);
        }

        Used by(double seconds) {
            return new Used(driver / seconds, postgres / seconds, service / seconds);
        }

        double sum() {
            return driver + postgres + service;
        }
    }

    private static final Path PROC = Path.of("/proc");

    /** Clock ticks in a second, as Linux counts them for every program. */
    private static final double TICKS = 100;

    private static final Pattern BLANK = Pattern.compile(" ");

    // Places in /proc/<pid>/stat behind the name of the program.
    private static final int USER = 11;
    private static final int SYSTEM = 12;
    private static final int USER_OF_ENDED_CHILDREN = 13;
    private static final int SYSTEM_OF_ENDED_CHILDREN = 14;

    private final long postmaster;
    private final OptionalLong service;

    /** Of this process, this server and this service. */
    Cpu(long postmaster, OptionalLong service) {
        this.postmaster = postmaster;
        this.service = service;
    }

    /** Number of the server's first process, by its data folder. */
    static long postmasterIn(Path folder) throws IOException {
        try (Stream<String> lines = Files.lines(folder.resolve("postgres").resolve("postmaster.pid"))) {
            return Long.parseLong(lines.findFirst().orElseThrow());
        }
    }

    /** Whether this system tells it. */
    static boolean isTold() {
        return Files.isReadable(PROC.resolve("self").resolve("stat"));
    }

    /** Up to now; all 0 where it is not told. */
    Used used() {
        if (!isTold()) {
            return new Used(0, 0, 0);
        }
        double children = ProcessHandle.of(postmaster).stream()
                .flatMap(ProcessHandle::children)
                .mapToDouble(child -> seconds(child.pid(), false))
                .sum();
        return new Used(
                seconds(ProcessHandle.current().pid(), false),
                seconds(postmaster, true) + children,
                service.isPresent() ? seconds(service.getAsLong(), false) : 0);
    }

    private static double seconds(long process, boolean withEnded) {
        String text;
        try {
            text = Files.readString(PROC.resolve(Long.toString(process)).resolve("stat"));
        } catch (IOException ended) {
            return 0; // and its time is with its parent's from now on
        }
        // The name stands in brackets and may hold anything.
        String[] fields = BLANK.split(text.substring(text.lastIndexOf(')') + 2), -1);
        double own = ticks(fields, USER) + ticks(fields, SYSTEM);
        return withEnded ? own + ticks(fields, USER_OF_ENDED_CHILDREN) + ticks(fields, SYSTEM_OF_ENDED_CHILDREN) : own;
    }

    private static double ticks(String[] fields, int place) {
        return Long.parseLong(fields[place]) / TICKS;
    }
}
