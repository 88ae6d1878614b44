package org.standpat.db.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/** Whose transactions hold the views or tables of a schema: as long as one of these goes on, no others can take their place. */
public final class SchemaReaders {

    /** The eldest first. Since when another role's transaction goes on is told to superusers and whoever may read all statistics. */
    private static final String READERS = """
            select string_agg(reader, ', ') as readers from (
                select format('%s (process %s%s)', coalesce(usename, 'a role that is gone'), pid,
                    ', for ' || floor(extract(epoch from clock_timestamp() - xact_start)) || ' s') as reader
                from pg_stat_activity
                where pid <> pg_backend_pid() and pid in (
                    select pid from pg_locks
                    where granted and locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
                        and relation in (select oid from pg_class where relnamespace = to_regnamespace(?)))
                order by xact_start, pid
                limit 5) as eldest
            """;

    private SchemaReaders() {}

    /** Who they are and, where the server tells it, for how long, as a list of words; empty when there is none just now. */
    public static Optional<String> of(Connection connection, String schema) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(READERS)) {
            statement.setString(1, schema);
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return Optional.ofNullable(row.getString("readers"));
            }
        }
    }
}
