package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** One statement of the message that records a batch. */
interface BatchPart {

    /** Whether there is anything for it to do. */
    boolean isIn(List<Append> batch);

    /** The statement, without a semicolon. */
    String sql();

    /**
     * Sets its parameters.
     *
     * @param first number of the first of them
     * @return number of the next parameter after them
     */
    int bind(Connection connection, PreparedStatement statement, int first, List<Append> batch) throws SQLException;
}
