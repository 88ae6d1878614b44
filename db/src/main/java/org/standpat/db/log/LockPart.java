package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.List;

/**
 * Takes the log's lock. Whoever records takes it and keeps it until he has committed, so that places in the log are given in the order of
 * commits, and what is read under it stays true. Statements behind it see all that was recorded before.
 */
record LockPart() implements BatchPart {

    /** Names the lock among the advisory locks of the database: "standpat" in ASCII. */
    static final long LOCK = 0x7374616E64706174L;

    @Override
    public boolean isIn(List<Append> batch) {
        return true;
    }

    @Override
    public String sql() {
        return "select pg_advisory_xact_lock(" + LOCK + ")";
    }

    @Override
    public int bind(Connection connection, PreparedStatement statement, int first, List<Append> batch) {
        return first;
    }
}
