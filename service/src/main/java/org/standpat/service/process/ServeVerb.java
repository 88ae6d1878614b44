package org.standpat.service.process;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.OpenedPlace;
import org.standpat.service.place.Settings;
import org.standpat.service.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Runs the service until it is told to stop. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        header = "Runs the service, on a data folder or on a PostgreSQL server.",
        description = {
            "Runs the service: on a data folder with a PostgreSQL of its own, or on the server that STANDPAT_DB_URL names.",
            "It listens on this machine alone; STANDPAT_LISTEN names another address. Ctrl-C or SIGTERM stops it."
        })
public final class ServeVerb implements Callable<Integer> {

    @Mixin
    private DataOption data = new DataOption();

    @Mixin
    private PortOption port = new PortOption();

    @Override
    public Integer call() throws InterruptedException {
        Terminal terminal = Terminal.ofThisProcess();
        Settings settings = Settings.ofThisProcess();
        try (Lifetime lifetime = new Lifetime()) {
            OpenedPlace place = lifetime.add(OpenedPlace.open(data.place(settings)));
            RunningService service = lifetime.add(
                    RunningService.start(place, settings, port.port().orElse(RunningService.USUAL_PORT)));
            terminal.line(terminal.bold("Standpat is ready") + " and runs on " + place.description() + ".");
            terminal.lines(Addresses.of(service.address()));
            lifetime.add(() -> terminal.line("Standpat stops ..."));
            new CountDownLatch(1).await();
        }
        return 0;
    }
}
