package org.standpat.db.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The server that the file {@code postmaster.pid} of a cluster names. It may have ended long ago, and its number may have
 * gone to another process since.
 *
 * @param cluster the cluster's folder
 * @param processId the number that the server had
 * @param startedAt when the server started, to the second
 */
record Postmaster(Path cluster, long processId, Instant startedAt) {

    private static final String FILE = "postmaster.pid";
    private static final int LINE_OF_PROCESS = 0;
    private static final int LINE_OF_START = 2;

    /** No process has this number: Linux ends at 2^22, others far below. */
    private static final int NOBODY = Integer.MAX_VALUE;

    /** The system's own clock of a process's start runs some seconds beside the server's. */
    private static final Duration CLOCK_DIFFERENCE = Duration.ofSeconds(5);

    /** What the cluster's file says; nothing where there is none, as after a clean stop. */
    static Optional<Postmaster> recordedIn(Path cluster) {
        try {
            List<String> lines = Files.readAllLines(cluster.resolve(FILE));
            if (lines.size() <= LINE_OF_START) {
                return Optional.empty();
            }
            return Optional.of(new Postmaster(
                    cluster,
                    Long.parseLong(lines.get(LINE_OF_PROCESS).strip()),
                    Instant.ofEpochSecond(
                            Long.parseLong(lines.get(LINE_OF_START).strip()))));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException | NumberFormatException e) {
            throw new LocalPostgresException(cluster.resolve(FILE) + " cannot be read: " + e, e);
        }
    }

    /** Whether some process has the number now. */
    boolean isNumberInUse() {
        return ProcessHandle.of(processId).isPresent();
    }

    /** Whether the process with that number is a PostgreSQL server on this cluster. */
    boolean isServing() {
        return ProcessHandle.of(processId)
                .map(ProcessHandle::info)
                .filter(this::isServer)
                .isPresent();
    }

    private boolean isServer(ProcessHandle.Info process) {
        boolean isPostgres = process.command()
                .map(command -> Path.of(command).getFileName().toString())
                .filter(name -> name.equals("postgres") || name.equals("postgres.exe"))
                .isPresent();
        return isPostgres
                && process.arguments()
                        .map(arguments -> Arrays.stream(arguments).anyMatch(this::isCluster))
                        // Where the system does not tell the arguments of a process, its start must do.
                        .orElseGet(() ->
                                process.startInstant().filter(this::isStart).isPresent());
    }

    private boolean isCluster(String argument) {
        return argument.equals(cluster.toString());
    }

    private boolean isStart(Instant start) {
        return Duration.between(start, startedAt).abs().compareTo(CLOCK_DIFFERENCE) <= 0;
    }

    /**
     * Writes a number into the file that no process has. The file's other lines stay: by them PostgreSQL sees whether a part
     * of the server that ended is still at work, and then it refuses to start.
     */
    void disown() {
        Path file = cluster.resolve(FILE);
        Path beside = cluster.resolve(FILE + ".new");
        try {
            List<String> lines = new ArrayList<>(Files.readAllLines(file));
            lines.set(LINE_OF_PROCESS, Integer.toString(NOBODY));
            Files.write(beside, lines);
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new LocalPostgresException(
                    file + " names process " + processId + ", which is no server of this folder, and cannot be mended: "
                            + e,
                    e);
        }
    }
}
