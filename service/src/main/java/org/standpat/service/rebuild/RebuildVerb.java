package org.standpat.service.rebuild;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.standpat.service.http.ApiClient;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.OpenedPlace;
import org.standpat.service.place.Place;
import org.standpat.service.place.RunningMark;
import org.standpat.service.place.Settings;
import org.standpat.service.terminal.Progress;
import org.standpat.service.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** Makes the tables of listings and statistics anew from the events. */
@Command(
        name = "rebuild",
        mixinStandardHelpOptions = true,
        header = "Makes the tables of listings and statistics anew.",
        description = {
            "Makes them beside those that serve, from the events, checks them and lets them take their place. Whoever reads meanwhile is"
                    + " answered from the tables that serve.",
            "A service that runs on the data folder does it itself. The status is 1 when an event could not be handled, or when the new"
                    + " tables were found wrong and those before them go on serving."
        })
public final class RebuildVerb implements Callable<Integer> {

    private static final int NOT_WHOLE = 1;
    private static final double MILLIS = 1e3;

    @Mixin
    private DataOption data = new DataOption();

    @Option(
            names = "--at",
            paramLabel = "URL",
            description =
                    "A service that does it, such as a query side that runs alone: http://127.0.0.1:8081. It wants a key of staff,"
                            + " in STANDPAT_KEY.")
    private @Nullable URI service;

    @Override
    public Integer call() {
        Terminal terminal = Terminal.ofThisProcess();
        try (Lifetime lifetime = new Lifetime()) {
            RebuildEnd end = run(terminal, lifetime);
            terminal.line(
                    String.format(Locale.ROOT, "%,d events replayed in %.1f s.", end.events(), end.millis() / MILLIS));
            end.failure().ifPresent(failure -> terminal.line(terminal.bad("The rebuild ended early: ") + failure));
            if (end.parkedEvents() > 0) {
                terminal.line(
                        terminal.bad(end.parkedEvents() + " events are parked, since they could not be handled:"));
                end.parked().forEach(parked -> terminal.line("  " + parked));
            }
            return end.isGood() ? 0 : NOT_WHOLE;
        }
    }

    private RebuildEnd run(Terminal terminal, Lifetime lifetime) {
        Settings settings = Settings.ofThisProcess();
        Place place = data.place(settings);
        Optional<ApiClient> running = running(place, settings);
        if (running.isPresent()) {
            try (ApiClient client = running.get()) {
                JsonNode begun = RemoteRebuild.begin(client);
                terminal.line("The service at " + client.address() + " rebuilds.");
                try (Progress bar = new Progress(terminal, "rebuild", "events")) {
                    return RemoteRebuild.follow(client, begun, bar);
                }
            }
        }
        OpenedPlace opened = lifetime.add(OpenedPlace.open(place)).ready();
        terminal.line("Rebuilds in " + opened.description() + ".");
        try (Progress bar = new Progress(terminal, "rebuild", "events")) {
            return OwnRebuild.run(opened.databases().reader(), bar, lifetime);
        }
    }

    /** Of a service on a data folder with the key in its mark; of one that is named, with the key that the environment has. */
    private Optional<ApiClient> running(Place place, Settings settings) {
        URI named = service;
        if (named != null) {
            return Optional.of(new ApiClient(
                    URI.create(named.toString().replaceFirst("/+$", "")),
                    settings.key().orElse(null)));
        }
        return place instanceof Place.Folder folder
                ? RunningMark.in(folder.path()).map(mark -> new ApiClient(mark.address(), mark.key()))
                : Optional.empty();
    }
}
