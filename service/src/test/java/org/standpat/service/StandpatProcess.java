package org.standpat.service;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;

/** The command line as a process of its own, on the class path of the tests. */
final class StandpatProcess implements AutoCloseable {

    /** How long anything may take on a slow and busy machine. */
    static final Duration LIMIT = Duration.ofMinutes(3);

    private final Process process;
    private final Path output;

    private StandpatProcess(Process process, Path output) {
        this.process = process;
        this.output = output;
    }

    /** Starts a verb. */
    static StandpatProcess start(String... arguments) {
        return start(List.of(), Map.of(), arguments);
    }

    /** Starts a verb through another program, such as {@code unshare}, with more variables in its environment. */
    static StandpatProcess start(List<String> through, Map<String, String> environment, String... arguments) {
        List<String> command = new ArrayList<>(through);
        command.addAll(java("-cp", classPath(), Standpat.class.getName()));
        command.addAll(List.of(arguments));
        return run(command, environment);
    }

    /** Without the tests of the database, which bring settings of their own for what is logged. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> !Path.of(entry).endsWith("db-tests.jar")
                        && !Path.of(entry).endsWith("db/target/test-classes"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The command that starts this JVM's java with these arguments, made for a short life. */
    static List<String> java(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Starts any program; its output goes to a file, so that it never waits for its reader. */
    static StandpatProcess run(List<String> command, Map<String, String> environment) {
        try {
            Path output = Files.createTempFile("standpat-test-", ".out");
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
            builder.environment().keySet().removeIf(name -> name.startsWith("STANDPAT_"));
            builder.environment().putAll(environment);
            Process process = builder.start();
            process.getOutputStream().close();
            return new StandpatProcess(process, output);
        } catch (IOException fault) {
            throw new IllegalStateException("cannot start " + command, fault);
        }
    }

    /** All that it has printed. */
    String output() {
        try {
            return Files.readString(output, UTF_8);
        } catch (IOException fault) {
            throw new IllegalStateException(fault);
        }
    }

    /** Waits until it has printed this. */
    StandpatProcess awaitOutput(String text) {
        Awaitility.await().atMost(LIMIT).until(() -> output().contains(text) || !process.isAlive());
        assertThat(output()).contains(text);
        return this;
    }

    /** Waits until it ends, and gives its status. */
    int awaitEnd() {
        try {
            assertThat(process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS))
                    .as(output())
                    .isTrue();
            return process.exitValue();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** Ends it as {@code kill -9} does. */
    void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** Tells it to stop, as {@code kill} and a container's engine do. */
    int stop() {
        process.destroy();
        return awaitEnd();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    @Override
    public void close() throws IOException {
        if (process.isAlive()) {
            kill();
        }
        Files.deleteIfExists(output);
    }
}
