package org.standpat.service.drill;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.standpat.service.Sentence;

/** This program once more, in a process of its own that this one has started and may end. Its output goes to a file. */
final class ChildProgram implements AutoCloseable {

    /** How long a process may take to end. */
    static final Duration END_LIMIT = Duration.ofSeconds(60);

    /** Settings of whoever started the drill, which are meant for another place than the drill's. */
    private static final String OWN_VARIABLES = "STANDPAT_";

    private static final int TAIL = 4_000;
    private static final String MOST_MEMORY = "VmHWM:";
    private static final long KILOBYTE = 1L << 10;

    private final Process process;
    private final Path output;

    private ChildProgram(Process process, Path output) {
        this.process = process;
        this.output = output;
    }

    /**
     * Starts a verb.
     *
     * @param output what is printed goes there, over what was there before
     */
    static ChildProgram start(Launch launch, Path output, String... arguments) {
        ProcessBuilder builder = new ProcessBuilder(launch.command(arguments))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith(OWN_VARIABLES));
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            return new ChildProgram(process, output);
        } catch (IOException fault) {
            throw new Sentence("The service cannot be started as a process of its own: " + fault.getMessage());
        }
    }

    long pid() {
        return process.pid();
    }

    /** The most memory that the process has had, in bytes; 0 where the system does not tell. */
    long mostMemory() {
        try (Stream<String> lines = Files.lines(Path.of("/proc", Long.toString(pid()), "status"))) {
            return lines.filter(line -> line.startsWith(MOST_MEMORY))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) * KILOBYTE)
                    .findFirst()
                    .orElse(0);
        } catch (IOException unknown) {
            return 0;
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends it as {@code kill -9} does, and waits until it has ended. */
    void kill() {
        process.destroyForcibly();
        awaitEnd(END_LIMIT);
    }

    /** Tells it to stop. */
    int stop(Duration limit) {
        process.destroy();
        return awaitEnd(limit);
    }

    /**
     * Waits until it ends.
     *
     * @return its status
     * @throws Sentence when it does not end in time
     */
    int awaitEnd(Duration limit) {
        try {
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new Sentence("Process " + pid() + " did not end within " + limit.toSeconds() + " s. " + tail());
            }
            return process.exitValue();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Sentence("Interrupted in the middle of the drill.");
        }
    }

    /** The end of what it printed. */
    String tail() {
        try (RandomAccessFile file = new RandomAccessFile(output.toFile(), "r")) {
            byte[] end = new byte[(int) Math.min(file.length(), TAIL)];
            file.seek(file.length() - end.length);
            file.readFully(end);
            return "The last that it printed:\n" + new String(end, UTF_8).strip();
        } catch (IOException fault) {
            return "What it printed cannot be read: " + fault.getMessage();
        }
    }

    @Override
    public void close() {
        if (process.isAlive()) {
            kill();
        }
    }
}
