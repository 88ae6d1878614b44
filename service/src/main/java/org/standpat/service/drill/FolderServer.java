package org.standpat.service.drill;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.standpat.service.Sentence;

/** The PostgreSQL processes that serve the drill's data folder, and no others. */
final class FolderServer {

    /** How long PostgreSQL may take to end all connections after one was killed. */
    static final Duration CRASH_LIMIT = Duration.ofSeconds(30);

    private static final Duration LOOK = Duration.ofMillis(2);
    private static final String CLUSTER = "postgres";
    private static final Path PROCESSES = Path.of("/proc");

    /** A process of PostgreSQL that serves a connection names the role, the database and from where it came. */
    private static final String CONNECTION = " standpat 127.0.0.1(";

    private final ProcessHandle postmaster;

    private FolderServer(ProcessHandle postmaster) {
        this.postmaster = postmaster;
    }

    /**
     * The server of this folder.
     *
     * @param folder the real path of the data folder
     * @throws Sentence when none runs on it
     */
    static FolderServer of(Path folder) {
        Path cluster = folder.resolve(CLUSTER);
        Path file = cluster.resolve("postmaster.pid");
        try {
            long pid = Long.parseLong(Files.readAllLines(file).getFirst().strip());
            return new FolderServer(ProcessHandle.of(pid)
                    .filter(process -> serves(process, cluster))
                    .orElseThrow(() -> new Sentence(
                            "Process " + pid + ", which " + file + " names, is no PostgreSQL of the drill's folder.")));
        } catch (IOException | NumberFormatException fault) {
            throw new Sentence("The drill's PostgreSQL cannot be found: " + fault);
        }
    }

    private static boolean serves(ProcessHandle process, Path cluster) {
        return process.info().arguments().stream()
                .flatMap(Arrays::stream)
                .anyMatch(argument -> argument.equals(cluster.toString()));
    }

    /** Kills the first process of the server. */
    void killServer() {
        postmaster.destroyForcibly();
    }

    /**
     * Kills the process of one connection, and waits until PostgreSQL has ended all others because of it.
     *
     * @throws Sentence when there is none, or the others do not end within {@link #CRASH_LIMIT}
     */
    void killBackend(Random chance) {
        List<ProcessHandle> backends = backends();
        if (backends.isEmpty()) {
            throw new Sentence("The drill's PostgreSQL serves no connection that could be killed.");
        }
        backends.get(chance.nextInt(backends.size())).destroyForcibly();
        long deadline = System.nanoTime() + CRASH_LIMIT.toNanos();
        while (backends.stream().anyMatch(ProcessHandle::isAlive)) {
            if (System.nanoTime() > deadline) {
                throw new Sentence("PostgreSQL did not end its other connections within " + CRASH_LIMIT.toSeconds()
                        + " s after one was killed.");
            }
            Pause.of(LOOK);
        }
    }

    /** Where processes cannot be told apart, the youngest: connections are younger than what serves all of them. */
    private List<ProcessHandle> backends() {
        List<ProcessHandle> children = postmaster
                .children()
                .sorted(Comparator.comparingLong(ProcessHandle::pid))
                .toList();
        if (Files.isDirectory(PROCESSES.resolve(Long.toString(postmaster.pid())))) {
            return children.stream().filter(FolderServer::isConnection).toList();
        }
        return children.isEmpty() ? List.of() : List.of(children.getLast());
    }

    private static boolean isConnection(ProcessHandle process) {
        try {
            Path title = PROCESSES.resolve(Long.toString(process.pid())).resolve("cmdline");
            return new String(Files.readAllBytes(title), UTF_8).contains(CONNECTION);
        } catch (IOException ended) {
            return false;
        }
    }
}
