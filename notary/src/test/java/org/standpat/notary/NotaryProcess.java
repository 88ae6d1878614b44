package org.standpat.notary;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.Database;
import org.standpat.notary.outside.OutletFolder;

/** A notary in a process of its own, which tells what it is doing whenever that changes. */
final class NotaryProcess implements AutoCloseable {

    /** When it is silent for so long the server ends its session. */
    private static final Duration ASLEEP = Duration.ofSeconds(3);

    private static final Duration LOOK = Duration.ofMillis(20);
    private static final String ALARM = "alarm";

    private final Process process;
    private final List<String> told = new CopyOnWriteArrayList<>();

    private NotaryProcess(Process process) {
        this.process = process;
        Thread.ofVirtual().start(this::listen);
    }

    static NotaryProcess start(Database database, NotaryKeys keys, Path folder) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        NotaryProcess.class.getName(),
                        database.url(),
                        database.user(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Writer secrets = process.outputWriter(UTF_8);
        secrets.write(String.join(
                "\n",
                database.password(),
                keys.signer().secretText(),
                keys.salts().base64(),
                ""));
        secrets.flush();
        return new NotaryProcess(process);
    }

    private void listen() {
        try (BufferedReader output = process.inputReader(UTF_8)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                told.add(line);
            }
        } catch (IOException closed) {
            throw new UncheckedIOException(closed);
        }
    }

    /** Everything that it was doing, one after the other. */
    List<String> told() {
        return told;
    }

    /** What it told last that it is doing; empty when it has told nothing. */
    String state() {
        return told.isEmpty() ? "" : told.getLast();
    }

    /** Sends it a signal by its name. */
    void signal(String name) throws IOException, InterruptedException {
        int status = new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .inheritIO()
                .start()
                .waitFor();
        if (status != 0) {
            throw new IOException("kill -" + name + " ended with " + status);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }

    /** Url, user and folder are the arguments; password, key and salts come as lines. */
    public static void main(String[] arguments) throws Exception {
        BufferedReader secrets = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        Database database = new Database(arguments[0], arguments[1], secrets.readLine());
        NotaryKeys keys = NotaryKeys.parse(secrets.readLine(), secrets.readLine());
        PrintStream out = new PrintStream(System.out, true, UTF_8);
        Outside outside = new Outside(List.of(new OutletFolder(Path.of(arguments[2]), Clock.systemUTC())), List.of());
        try (Notary notary = new Notary(
                database.unpooled(),
                database.unpooled(),
                keys,
                HandEventTypes.ALL,
                Clock.systemUTC(),
                outside,
                ASLEEP)) {
            String last = "";
            while (true) {
                String now = notary.state().getClass().getSimpleName();
                if (!now.equals(last)) {
                    out.println(now);
                    last = now;
                }
                if (notary.outlets().stream()
                        .anyMatch(outlet -> outlet.problem()
                                .filter(Publication.Problem::isAlarm)
                                .isPresent())) {
                    out.println(ALARM);
                    return;
                }
                Thread.sleep(LOOK);
            }
        }
    }
}
