package org.standpat.command.evidence;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.postgres.Database;

/** A table that nobody can write to as long as this is open. */
final class HeldTable implements AutoCloseable {

    private final JdbcTemplate outside;
    private final Connection holder;
    private final String table;

    HeldTable(Database database, String table) throws SQLException {
        this.outside = new JdbcTemplate(database.unpooled());
        this.holder = database.unpooled().getConnection();
        this.table = table;
        holder.setAutoCommit(false);
        try (Statement lock = holder.createStatement()) {
            lock.execute("lock table " + table + " in share mode");
        }
    }

    /** How many connections wait to write to it. */
    int waiting() {
        Integer count = outside.queryForObject(
                "select count(*) from pg_locks where not granted and relation = ?::regclass", Integer.class, table);
        return count == null ? 0 : count;
    }

    @Override
    public void close() throws SQLException {
        holder.close();
    }
}
