package org.standpat.service.process;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import org.standpat.db.postgres.Database;

/** Pools of connections, with the limits that every user of the database keeps to. */
public final class ConnectionPools {

    /** How long a request waits for a connection before it is answered that the database cannot be used. */
    public static final Duration CONNECTION_WAIT = Duration.ofSeconds(10);

    /** How long a statement waits for a lock of another process before its command is given up. */
    public static final Duration LOCK_WAIT = Duration.ofSeconds(10);

    private ConnectionPools() {}

    /**
     * A pool that connects when it is first used.
     *
     * @param name what the server's own views call these connections
     * @param connections how many at most
     */
    public static HikariDataSource open(Database database, String name, int connections) {
        HikariDataSource pool = new HikariDataSource();
        pool.setPoolName(name);
        pool.setJdbcUrl(database.url());
        pool.setUsername(database.user());
        pool.setPassword(database.password());
        pool.setMaximumPoolSize(connections);
        pool.setConnectionTimeout(CONNECTION_WAIT.toMillis());
        pool.setConnectionInitSql("set lock_timeout = " + LOCK_WAIT.toMillis());
        // The server's details of an error may quote a row, and so a card.
        pool.addDataSourceProperty("logServerErrorDetail", "false");
        pool.addDataSourceProperty("ApplicationName", name);
        return pool;
    }
}
