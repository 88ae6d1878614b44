package org.standpat.db.postgres;

import io.zonky.test.db.postgres.util.LinuxUtils;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * PostgreSQL's own programs, unpacked on this machine.
 *
 * @param folder the folder with {@code bin}, {@code lib} and {@code share} in it
 */
record PostgresPrograms(Path folder) {

    /**
     * For the C library that the server is linked with: the memory that a statement used stays with the server process for the next one.
     * Given back and taken anew it cost 0.2 ms a statement on a virtual machine. At most 64 MiB stay free in each server process.
     */
    private static final Map<String, String> KEEPS_ITS_MEMORY =
            Map.of("MALLOC_TRIM_THRESHOLD_", "67108864", "MALLOC_TOP_PAD_", "1048576");

    /**
     * Runs a program to its end.
     *
     * @param name the program, such as {@code initdb}
     * @param arguments what it is given
     * @param limit how long it may take
     * @throws LocalPostgresException where it ends with another status than 0, or takes longer; the end of what it printed is
     *     in the message
     */
    void run(String name, List<String> arguments, Duration limit) {
        try {
            Path output = Files.createTempFile("standpat-" + name + "-", ".log");
            try {
                run(name, arguments, limit, output);
            } finally {
                Files.deleteIfExists(output);
            }
        } catch (IOException e) {
            throw new LocalPostgresException("PostgreSQL's " + name + " cannot be run: " + e, e);
        }
    }

    private void run(String name, List<String> arguments, Duration limit, Path output) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command(name, arguments))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                // No pipe: the server that pg_ctl leaves running would hold its end for as long as it lives.
                .redirectOutput(output.toFile());
        // PGDATA, PGOPTIONS and the like of whoever started this process are meant for other servers.
        builder.environment().keySet().removeIf(variable -> variable.startsWith("PG"));
        builder.environment().put("LC_ALL", "C");
        builder.environment().putAll(KEEPS_ITS_MEMORY);
        Process process = builder.start();
        process.getOutputStream().close();
        if (!ended(process, limit)) {
            process.destroyForcibly();
            throw new LocalPostgresException(
                    "PostgreSQL's " + name + " did not end within " + limit.toSeconds() + " s." + quote(output));
        }
        if (process.exitValue() != 0) {
            throw new LocalPostgresException(
                    "PostgreSQL's " + name + " failed with status " + process.exitValue() + "." + quote(output));
        }
    }

    /** PostgreSQL does not run as root; a user namespace of its own makes it somebody else with the same files. */
    private List<String> command(String name, List<String> arguments) {
        List<String> command = new ArrayList<>();
        if (LinuxUtils.isUnshareAvailable()) {
            command.addAll(List.of("unshare", "--user"));
        }
        command.add(folder.resolve("bin").resolve(name).toString());
        command.addAll(arguments);
        return command;
    }

    private static boolean ended(Process process, Duration limit) {
        try {
            return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static String quote(Path output) throws IOException {
        String printed = Tail.of(output);
        String advice = printed.contains("as root")
                ? " PostgreSQL does not run as root, and this machine lets no user namespace be made: start Standpat as another"
                        + " user, or give it a server by STANDPAT_DB_URL."
                : "";
        return advice + (printed.isEmpty() ? "" : " It printed:\n" + printed);
    }
}
