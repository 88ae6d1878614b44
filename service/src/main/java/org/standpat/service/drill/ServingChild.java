package org.standpat.service.drill;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.standpat.service.Sentence;
import org.standpat.service.http.ApiClient;
import org.standpat.service.place.RunningMark;

/** A service on the drill's data folder, in a process of its own, that answers. */
final class ServingChild implements AutoCloseable {

    /** How long a start may take, also when PostgreSQL has to recover first. */
    static final Duration START_LIMIT = Duration.ofMinutes(3);

    private static final Duration LOOK = Duration.ofMillis(5);
    private static final int ENDED_BY_TERM = 143;

    private final ChildProgram program;
    private final ApiClient client;

    private ServingChild(ChildProgram program, ApiClient client) {
        this.program = program;
        this.client = client;
    }

    /**
     * Starts it on any free port and waits until it answers.
     *
     * @throws Sentence when it ends instead, or does not answer within {@link #START_LIMIT}
     */
    static ServingChild on(Path folder, Launch launch, Path output) {
        ChildProgram program = ChildProgram.start(launch, output, "serve", "--data", folder.toString(), "--port", "0");
        try {
            RunningMark mark = awaitMark(folder, program);
            return new ServingChild(program, new ApiClient(mark.address(), mark.key()));
        } catch (RuntimeException fault) {
            program.close();
            throw fault;
        }
    }

    private static RunningMark awaitMark(Path folder, ChildProgram program) {
        long deadline = System.nanoTime() + START_LIMIT.toNanos();
        while (true) {
            Optional<RunningMark> mark = RunningMark.in(folder).filter(left -> left.process() == program.pid());
            if (mark.isPresent()) {
                return mark.get();
            }
            if (!program.isAlive()) {
                throw new Sentence("The service ended instead of starting. " + program.tail());
            }
            if (System.nanoTime() > deadline) {
                throw new Sentence("The service did not answer within " + START_LIMIT.toSeconds() + " s of its start. "
                        + program.tail());
            }
            Pause.of(LOOK);
        }
    }

    ApiClient client() {
        return client;
    }

    ChildProgram program() {
        return program;
    }

    /**
     * Tells it to stop.
     *
     * @throws Sentence when it ends in another way than it should
     */
    void stop(Duration limit) {
        int status = program.stop(limit);
        if (status != ENDED_BY_TERM) {
            throw new Sentence("The service was told to stop and ended with status " + status + " instead of "
                    + ENDED_BY_TERM + ". " + program.tail());
        }
    }

    @Override
    public void close() {
        program.close();
        client.close();
    }
}
