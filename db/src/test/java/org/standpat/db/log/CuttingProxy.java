package org.standpat.db.log;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.AbstractDataSource;
import org.standpat.db.postgres.Database;

/** A network between the log and its database that goes bad after so many bytes. */
final class CuttingProxy implements AutoCloseable {

    private static final int CHUNK = 1 << 14;

    /** Name of the thread whose connection does not go this way, so that bytes are those of the log's messages alone. */
    private static final String HERALD = "event-log-herald";

    enum Way {
        TO_SERVER,
        TO_CLIENT
    }

    enum Fault {
        /** Both ends see the connection closed. */
        CUT,
        /** Both ends see an open connection, over which nothing more comes. */
        SILENCE
    }

    /** What is to happen, once: {@code left} bytes from now on pass this way, and then comes the fault. */
    private record Plan(Way way, Fault fault, AtomicLong left) {}

    private final Database database;
    private final ServerSocket door;
    private final Map<Socket, Socket> open = new ConcurrentHashMap<>();
    private final AtomicLong toServer = new AtomicLong();
    private final AtomicLong toClient = new AtomicLong();
    private final AtomicReference<@Nullable Plan> plan = new AtomicReference<>();
    private final AtomicInteger faults = new AtomicInteger();

    CuttingProxy(Database database) {
        this.database = database;
        try {
            this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        Thread.ofVirtual().start(this::accept);
    }

    /** From now on so many bytes pass this way, and then the fault happens to the connection that carries the next one. */
    void after(long bytes, Way way, Fault fault) {
        plan.set(new Plan(way, fault, new AtomicLong(bytes)));
    }

    /** Nothing is to happen any more. */
    void behave() {
        plan.set(null);
    }

    /** Bytes that have passed this way. */
    long passed(Way way) {
        return counter(way).get();
    }

    private AtomicLong counter(Way way) {
        return switch (way) {
            case TO_SERVER -> toServer;
            case TO_CLIENT -> toClient;
        };
    }

    /** Faults that have happened. */
    int faults() {
        return faults.get();
    }

    /** Opens connections that go through here; those that only tell others of commits go straight. */
    DataSource dataSource() {
        URI straight = URI.create(database.url().substring("jdbc:".length()));
        Database through = new Database(
                "jdbc:postgresql://127.0.0.1:" + door.getLocalPort() + straight.getPath(),
                database.user(),
                database.password());
        return new AbstractDataSource() {
            @Override
            public Connection getConnection() throws SQLException {
                boolean herald = Thread.currentThread().getName().equals(HERALD);
                return (herald ? database : through).unpooled().getConnection();
            }

            @Override
            public Connection getConnection(String user, String password) throws SQLException {
                return getConnection();
            }
        };
    }

    private void accept() {
        URI server = URI.create(database.url().substring("jdbc:".length()));
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                Socket behind = new Socket(server.getHost(), server.getPort());
                client.setTcpNoDelay(true);
                behind.setTcpNoDelay(true);
                open.put(client, behind);
                Thread.ofVirtual().start(() -> pump(client, behind, Way.TO_SERVER));
                Thread.ofVirtual().start(() -> pump(behind, client, Way.TO_CLIENT));
            } catch (IOException closing) {
                return;
            }
        }
    }

    private void pump(Socket from, Socket to, Way way) {
        byte[] chunk = new byte[CHUNK];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            boolean silent = false;
            int read = in.read(chunk);
            while (read >= 0) {
                Plan now = plan.get();
                int allowed = silent ? 0 : allowed(now, way, read);
                // Before they are on their way: who has got them finds them counted.
                counter(way).addAndGet(allowed);
                out.write(chunk, 0, allowed);
                out.flush();
                if (!silent && allowed < read && now != null) {
                    plan.set(null);
                    faults.incrementAndGet();
                    if (now.fault() == Fault.CUT) {
                        return;
                    }
                    silent = true;
                }
                read = in.read(chunk);
            }
        } catch (IOException gone) {
            // One end is gone, and so goes the other.
            return;
        }
    }

    /** How many of these bytes pass. */
    private static int allowed(@Nullable Plan plan, Way way, int bytes) {
        if (plan == null || plan.way() != way) {
            return bytes;
        }
        long left = plan.left().getAndAdd(-bytes);
        return Math.clamp(left, 0, bytes);
    }

    @Override
    public void close() throws IOException {
        door.close();
        for (Map.Entry<Socket, Socket> pair : open.entrySet()) {
            pair.getKey().close();
            pair.getValue().close();
        }
    }
}
