package org.standpat.db.log;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.standpat.db.postgres.Database;

/** A process of its own that records hands on many threads, and tells what it was told: see {@link HandWriter}. */
final class WriterProcess implements AutoCloseable {

    /** What a process says last when it was asked to end, and everything that it had begun is told. */
    static final String DONE = "done";

    private static final int LIMIT_SECONDS = 60;

    private final Process process;
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());
    private final Thread listening;

    private WriterProcess(Process process) {
        this.process = process;
        this.listening = Thread.ofVirtual().start(this::listen);
    }

    /**
     * Starts one.
     *
     * @param number which of the processes of a test it is: no other has it, before or after
     */
    static WriterProcess start(Database database, int number, long seed) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        WriterProcess.class.getName(),
                        database.url(),
                        database.user(),
                        Integer.toString(number),
                        Long.toString(seed))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Writer password = process.outputWriter(UTF_8);
        password.write(database.password() + "\n");
        password.flush();
        return new WriterProcess(process);
    }

    private void listen() {
        try (BufferedReader output = process.inputReader(UTF_8)) {
            String line = output.readLine();
            while (line != null) {
                told.add(line);
                line = output.readLine();
            }
        } catch (IOException closed) {
            throw new UncheckedIOException(closed);
        }
    }

    /** What it has told so far, a line for each append. */
    List<String> told() {
        return told;
    }

    /** Ends the process as {@code kill -9} does, whatever it is at, and returns when all that it told is here. */
    void kill() throws InterruptedException {
        // Not by the process itself: that would close its output, and what is still in there would be lost.
        process.toHandle().destroyForcibly();
        awaitEnd();
    }

    /** Asks it to end when what is begun is done, and waits for that. */
    void finish() throws IOException, InterruptedException {
        process.getOutputStream().close();
        awaitEnd();
    }

    private void awaitEnd() throws InterruptedException {
        if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS) || !listening.join(Duration.ofSeconds(LIMIT_SECONDS))) {
            throw new IllegalStateException("The writing process did not end in %d s.".formatted(LIMIT_SECONDS));
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /** Writes until nothing more can come from its parent. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        StringBuilder word = new StringBuilder();
        for (int read = System.in.read(); read != '\n'; read = System.in.read()) {
            word.append((char) read);
        }
        Database database = new Database(arguments[0], arguments[1], word.toString());
        OutputStream output = new FileOutputStream(FileDescriptor.out);
        HandWriter writer = new HandWriter(
                Integer.parseInt(arguments[2]), Long.parseLong(arguments[3]), line -> tell(output, line));
        try (GroupCommit commits = new GroupCommit(database.unpooled(), LogFixture.PATIENT, () -> {})) {
            writer.start(commits);
            // Nothing comes, and the end of the parent ends this too.
            while (System.in.read() >= 0) {}
            writer.finish();
        }
        tell(output, DONE);
    }

    /** One write for a line, so that a process that is killed leaves no half of one. */
    private static synchronized void tell(OutputStream output, String line) {
        try {
            output.write((line + "\n").getBytes(UTF_8));
        } catch (IOException nobodyListens) {
            throw new UncheckedIOException(nobodyListens);
        }
    }
}
