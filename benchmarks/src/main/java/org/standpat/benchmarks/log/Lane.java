package org.standpat.benchmarks.log;

import java.io.IOException;
import java.sql.SQLException;
import java.util.OptionalLong;

/** One way to make an action durable. Each lane has a database of its own on the server that all share. */
interface Lane extends AutoCloseable {

    /** What the tables of the report call it. */
    String name();

    /**
     * The writer of a table, ready to write. A lane may give the same table again in the next round, with its hand where it was.
     *
     * @param table 0, 1, 2 … in one round each is asked for once
     */
    Writer writer(int table) throws Exception;

    /** The process of its own that it works in; empty when it works in this one. */
    default OptionalLong process() {
        return OptionalLong.empty();
    }

    @Override
    void close();

    /** Whoever sits at a table and acts; used by one thread at a time. */
    interface Writer extends AutoCloseable {

        /** One action: returns when it is acknowledged. */
        void act() throws Exception;

        /** Ends a round; what the table needs no more until the next one is given back. */
        @Override
        default void close() throws IOException, SQLException {}
    }
}
