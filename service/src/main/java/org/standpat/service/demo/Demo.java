package org.standpat.service.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.service.demo.ReadSide.Listed;
import org.standpat.service.demo.ReplayCheck.Checked;
import org.standpat.service.http.ApiClient;
import org.standpat.service.imports.ImportDesk;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.OpenedPlace;
import org.standpat.service.place.Place;
import org.standpat.service.place.Settings;
import org.standpat.service.process.Addresses;
import org.standpat.service.process.RunningService;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.terminal.TextTable;

/** The demonstration, step by step. */
final class Demo {

    /** Hands whose replay is listed; of more only the number is told, and whatever differs. */
    private static final int MOST_LISTED = 30;

    private static final long SEED = 27;
    private static final List<String> PLAYERS = List.of("Ash", "Briar", "Clover", "Dill");

    private final Terminal terminal;
    private final Lifetime lifetime;
    private final Settings settings;
    private final Steps steps;
    private @Nullable RunningService running;
    private String liveHand = "";

    Demo(Terminal terminal, Lifetime lifetime, Settings settings) {
        this.terminal = terminal;
        this.lifetime = lifetime;
        this.settings = settings;
        this.steps = new Steps(terminal);
    }

    /**
     * Everything but the addresses.
     *
     * @return whether all of it held
     * @throws org.standpat.service.Sentence when something did not work at all
     */
    boolean run(Place place, int port) {
        terminal.line(terminal.bold("Standpat demo") + ": everything runs on this machine alone.");
        terminal.gap();
        OpenedPlace opened =
                steps.step("PostgreSQL starts", () -> lifetime.add(OpenedPlace.open(place)), OpenedPlace::description);
        RunningService service = steps.step(
                "both sides start",
                () -> lifetime.add(RunningService.start(opened, settings, port)),
                started -> "both sides on " + started.address());
        running = service;
        EventLog log = new EventLog(lifetime.add(org.standpat.service.process.ConnectionPools.open(
                opened.databases().reader(), "standpat-demo", 2)));
        SampleHands samples = steps.step(
                "sample hands are recorded",
                () -> SampleHands.record(
                        ImportDesk.open(opened.databases().writer(), lifetime).recorder()),
                done -> done.summary().recorded() + " sample hands recorded"
                        + (done.summary().alreadyThere() == 0
                                ? ""
                                : ", " + done.summary().alreadyThere() + " already there"));
        ApiClient client = lifetime.add(new ApiClient(service.address(), service.key()));
        LiveTable table = steps.step(
                "a hand is played over HTTP",
                () -> play(client),
                played -> "a hand played over HTTP in " + played.requests() + " requests");
        liveHand = table.hand();
        ReadSide readSide = new ReadSide(client);
        List<Listed> hands = steps.step(
                "the read side catches up",
                () -> readSide.hands(table.feedPosition()),
                all -> "the read side lists " + all.size() + " hands");
        terminal.heading("The hand that was just played, as GET " + LiveTable.HANDS + "/{id}/history tells it");
        terminal.gap();
        readSide.history(table.hand(), table.position()).lines().forEach(line -> terminal.line("  " + line));
        boolean held = replay(hands, new ReplayCheck(new Replay(log, new HandEventCodec()), samples.endings()));
        terminal.heading("First statistics of the players");
        terminal.gap();
        terminal.lines(FirstStatistics.lines(hands, readSide, table.feedPosition()));
        return held;
    }

    private static LiveTable play(ApiClient client) {
        LiveTable table = new LiveTable("Demo table", PLAYERS, new Random(SEED));
        table.take(client.send(table.start()));
        while (table.isRunning()) {
            table.take(client.send(table.next()));
        }
        return table;
    }

    private boolean replay(List<Listed> hands, ReplayCheck check) {
        terminal.heading("Every hand replayed from its events, twice");
        terminal.gap();
        List<Checked> checked = new ArrayList<>();
        hands.forEach(hand -> checked.add(check.check(hand)));
        terminal.lines(table(checked).lines());
        long matching = checked.stream().filter(Checked::matches).count();
        long events = checked.stream().mapToLong(Checked::events).sum();
        terminal.gap();
        boolean held = matching == checked.size() && !checked.isEmpty();
        String sum = "  %d of %d hands match, %d events".formatted(matching, checked.size(), events);
        terminal.line(held ? terminal.good(sum) : terminal.bad(sum));
        return held;
    }

    private static TextTable table(List<Checked> checked) {
        TextTable table = new TextTable("hand", "table", ">players", ">events", "replay");
        int listed = 0;
        for (Checked hand : checked) {
            if (!hand.matches() || listed < MOST_LISTED) {
                table.row(
                        hand.hand().hand(),
                        hand.hand().table(),
                        hand.hand().players().size(),
                        hand.events(),
                        hand.matches() ? "replay matches" : "DIFFERS: " + String.join("; ", hand.faults()));
                listed++;
            }
        }
        if (listed < checked.size()) {
            table.row("... and " + (checked.size() - listed) + " more", "", "", "", "replay matches");
        }
        return table;
    }

    /** Where to look at what is there now. */
    void showAddresses() {
        RunningService service = running;
        if (service != null) {
            terminal.heading("To be looked at until Ctrl-C");
            terminal.gap();
            terminal.lines(Addresses.of(service.address()));
            terminal.line(Addresses.line(
                    "the hand just played", service.address() + LiveTable.HANDS + "/" + liveHand + "/history"));
        }
    }
}
