package org.standpat.db.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** PostgreSQL lets every role change its own settings: of the role of dashboards, that holds until the next start. */
class DashboardsRoleTest {

    private static final String PASSWORD = "of dashboards";

    @TempDir
    private Path folder;

    private static String show(LocalPostgres server, String setting, String... before) throws SQLException {
        Database role = server.letDashboardsIn(Optional.of(PASSWORD)).orElseThrow();
        try (Connection connection = role.unpooled().getConnection();
                Statement statement = connection.createStatement()) {
            for (String change : before) {
                statement.execute(change);
            }
            try (ResultSet row = statement.executeQuery("show " + setting)) {
                row.next();
                return row.getString(1);
            }
        }
    }

    @Test
    void given_settings_that_the_role_changed_when_started_again_then_it_has_those_of_the_service()
            throws SQLException {
        try (LocalPostgres server = LocalPostgres.in(folder)) {
            show(
                    server,
                    "statement_timeout",
                    "set default_transaction_read_only = off",
                    "alter role standpat_analytics in database standpat set statement_timeout = 0",
                    "alter role standpat_analytics set lock_timeout = 0",
                    "alter role standpat_analytics set work_mem = '2GB'");
            assertThat(show(server, "statement_timeout")).isEqualTo("0");
            assertThat(show(server, "lock_timeout")).isEqualTo("0");
        }

        try (LocalPostgres server = LocalPostgres.in(folder)) {
            assertThat(show(server, "statement_timeout")).isEqualTo("30s");
            assertThat(show(server, "lock_timeout")).isEqualTo("5s");
            assertThat(show(server, "work_mem")).isEqualTo("4MB");
            assertThat(show(server, "temp_file_limit")).isEqualTo("1GB");
        }
    }
}
