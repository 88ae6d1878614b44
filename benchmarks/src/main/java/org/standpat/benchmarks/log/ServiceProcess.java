package org.standpat.benchmarks.log;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.standpat.db.postgres.Database;
import org.standpat.notary.NotaryKeys;
import org.standpat.service.Standpat;
import org.standpat.service.place.Settings;

/** {@code ./standpat serve} on a database of the benchmark's server, in a process of its own that ends with this one. */
final class ServiceProcess implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:[0-9]+");
    private static final int KEY_BYTES = 32;
    private static final long STOP_SECONDS = 30;

    private final Process process;
    private final URI address;
    private final Thread atExit;

    private ServiceProcess(Process process, URI address, Thread atExit) {
        this.process = process;
        this.address = address;
        this.atExit = atExit;
    }

    /** Starts it and returns when it answers. */
    static ServiceProcess on(Database database) throws IOException {
        return on(database, Map.of());
    }

    /** The same with further settings in its environment. */
    static ServiceProcess on(Database database, Map<String, String> settings) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Standpat.class.getName(),
                "serve",
                "--port",
                "0"));
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        builder.environment().put(Settings.DATABASE_URL, database.url());
        builder.environment().put(Settings.DATABASE_USER, database.user());
        builder.environment().put(Settings.DATABASE_PASSWORD, database.password());
        builder.environment().put(Settings.DEALER_KEY, Base64.getEncoder().encodeToString(key));
        NotaryKeys log = NotaryKeys.random("standpat.example/benchmark", new SecureRandom());
        builder.environment().put(Settings.LOG_KEY, log.signer().secretText());
        builder.environment().put(Settings.LOG_SALTS, log.salts().base64());
        builder.environment().putAll(settings);
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        Process process = builder.start();
        Thread atExit = new Thread(process::destroyForcibly, "end-of-service");
        Runtime.getRuntime().addShutdownHook(atExit);
        return new ServiceProcess(process, addressOf(process), atExit);
    }

    private static URI addressOf(Process process) throws IOException {
        BufferedReader output = process.inputReader(UTF_8);
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                // Whoever reads from a pipe keeps the thread that carries him, and there are as many as processors.
                Thread.ofPlatform().daemon().name("drain-of-service").start(() -> drain(output));
                return URI.create(address.group());
            }
        }
        throw new IllegalStateException("the service ended before it said where it listens; see what it wrote above");
    }

    /** So that it never waits for its reader. */
    private static void drain(BufferedReader output) {
        try {
            output.transferTo(Writer.nullWriter());
        } catch (IOException closed) {
            // The service has ended, and there is nothing left to read.
        }
    }

    URI address() {
        return address;
    }

    long process() {
        return process.pid();
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().removeShutdownHook(atExit);
    }
}
