package org.standpat.db.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.postgresql.PostgreSQLContainer;

/**
 * Databases for tests, on one PostgreSQL 18 for each JVM: a container where Docker answers, else the server that comes with
 * Standpat. Which one was taken stands in the log. Each call gives a database of its own, so that no test sees another's rows.
 */
public final class TestDatabase {

    private static final Logger LOG = LoggerFactory.getLogger(TestDatabase.class);

    private static final String IMAGE = "postgres:18";
    private static final String MIGRATED = "migrated";

    private static @Nullable TestDatabase running;

    private final Database server;
    private int made;

    private TestDatabase(Database server) {
        this.server = server;
    }

    /** A new database with the schema of Standpat in it. */
    public static synchronized Database fresh() {
        return running().make(" template " + MIGRATED);
    }

    /** A new database with nothing in it. */
    public static synchronized Database empty() {
        return running().make("");
    }

    /** One of these databases, given as its owner, as each role that works on it. */
    public static Databases rolesOf(Database owner) {
        return ServiceRole.of(owner);
    }

    private static TestDatabase running() {
        TestDatabase database = running;
        if (database == null) {
            database = new TestDatabase(start());
            database.execute("create database " + MIGRATED);
            Schema.migrate(database.at(MIGRATED).unpooled());
            running = database;
        }
        return database;
    }

    private static Database start() {
        if (DockerClientFactory.instance().isDockerAvailable()) {
            LOG.info("Tests run against {} in a container.", IMAGE);
            return startContainer();
        }
        LOG.info("Docker does not answer: tests run against the PostgreSQL that comes with Standpat.");
        LocalPostgres local = LocalPostgres.temporary();
        Runtime.getRuntime().addShutdownHook(new Thread(local::close, "stop-test-database"));
        return local.database();
    }

    /** Ends with this JVM: Testcontainers sees to it. */
    @SuppressWarnings("resource") // as above
    private static Database startContainer() {
        PostgreSQLContainer container = new PostgreSQLContainer(IMAGE)
                .withUsername(Cluster.OWNER)
                .withEnv("POSTGRES_INITDB_ARGS", "--locale=C --locale-provider=builtin --builtin-locale=C.UTF-8")
                // Testcontainers switches fsync off unless it is told otherwise.
                .withCommand("postgres", "-c", "fsync=on", "-c", "max_connections=200");
        container.start();
        String address = "jdbc:postgresql://" + container.getHost() + ":"
                + container.getMappedPort(PostgreSQLContainer.POSTGRESQL_PORT) + "/";
        ServiceRole.ensure(
                new Database(address + Cluster.OWNER, Cluster.OWNER, container.getPassword()), container.getPassword());
        return new Database(address + ServiceRole.DATABASE, ServiceRole.ROLE, container.getPassword());
    }

    private Database make(String origin) {
        made++;
        String name = "test_" + made;
        execute("create database " + name + origin);
        return at(name);
    }

    private Database at(String name) {
        String address = server.url().substring(0, server.url().lastIndexOf('/') + 1);
        return new Database(address + name, server.user(), server.password());
    }

    private void execute(String statement) {
        try (Connection connection = server.unpooled().getConnection();
                Statement change = connection.createStatement()) {
            change.execute(statement);
        } catch (SQLException e) {
            throw new IllegalStateException("On the database for tests failed: " + statement, e);
        }
    }
}
