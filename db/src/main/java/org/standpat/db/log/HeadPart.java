package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.List;

/** Asks, under the log's lock, which place in the log the next event gets. */
record HeadPart() implements BatchPart {

    @Override
    public boolean isIn(List<Append> batch) {
        return true;
    }

    @Override
    public String sql() {
        return "select coalesce((select feed_position from event order by feed_position desc limit 1), 0) + 1";
    }

    @Override
    public int bind(Connection connection, PreparedStatement statement, int first, List<Append> batch) {
        return first;
    }
}
