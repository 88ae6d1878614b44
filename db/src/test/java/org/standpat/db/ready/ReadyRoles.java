package org.standpat.db.ready;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.db.postgres.TestDatabase;

/** A database of its own that its owner has made ready for the other roles. */
final class ReadyRoles {

    /** What the server says when a role may not do something. */
    static final String NOT_ALLOWED = "42501";

    final Databases databases = TestDatabase.rolesOf(TestDatabase.fresh());
    final JdbcTemplate owner = new JdbcTemplate(databases.owner().orElseThrow().unpooled());
    final JdbcTemplate writer = new JdbcTemplate(databases.writer().unpooled());
    final JdbcTemplate reader = new JdbcTemplate(databases.reader().unpooled());

    ReadyRoles() {
        Readiness.byOwner(databases.owner().orElseThrow());
    }

    @SuppressWarnings("NullAway") // A null from the database fails the test, as it should.
    List<String> ask(String query) {
        return owner.queryForList(query, String.class);
    }

    /** The state that the server ends a statement with; empty when it does what was asked. */
    static String stateOf(Database role, String statement) throws SQLException {
        try (Connection connection = role.unpooled().getConnection();
                Statement asked = connection.createStatement()) {
            asked.execute(statement);
            return "";
        } catch (SQLException refused) {
            return String.valueOf(refused.getSQLState());
        }
    }
}
