package org.standpat.db.analytics;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The views of schema {@code analytics}. They stand on views and tables of other schemas: whoever drops one of those drops them with it, and
 * has them made anew in the same transaction.
 */
public final class AnalyticsViews {

    /** How long a start waits for readers of older views: longer than the role of dashboards is given for a statement or an idle transaction. */
    public static final Duration LIMIT = Duration.ofMinutes(2);

    /** Name of the schema. */
    static final String SCHEMA = "analytics";

    private static final String VIEWS = Scripts.named("views.sql");
    private static final String GRANTS = Scripts.named("grants.sql");

    private static final Pattern MADE = Pattern.compile("^create view analytics\\.([a-z_]+)", Pattern.MULTILINE);

    /** Which definition the views follow stands in the comment on the schema. */
    private static final String DEFINITION =
            "Views for dashboards and sheets, by definition " + HexFormat.of().formatHex(sha256(VIEWS)) + ".";

    /** Names the lock among the advisory locks of the database: "analytic" in ASCII. Of two processes that start at once one waits. */
    private static final long LOCK = 0x616E616C79746963L;

    private AnalyticsViews() {}

    /** Names of the views. */
    public static Set<String> names() {
        return MADE.matcher(VIEWS)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** {@link #apply(Connection, Duration)} for {@link #LIMIT} at most. */
    public static void apply(Connection connection) throws SQLException {
        apply(connection, LIMIT);
    }

    /**
     * Makes the views where one is missing or all follow an older definition and the tables are there, and gives the role of dashboards, where
     * there is one, the right to read them. Works in the connection's transaction; where it has none, in one of its own, which it tries again
     * as long as others read the views.
     *
     * @param limit how long it tries that
     * @throws org.standpat.db.postgres.Schema.SchemaException when it did so in vain, with the readers
     */
    public static void apply(Connection connection, Duration limit) throws SQLException {
        if (connection.getAutoCommit()) {
            new BetweenReaders(connection, AnalyticsViews::applyInTransaction).make(limit);
        } else {
            applyInTransaction(connection);
        }
    }

    private static void applyInTransaction(Connection connection) throws SQLException {
        execute(connection, "select pg_advisory_xact_lock(" + LOCK + ")");
        if (!areCurrent(connection) && hasTables(connection)) {
            execute(connection, VIEWS);
            execute(connection, "comment on schema analytics is '" + DEFINITION + "'");
        }
        execute(connection, GRANTS);
    }

    /** In a database where nothing was projected yet, whoever makes the tables has the views made. */
    private static boolean hasTables(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select to_regclass('projection.hand') is not null"
                        + " and to_regclass('projection.hand_player') is not null")) {
            return row.next() && row.getBoolean(1);
        }
    }

    private static boolean areCurrent(Connection connection) throws SQLException {
        Set<String> there = new TreeSet<>();
        try (PreparedStatement statement = connection.prepareStatement(
                "select relname from pg_class where relnamespace = 'analytics'::regnamespace and relkind = 'v'"
                        + " and obj_description('analytics'::regnamespace, 'pg_namespace') = ?")) {
            statement.setString(1, DEFINITION);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    there.add(rows.getString(1));
                }
            }
        }
        return there.containsAll(names());
    }

    private static void execute(Connection connection, String script) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(script);
        }
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
