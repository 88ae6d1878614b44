package org.standpat.notary;

import java.time.Duration;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What makes a session of the database the notary's: of all processes one has it, and when it is silent for long the server ends it. */
final class NotarySession {

    /** The number of the lock that the one notary holds: the letters of "notary". */
    private static final long LOCK = 0x6e6f74617279L;

    /** What goes outside was committed before: whatever the server is set to, a crash must lose no commit of that. */
    private static final String DURABLE =
            "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

    private static final String ENDS_WHEN_ASLEEP =
            "select set_config(name, ?, false) from unnest(array['idle_session_timeout', 'idle_in_transaction_session_timeout']) as name";

    private NotarySession() {}

    /**
     * Makes this session the notary's.
     *
     * @param connection always the same one
     * @param asleep how long it may be silent
     * @return whether it is; not while another one is
     */
    static boolean begin(DataSource connection, Duration asleep) {
        JdbcClient session = JdbcClient.create(connection);
        if (!hasLock(session)) {
            return false;
        }
        session.sql(DURABLE).query(String.class).optional();
        session.sql(ENDS_WHEN_ASLEEP)
                .param(asleep.toMillis() + "ms")
                .query(String.class)
                .list();
        return true;
    }

    private static boolean hasLock(JdbcClient session) {
        return session.sql("select pg_try_advisory_lock(?)")
                .param(LOCK)
                .query(Boolean.class)
                .single();
    }
}
