package org.standpat.db.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** The schema comes up once, whoever asks for it and however often, and never over a database that it does not know. */
class SchemaTest {

    @Test
    void aNewDatabaseGetsTheTables() throws SQLException {
        Database database = TestDatabase.empty();
        Schema.migrate(database.unpooled());
        assertThat(count(database, "select count(*) from event")).isZero();
    }

    @Test
    void aDatabaseThatIsUpToDateStaysAsItIs() throws SQLException {
        Database database = TestDatabase.fresh();
        long applied = count(database, "select count(*) from flyway_schema_history");
        Schema.migrate(database.unpooled());
        assertThat(count(database, "select count(*) from flyway_schema_history"))
                .isEqualTo(applied);
    }

    @Test
    void twoProcessesThatStartAtOnceDoNotDisturbEachOther() throws Exception {
        Database database = TestDatabase.empty();
        Runnable migrate = () -> Schema.migrate(database.unpooled());
        try (ExecutorService starts = Executors.newFixedThreadPool(2)) {
            for (Future<?> start : List.of(starts.submit(migrate), starts.submit(migrate))) {
                start.get();
            }
        }
        assertThat(count(database, "select count(*) from event")).isZero();
    }

    @Test
    void aDatabaseOfANewerProgramIsRefused() throws SQLException {
        Database database = TestDatabase.fresh();
        change(
                database,
                "insert into flyway_schema_history (installed_rank, version, description, type, script, checksum, installed_by,"
                        + " execution_time, success)"
                        + " select max(installed_rank) + 1, '9999', 'from the future', 'SQL', 'V9999__from_the_future.sql', 1,"
                        + " 'standpat', 1, true from flyway_schema_history");
        assertThatThrownBy(() -> Schema.migrate(database.unpooled()))
                .isInstanceOf(Schema.SchemaException.class)
                .hasMessageContaining("newer Standpat")
                .hasMessageContaining("9999");
    }

    @Test
    void aTableThatIsNotOursIsNotBuiltOver() throws SQLException {
        Database database = TestDatabase.empty();
        change(database, "create table something_else (id int)");
        assertThatThrownBy(() -> Schema.migrate(database.unpooled()))
                .isInstanceOf(Schema.SchemaException.class)
                .hasMessageContaining("non-empty");
    }

    @Test
    void aServerThatDoesNotAnswerIsNamedAsSuch() {
        Database nowhere = new Database("jdbc:postgresql://127.0.0.1:1/standpat", "standpat", "secret");
        assertThatThrownBy(() -> Schema.migrate(nowhere.unpooled()))
                .isInstanceOf(Schema.SchemaException.class)
                .hasMessageContaining("cannot be reached")
                .hasMessageNotContaining("secret");
    }

    @Test
    void databasesForTestsDoNotShareRows() throws SQLException {
        Database one = TestDatabase.fresh();
        Database other = TestDatabase.fresh();
        change(one, "create table note (text text)");
        assertThat(count(other, "select count(*) from pg_class where relname = 'note'"))
                .isZero();
    }

    private static long count(Database database, String query) throws SQLException {
        try (Connection connection = database.unpooled().getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    private static void change(Database database, String change) throws SQLException {
        try (Connection connection = database.unpooled().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(change);
        }
    }
}
