package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.ConnectionCallback;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

/** Makes the first build where there is none, so that there is always one that serves. */
final class FirstBuild {

    /** Names the lock among the advisory locks of the database. */
    private static final long LOCK = 0x70726f6a31L;

    private FirstBuild() {}

    /** The build that serves. Several processes may ask at once: one makes it, the others wait. */
    static Build ensure(ProjectionParts parts) {
        Builds builds = new Builds(parts.pool());
        TransactionTemplate transaction = new TransactionTemplate(parts.transactions());
        Optional<Build> there = builds.serving();
        if (there.isEmpty()) {
            return Objects.requireNonNull(transaction.execute(status -> make(parts, builds)));
        }
        // Another program may define the views of others in another way. In no transaction: somebody may read them, and
        // it is tried again.
        new JdbcTemplate(parts.pool()).execute((ConnectionCallback<@Nullable Void>) connection -> {
            parts.views().make(connection);
            return null;
        });
        return there.get();
    }

    private static Build make(ProjectionParts parts, Builds builds) {
        JdbcTemplate jdbc = new JdbcTemplate(parts.pool());
        jdbc.query("select pg_advisory_xact_lock(" + LOCK + ")", row -> {});
        Optional<Build> there = builds.serving();
        if (there.isPresent()) {
            return there.get();
        }
        // What is recorded already is read faster into a build beside this one.
        boolean nothingRecorded = parts.log().head().isEmpty();
        Build first = builds.begin(nothingRecorded ? parts.version() : Build.EMPTY, Build.State.SERVING, 0);
        jdbc.execute((ConnectionCallback<@Nullable Void>) connection -> {
            makeAndShow(connection, first, parts);
            return null;
        });
        return first;
    }

    private static void makeAndShow(Connection connection, Build build, ProjectionParts parts) throws SQLException {
        BuildSchema.makeTables(connection, build);
        BuildSchema.makeHandIndexes(connection, build);
        BuildSchema.makePlayerIndexes(connection, build);
        BuildSchema.show(connection, build, parts.views());
    }
}
