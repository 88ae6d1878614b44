package org.standpat.service;

import java.io.IOException;
import java.nio.file.Path;
import org.standpat.db.postgres.Database;
import org.standpat.service.http.ApiClient;
import org.standpat.service.place.RunningMark;

/** A service on a data folder, in a process of its own. */
final class ServingProcess implements AutoCloseable {

    private final StandpatProcess process;
    private final RunningMark mark;
    private final ApiClient client;

    private ServingProcess(StandpatProcess process, RunningMark mark) {
        this.process = process;
        this.mark = mark;
        this.client = new ApiClient(mark.address(), mark.key());
    }

    /** Starts it on any free port, and waits until it answers. */
    static ServingProcess on(Path folder) {
        StandpatProcess process = StandpatProcess.start("serve", "--data", folder.toString(), "--port", "0")
                .awaitOutput("/actuator/prometheus");
        return new ServingProcess(process, RunningMark.in(folder).orElseThrow());
    }

    ApiClient client() {
        return client;
    }

    /** The database under it. */
    Database database() {
        return mark.databases().writer();
    }

    StandpatProcess process() {
        return process;
    }

    @Override
    public void close() throws IOException {
        client.close();
        process.close();
    }
}
