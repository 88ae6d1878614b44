package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

/** The tables of a first build, as the service makes them, for tests that fill them with rows of their own. */
public final class EmptyBuild {

    private EmptyBuild() {}

    /** Makes them in a database that has none; gives the name of their schema. */
    public static String make(Connection connection) throws SQLException {
        Build build = new Build(
                1, HandProjection.VERSION, Build.State.SERVING, Instant.EPOCH, Build.Phase.DONE, 0, 0, Optional.empty());
        BuildSchema.makeTables(connection, build);
        BuildSchema.makeIndexes(connection, build);
        BuildSchema.show(connection, build, views -> {});
        return build.schema();
    }
}
