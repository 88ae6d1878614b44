package org.standpat.db.postgres;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A server that runs on a cluster and listens on this machine alone.
 *
 * @param cluster what it runs on
 * @param port the port on 127.0.0.1
 */
record Server(Cluster cluster, int port) {

    static final String HOST = "127.0.0.1";

    /** A server that was killed reads its log of changes first, and that takes a while. */
    private static final Duration START_LIMIT = Duration.ofMinutes(3);

    /** The port is free when it is chosen, and somebody else may take it before the server does. */
    private static final int PORTS_TO_TRY = 5;

    private static final String PORT_TAKEN = "could not bind";
    private static final String START_LOG = "start.log";
    private static final String LOG_FOLDER = "log";

    /**
     * Named on the command line and not in a file, so that no edited file can make an acknowledged action less than durable.
     * No value has a blank in it, since pg_ctl hands them on as one text.
     */
    private static final List<String> SETTINGS = List.of(
            "listen_addresses=" + HOST,
            "unix_socket_directories=",
            "fsync=on",
            "synchronous_commit=on",
            "full_page_writes=on",
            "timezone=UTC",
            "log_timezone=UTC",
            // A file for each day of the week, written over a week later.
            "logging_collector=on",
            "log_directory=" + LOG_FOLDER,
            "log_filename=server-%a.log",
            "log_rotation_age=1d",
            "log_rotation_size=0",
            "log_truncate_on_rotation=on",
            // Neither the statement nor the row of an error: both may hold cards.
            "log_error_verbosity=terse",
            "log_min_error_statement=panic");

    /**
     * Starts a server and waits until it answers.
     *
     * @param connections how many it lets in at most
     * @throws LocalPostgresException where it does not start; the end of its log is in the message
     */
    static Server start(Cluster cluster, int connections) {
        for (int tried = 1; ; tried++) {
            Server server = new Server(cluster, freePort());
            try {
                server.start(connections);
                return server;
            } catch (LocalPostgresException e) {
                String log = server.log();
                if (tried == PORTS_TO_TRY || !log.contains(PORT_TAKEN)) {
                    throw new LocalPostgresException(e.getMessage() + "\nIts log ends with:\n" + log, e);
                }
            }
        }
    }

    private void start(int connections) {
        String settings = "-p " + port + " -c max_connections=" + connections + " -c " + String.join(" -c ", SETTINGS);
        cluster.programs()
                .run(
                        "pg_ctl",
                        List.of(
                                "start",
                                "--silent",
                                "--wait",
                                "--pgdata=" + cluster.files(),
                                "--log=" + cluster.files().resolve(START_LOG),
                                "--timeout=" + START_LIMIT.toSeconds(),
                                "--options=" + settings),
                        START_LIMIT.multipliedBy(2));
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.ofLiteral(HOST))) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new LocalPostgresException("No port is free on " + HOST + " for PostgreSQL: " + e, e);
        }
    }

    private String log() {
        Path logs = cluster.files().resolve(LOG_FOLDER);
        try {
            String started = Tail.of(cluster.files().resolve(START_LOG));
            if (!Files.isDirectory(logs)) {
                return started;
            }
            try (Stream<Path> days = Files.list(logs)) {
                Path newest = days.max(
                                Comparator.comparingLong(day -> day.toFile().lastModified()))
                        .orElse(logs);
                return started + "\n" + (newest.equals(logs) ? "" : Tail.of(newest));
            }
        } catch (IOException e) {
            return "(the log cannot be read: " + e + ")";
        }
    }
}
