package org.standpat.benchmarks;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.standpat.db.postgres.Database;

/** Databases on one server, and connections to them. */
public final class Pools {

    /** Connections of a pool that many tables share. */
    public static final int CONNECTIONS = 32;

    /** Hundreds of tables may wait for one of them: slowly served is a figure, refused is none. */
    private static final Duration WAIT = Duration.ofMinutes(2);

    private Pools() {}

    /** A pool of {@value #CONNECTIONS} connections, all of them open soon. */
    public static HikariDataSource open(Database database) {
        HikariDataSource pool = new HikariDataSource();
        pool.setJdbcUrl(database.url());
        pool.setUsername(database.user());
        pool.setPassword(database.password());
        pool.setMaximumPoolSize(CONNECTIONS);
        pool.setConnectionTimeout(WAIT.toMillis());
        return pool;
    }

    /** Makes an empty database beside the given one. */
    public static Database beside(Database database, String name) {
        try (Connection connection = database.unpooled().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException failure) {
            throw new IllegalStateException("database " + name + " cannot be made", failure);
        }
        String server = database.url().substring(0, database.url().lastIndexOf('/') + 1);
        return new Database(server + name, database.user(), database.password());
    }
}
