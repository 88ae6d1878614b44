package org.standpat.benchmarks.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.HdrHistogram.Histogram;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * The least that a database can do: one connection inserts a row and notifies, in one transaction; another listens, and then reads the row.
 */
final class BareNotify {

    /** Between two rows, so that it is little load beside what it is compared with. */
    static final Duration PAUSE = Duration.ofMillis(50);

    private static final int LOOK_MILLIS = 100;

    private final DataSource database;
    private final Map<Long, Long> committed = new ConcurrentHashMap<>();

    /** In a database that it makes a table in. */
    BareNotify(DataSource database) throws SQLException {
        this.database = database;
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "create table bare (id bigint generated always as identity primary key, body bytea not null)");
        }
    }

    /** Microseconds from the end of each commit until the other connection had read the row. */
    Histogram run(long end) throws InterruptedException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Histogram> seen = threads.submit(() -> listen(end));
            threads.submit(() -> {
                        insert(end);
                        return true;
                    })
                    .get();
            return seen.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("the bare table failed", failed.getCause());
        }
    }

    private void insert(long end) throws SQLException, InterruptedException {
        try (Connection connection = database.getConnection();
                Statement notify = connection.createStatement();
                PreparedStatement insert =
                        connection.prepareStatement("insert into bare (body) values (?) returning id")) {
            connection.setAutoCommit(false);
            insert.setBytes(1, new byte[Long.BYTES]);
            while (System.nanoTime() < end) {
                try (ResultSet row = insert.executeQuery()) {
                    row.next();
                    long id = row.getLong(1);
                    notify.execute("notify bare");
                    connection.commit();
                    committed.put(id, System.nanoTime());
                }
                TimeUnit.NANOSECONDS.sleep(PAUSE.toNanos());
            }
        }
    }

    private Histogram listen(long end) throws SQLException {
        Histogram delays = VisibleRows.histogram();
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                PreparedStatement select =
                        connection.prepareStatement("select id from bare where id > ? order by id")) {
            statement.execute("listen bare");
            long last = lastId(statement);
            while (System.nanoTime() < end) {
                PGNotification[] news = connection.unwrap(PGConnection.class).getNotifications(LOOK_MILLIS);
                if (news != null && news.length > 0) {
                    select.setLong(1, last);
                    try (ResultSet rows = select.executeQuery()) {
                        long now = System.nanoTime();
                        while (rows.next()) {
                            last = rows.getLong(1);
                            record(delays, last, now);
                        }
                    }
                }
            }
        }
        return delays;
    }

    private static long lastId(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("select coalesce(max(id), 0) from bare")) {
            row.next();
            return row.getLong(1);
        }
    }

    /** It may be read before the connection that inserted it has heard of its commit: then it came at once. */
    private void record(Histogram delays, long id, long now) {
        Long at = committed.remove(id);
        VisibleRows.record(delays, at == null ? 0 : now - at);
    }
}
