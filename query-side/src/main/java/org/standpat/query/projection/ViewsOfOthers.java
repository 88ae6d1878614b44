package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.SQLException;

/** Makes what stands on the views of schema {@code projection}, which go and come back whenever other tables serve. */
@FunctionalInterface
public interface ViewsOfOthers {

    /** Makes them in the connection's current transaction, where there is none in one of their own; those that are there already stay. */
    void make(Connection connection) throws SQLException;
}
