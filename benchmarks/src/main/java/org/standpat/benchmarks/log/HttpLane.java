package org.standpat.benchmarks.log;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.standpat.db.postgres.Database;

/**
 * Ours over HTTP: the whole service, projections and all, in a process of its own, and a connection that is kept alive for each table.
 */
final class HttpLane implements Lane {

    private static final long FIRST_SEED = 20_270_501L;

    private final ServiceProcess service;
    private final Map<Integer, HttpTable> tables = new HashMap<>();

    HttpLane(Database database) throws IOException {
        service = ServiceProcess.on(database);
    }

    @Override
    public String name() {
        return "Standpat, over HTTP";
    }

    @Override
    public Writer writer(int table) throws IOException {
        return tables.computeIfAbsent(table, number -> new HttpTable(service::address, FIRST_SEED + number))
                .connected();
    }

    @Override
    public OptionalLong process() {
        return OptionalLong.of(service.process());
    }

    @Override
    public void close() {
        service.close();
    }
}
