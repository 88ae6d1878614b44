package org.standpat.db.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A server whose event table lies on a disk of its own that is small: a file system of a few megabytes, which only a process of its own
 * sees, so that no right is needed to make it but that to make a user namespace.
 */
public final class SmallDisk implements AutoCloseable {

    private static final int MEGABYTES = 8;
    private static final int TAKEN_MEGABYTES = 6;
    private static final int LIMIT_SECONDS = 60;
    private static final String READY = "ready ";
    private static final String MAKE_ROOM = "make room";
    private static final String BALLAST = "ballast";

    private static final List<String> NAMESPACE = List.of("unshare", "--user", "--map-root-user", "--mount");
    private static final String MOUNT = "mount -t tmpfs -o size=" + MEGABYTES + "m tmpfs \"$0\" && exec \"$@\"";

    private final Process process;
    private final BufferedReader output;
    private final Writer input;
    private final Database database;

    private SmallDisk(Process process) throws IOException {
        this.process = process;
        this.output = process.inputReader(UTF_8);
        this.input = process.outputWriter(UTF_8);
        StringBuilder said = new StringBuilder();
        String line = output.readLine();
        while (line != null && !line.startsWith(READY)) {
            said.append(line).append('\n');
            line = output.readLine();
        }
        if (line == null) {
            throw new IllegalStateException("No server with a small disk could be started:\n" + said);
        }
        String address = line.substring(READY.length());
        int blank = address.indexOf(' ');
        this.database = new Database(address.substring(0, blank), ServiceRole.ROLE, address.substring(blank + 1));
    }

    /** Whether this machine lets a process have file systems of its own. */
    public static boolean isPossible() {
        try {
            Process attempt = new ProcessBuilder(under(Path.of("/mnt"), "true"))
                    .redirectErrorStream(true)
                    .start();
            return attempt.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS) && attempt.exitValue() == 0;
        } catch (IOException noSuchProgram) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Starts the server, with the schema of Standpat and no events. */
    public static SmallDisk start() {
        try {
            Path disk = Files.createTempDirectory("standpat-small-disk-");
            return new SmallDisk(new ProcessBuilder(under(
                            disk,
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            SmallDisk.class.getName(),
                            disk.toString()))
                    .redirectErrorStream(true)
                    .start());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static List<String> under(Path disk, String... command) {
        List<String> all = new ArrayList<>(NAMESPACE);
        all.addAll(List.of("sh", "-c", MOUNT, disk.toString()));
        all.addAll(List.of(command));
        return all;
    }

    public Database database() {
        return database;
    }

    /** Takes something else away from the disk, as whoever is told that it is full would. */
    public void makeRoom() {
        try {
            input.write(MAKE_ROOM + "\n");
            input.flush();
            String line = output.readLine();
            while (!MAKE_ROOM.equals(line)) {
                line = output.readLine();
            }
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    @Override
    public void close() throws IOException {
        input.close();
        try {
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Inside: the disk is there already. */
    public static void main(String[] arguments) throws IOException, SQLException {
        Path disk = Path.of(arguments[0]);
        try (LocalPostgres server = LocalPostgres.temporary();
                BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, UTF_8))) {
            Database database = server.database();
            Schema.migrate(database.unpooled());
            moveEvents(new Database(database.url(), Cluster.OWNER, database.password()), disk);
            Path ballast = disk.resolve(BALLAST);
            try (RandomAccessFile file = new RandomAccessFile(ballast.toFile(), "rw")) {
                file.write(new byte[TAKEN_MEGABYTES << 20]);
            }
            System.out.println(READY + database.url() + " " + database.password());
            // The end of the parent ends this too.
            while (MAKE_ROOM.equals(orders.readLine())) {
                Files.delete(ballast);
                System.out.println(MAKE_ROOM);
            }
        }
    }

    private static void moveEvents(Database owner, Path disk) throws IOException, SQLException {
        Path tablespace = Files.createDirectory(disk.resolve("tablespace"));
        try (Connection connection = owner.unpooled().getConnection();
                Statement change = connection.createStatement()) {
            change.execute("create tablespace small_disk location '" + tablespace + "'");
            change.execute("alter table event set tablespace small_disk");
            change.execute("alter index event_pkey set tablespace small_disk");
            change.execute("alter index event_feed set tablespace small_disk");
        }
    }
}
