package org.standpat.service.drill.tamper;

import java.io.IOException;
import java.io.StringReader;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.postgresql.PGConnection;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.FeedToken;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.postgres.Database;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.leaf.EventLeaves;
import org.standpat.notary.tree.StoredTree;
import org.standpat.notary.tree.TreeGrowth;
import org.standpat.proof.tree.Hash;
import org.standpat.service.Sentence;

/** A database in the hands of its superuser, whom no trigger stops. */
final class OpenDatabase implements AutoCloseable {

    private static final int PAGE = 10_000;
    private static final List<String> GUARDED = List.of("event", "log_tile");

    private final Database database;
    private final SingleConnectionDataSource connection;
    private final JdbcTemplate sql;
    private boolean covered;

    OpenDatabase(Database database) {
        this.database = database;
        try {
            connection = new SingleConnectionDataSource(database.unpooled().getConnection(), true);
        } catch (SQLException fault) {
            throw new Sentence("The database of the drill cannot be reached: " + fault.getMessage());
        }
        sql = new JdbcTemplate(connection);
        GUARDED.forEach(table -> sql.execute("alter table " + table + " disable trigger all"));
    }

    /** Switches the triggers on again, as whoever covers up what he did does. It is done at the end, where it was not before. */
    void cover() {
        GUARDED.forEach(
                table -> sql.execute("alter table " + table + " enable always trigger " + table + "_never_changes"));
        covered = true;
    }

    Database database() {
        return database;
    }

    JdbcTemplate sql() {
        return sql;
    }

    /** Makes a database beside this one from another, to which nobody is connected. */
    static Database copy(Database server, String name, String template) {
        String address = server.url().substring(0, server.url().lastIndexOf('/') + 1);
        Database copy = new Database(address + name, server.user(), server.password());
        execute(server, "drop database if exists " + name + " with (force)");
        execute(server, "create database " + name + " template " + template);
        return copy;
    }

    private static void execute(Database database, String change) {
        try (Connection connection = database.unpooled().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(change);
        } catch (SQLException fault) {
            throw new Sentence("The drill cannot go on: " + fault.getMessage());
        }
    }

    /** Writes rows down as {@link PlayedEvening} tells them. */
    void write(String rows) {
        try {
            Connection own = connection.getConnection();
            own.unwrap(PGConnection.class)
                    .getCopyAPI()
                    .copyIn(
                            "copy event (hand, feed_position, at, number, type, payload) from stdin",
                            new StringReader(rows));
        } catch (SQLException | IOException fault) {
            throw new Sentence("The rows of the drill cannot be written: " + fault.getMessage());
        }
    }

    /** The last place. */
    long end() {
        Long end = sql.queryForObject("select coalesce(max(feed_position), 0) from event", Long.class);
        return end == null ? 0 : end;
    }

    /** Gives each row from a place on another one. */
    void renumber(long from, int by) {
        sql.execute("drop index if exists event_feed");
        sql.update("update event set feed_position = feed_position + ? where feed_position >= ?", by, from);
    }

    /** Makes every tile anew, so that the tree fits the rows as they are. */
    Hash rebuildTree(NotaryKeys keys) {
        sql.execute("truncate log_tile, log_edge");
        TreeGrowth growth = new TreeGrowth(connection, new StoredTree(connection), 0);
        EventLeaves leaves = new EventLeaves(HandEventTypes.ALL, keys.salts());
        EventLog log = new EventLog(connection);
        List<StoredEvent> page = log.feed(new FeedToken(0), PAGE);
        while (!page.isEmpty()) {
            page.forEach(event -> growth.add(leaves.of(event).leaf()));
            page = log.feed(page.getLast().token(), PAGE);
        }
        growth.write();
        return growth.root();
    }

    @Override
    public void close() {
        if (!covered) {
            cover();
        }
        connection.destroy();
    }
}
