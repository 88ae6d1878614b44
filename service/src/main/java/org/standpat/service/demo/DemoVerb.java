package org.standpat.service.demo;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.Place;
import org.standpat.service.place.Settings;
import org.standpat.service.process.PortOption;
import org.standpat.service.process.RunningService;
import org.standpat.service.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows that everything works, on this machine alone. */
@Command(
        name = "demo",
        mixinStandardHelpOptions = true,
        header = "Shows everything at work on this machine; --exit ends in the end.",
        description = {
            "Starts everything, records the sample hands, plays a hand over HTTP, replays every hand from its events, and stays up to"
                    + " be looked at.",
            "Nothing is left behind, unless --data names a folder to keep."
        })
public final class DemoVerb implements Callable<Integer> {

    private static final int SOMETHING_FAILED = 1;

    @Option(names = "--exit", description = "Stop in the end; the status is 0 only when all of it held.")
    private boolean exit;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "A data folder to record in, instead of one that is deleted.")
    private @Nullable Path folder;

    @Mixin
    private PortOption port = new PortOption();

    @Override
    public Integer call() throws InterruptedException {
        Terminal terminal = Terminal.ofThisProcess();
        try (Lifetime lifetime = new Lifetime()) {
            Path kept = folder;
            Place place = kept == null ? new Place.ThrowAway() : new Place.Folder(kept);
            Demo demo = new Demo(terminal, lifetime, Settings.ofThisProcess());
            boolean held = demo.run(place, port.port().orElseGet(DemoVerb::freePort));
            if (!exit) {
                demo.showAddresses();
                new CountDownLatch(1).await();
            }
            return held ? 0 : SOMETHING_FAILED;
        }
    }

    /** The usual port when nobody listens there, else any. */
    private static int freePort() {
        try (ServerSocket usual = new ServerSocket(RunningService.USUAL_PORT, 1, InetAddress.getLoopbackAddress())) {
            return usual.getLocalPort();
        } catch (IOException taken) {
            return 0;
        }
    }
}
