package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;

/** What another process does between the writing of a batch and its commit, for as long as a test likes. */
public final class OtherWriter {

    private final LogSession session;

    private OtherWriter(LogSession session) {
        this.session = session;
    }

    static OtherWriter of(DataSource database, LogLimits limits, List<Append> appends) {
        try {
            LogSession session = LogSession.open(database, limits);
            assertThat(session.writeOnly(appends)).hasSameSizeAs(appends);
            return new OtherWriter(session);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    public void commit() {
        try {
            session.commit();
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
        session.close();
    }

    public void rollback() {
        try {
            session.rollback();
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
        session.close();
    }

    /** The process is gone without a word. */
    public void die() {
        session.close();
    }
}
