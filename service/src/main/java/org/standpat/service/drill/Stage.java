package org.standpat.service.drill;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.standpat.service.Sentence;

/** What is played with: a service, which rounds kill and start again, and the tables. Closing it leaves no process behind. */
final class Stage implements AutoCloseable {

    /** How long all checks of a round may take. */
    static final Duration CHECK_LIMIT = Duration.ofMinutes(2);

    /** How many starts' outputs are kept. */
    static final int KEPT_OUTPUTS = 5;

    private final Path folder;
    private final Launch launch;
    private final Path outputs;
    private final List<DrillTable> tables;
    private final Random chance;
    private ServingChild service;
    private FolderServer server;
    private int starts;

    /**
     * Starts the service.
     *
     * @param folder the real path of the data folder
     * @param outputs a folder for what it prints, a file for each start; older ones are deleted
     */
    Stage(Path folder, Launch launch, Path outputs, List<DrillTable> tables, Random chance) {
        this.folder = folder;
        this.launch = launch;
        this.outputs = outputs;
        this.tables = tables;
        this.chance = chance;
        this.service = start();
        this.server = FolderServer.of(folder);
    }

    private ServingChild start() {
        starts++;
        try {
            Files.deleteIfExists(output(starts - KEPT_OUTPUTS));
        } catch (IOException stays) {
            throw new Sentence("What the service printed cannot be deleted: " + stays);
        }
        return ServingChild.on(folder, launch, output(starts));
    }

    private Path output(int start) {
        return outputs.resolve("service-" + start + ".log");
    }

    ServingChild service() {
        return service;
    }

    /** Plays a round: play, a kill in the middle of it, and everything checked when the service answers again. */
    DrillRound play(RoundPlan plan) {
        long begun = System.nanoTime();
        int inFlight;
        long memory;
        Duration back;
        try (Play play = new Play(tables, service.client(), plan.victim().leavesService())) {
            Pause.of(plan.playing());
            inFlight = play.inFlight();
            memory = service.program().mostMemory();
            long killed = System.nanoTime();
            kill(plan);
            back = Duration.ofNanos(comeBack(plan, play) - killed);
        }
        PatientClient client = new PatientClient(service.client());
        Crew.each(tables, table -> table.check(client), CHECK_LIMIT, "The checks");
        if (plan.victim().leavesService()) {
            Crew.each(tables, table -> table.awaitProjected(client), CHECK_LIMIT, "The projection");
        }
        return new DrillRound(plan, inFlight, back, Duration.ofNanos(System.nanoTime() - begun), memory);
    }

    private void kill(RoundPlan plan) {
        if (!service.program().isAlive()) {
            throw new Sentence("The service ended by itself.");
        }
        switch (plan.victim()) {
            case SERVICE -> service.program().kill();
            case BACKEND -> server.killBackend(chance);
            case SERVER_AND_SERVICE -> {
                server.killServer();
                Pause.of(plan.between());
                service.program().kill();
            }
        }
    }

    /** When it answered again, by {@link System#nanoTime}. */
    private long comeBack(RoundPlan plan, Play play) {
        if (plan.victim().leavesService()) {
            long back = play.awaitBack();
            play.awaitEnd();
            return back;
        }
        play.awaitEnd();
        service.close();
        service = start();
        server = FolderServer.of(folder);
        return System.nanoTime();
    }

    /** Stops the service, and its server where it was left without a service. */
    @Override
    public void close() {
        service.close();
        server.killServer();
    }
}
