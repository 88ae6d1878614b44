package org.standpat.service.verify;

import com.zaxxer.hikari.HikariDataSource;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerVault;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.HandSources;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.service.HandId;
import org.standpat.service.Sentence;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.OpenedPlace;
import org.standpat.service.place.Place;
import org.standpat.service.place.RunningMark;
import org.standpat.service.place.Settings;
import org.standpat.service.process.ConnectionPools;
import org.standpat.service.terminal.Progress;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.terminal.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Goes over stored hands. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        header = "Goes over every stored hand, event by event against the rules.",
        description = {
            "Judges every event of the hand, or of all hands, again by the rules on what was before it, checks after it that no chip and"
                    + " no card came from nowhere, and replays each hand twice. No hand is touched.",
            "What is found is told by hand and event number, and the status is 1. A service may run meanwhile; a hand that is not over"
                    + " is judged as far as it is."
        })
public final class VerifyVerb implements Callable<Integer> {

    private static final int FAULTS_FOUND = 1;
    private static final double NANOS = 1e9;

    @Spec
    private @Nullable CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "HAND",
            converter = HandId.class,
            description = "Id of the hand. Without it: all hands.")
    private @Nullable UUID hand;

    @Option(names = "--all", description = "All hands.")
    private boolean all;

    @Option(
            names = "--dealer",
            description =
                    "Of hands that the house dealt, open the sealed deck too and see whether each card came from it. Needs the key that"
                            + " sealed it, in STANDPAT_DEALER_KEY while a service runs on the folder.")
    private boolean dealer;

    @Mixin
    private DataOption data = new DataOption();

    /** The database, and the dealer's key where it is asked for. */
    private record Source(Database database, Optional<String> key) {}

    @Override
    public Integer call() {
        if (hand != null && all) {
            throw complaint("either one HAND or --all, not both.");
        }
        Terminal terminal = Terminal.ofThisProcess();
        try (Lifetime lifetime = new Lifetime()) {
            Source source = source(terminal, lifetime);
            int threads = Runtime.getRuntime().availableProcessors();
            HikariDataSource pool =
                    lifetime.add(ConnectionPools.open(source.database(), "standpat-verify", 2 * (threads + 1)));
            StoredHandCheck check = new StoredHandCheck(
                    new HandEventCodec(), source.key().map(key -> vault(pool, key)), new HandSources(pool)::has);
            EventLog log = new EventLog(pool);
            long begun = System.nanoTime();
            VerifyReport report = run(new AllHands(log, check, threads), log, terminal);
            show(report, (System.nanoTime() - begun) / NANOS, terminal);
            return report.faults() > 0 ? FAULTS_FOUND : 0;
        }
    }

    /** The database of the service that runs on the place, else the place itself. */
    private Source source(Terminal terminal, Lifetime lifetime) {
        Settings settings = Settings.ofThisProcess();
        Place place = data.place(settings);
        Optional<RunningMark> running =
                place instanceof Place.Folder folder ? RunningMark.in(folder.path()) : Optional.empty();
        if (running.isPresent()) {
            terminal.line("Reads beside the service at " + running.get().address() + ".");
            return new Source(role(running.get().databases()), key(settings.dealerKey()));
        }
        OpenedPlace opened = lifetime.add(OpenedPlace.open(place));
        terminal.line("Reads in " + opened.description() + ".");
        return new Source(
                role(opened.ready().databases()), dealer ? Optional.of(opened.dealerKey(settings)) : Optional.empty());
    }

    /** Who looks into sealed decks has to be let to them. */
    private Database role(Databases databases) {
        return dealer ? databases.writer() : databases.reader();
    }

    private Optional<String> key(Optional<String> set) {
        if (dealer && set.isEmpty()) {
            throw new Sentence(
                    "A running service keeps the folder's key to itself: stop it, or set " + Settings.DEALER_KEY + ".");
        }
        return dealer ? set : Optional.empty();
    }

    private static DealerVault vault(HikariDataSource pool, String key) {
        SecureRandom random = new SecureRandom();
        return new DealerVault(pool, DealerKey.parse(key, random), random);
    }

    private VerifyReport run(AllHands hands, EventLog log, Terminal terminal) {
        UUID one = hand;
        if (one == null) {
            long total = log.countHands();
            try (Progress bar = new Progress(terminal, "verify", "hands")) {
                return hands.run(report -> bar.at(report.hands(), total));
            }
        }
        VerifyReport report = hands.run(one);
        if (report.hands() == 0) {
            throw complaint("there is no hand " + one + " in the record.");
        }
        return report;
    }

    private static void show(VerifyReport report, double seconds, Terminal terminal) {
        terminal.gap();
        TextTable totals = new TextTable(">hands", ">events", ">faults", ">seconds");
        totals.row(report.hands(), report.events(), report.faults(), String.format(Locale.ROOT, "%.1f", seconds));
        terminal.lines(totals.lines());
        if (report.faults() == 0) {
            return;
        }
        terminal.heading("Faults");
        TextTable table = new TextTable("hand", ">event", "rule", "what");
        report.named()
                .forEach(fault -> table.row(
                        fault.hand(),
                        fault.finding().eventNumber(),
                        fault.finding().rule(),
                        fault.finding().sentence()));
        terminal.lines(table.lines());
        long more = report.faults() - report.named().size();
        if (more > 0) {
            terminal.line("  ... and " + more + " more, in " + report.faultyHands() + " hands together");
        }
    }

    private ParameterException complaint(String sentence) {
        CommandSpec given = spec;
        if (given == null) {
            throw new IllegalStateException("a verb is run by the command line alone");
        }
        return new ParameterException(given.commandLine(), sentence);
    }
}
