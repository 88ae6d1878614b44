package org.standpat.notary.checkpoint;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What was recorded and no checkpoint speaks for yet, whoever should sign it. */
public final class Unsigned {

    private static final String OLDEST =
            "select at from event where feed_position > (select coalesce(max(size), 0) from checkpoint)"
                    + " order by feed_position limit 1";

    private final JdbcClient jdbc;

    /** That of this database. */
    public Unsigned(DataSource database) {
        this.jdbc = JdbcClient.create(database);
    }

    /** When the oldest of it was recorded; empty when everything is signed. */
    public Optional<Instant> since() {
        return jdbc.sql(OLDEST).query(OffsetDateTime.class).optional().map(OffsetDateTime::toInstant);
    }
}
