package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/** Whose transactions hold the views over the tables that serve. */
final class TableReaders {

    /** The eldest first: as long as one of these goes on, no other views can take their place. */
    private static final String READERS = """
            select string_agg(reader, ', ') as readers from (
                select format('%s (process %s, for %s s)', coalesce(usename, 'a role that is gone'), pid,
                    floor(extract(epoch from clock_timestamp() - xact_start))) as reader
                from pg_stat_activity
                where pid <> pg_backend_pid() and pid in (
                    select pid from pg_locks
                    where granted and locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
                        and relation in (to_regclass('projection.hand'), to_regclass('projection.hand_player')))
                order by xact_start
                limit 5) as eldest
            """;

    private TableReaders() {}

    /** Who they are and for how long, as a list of words; empty when there is none just now. */
    static Optional<String> of(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(READERS)) {
            row.next();
            return Optional.ofNullable(row.getString("readers"));
        }
    }
}
