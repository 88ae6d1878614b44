package org.standpat.service.exports;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.standpat.access.CardReader;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.HandSources;
import org.standpat.db.postgres.Database;
import org.standpat.export.ExportFormat;
import org.standpat.export.ExportFormats;
import org.standpat.money.Denomination;
import org.standpat.query.export.ExportRun;
import org.standpat.query.export.ExportTally;
import org.standpat.query.export.SeenHands;
import org.standpat.query.replay.HandReader;
import org.standpat.service.HandId;
import org.standpat.service.Sentence;
import org.standpat.service.access.ReasonOption;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import org.standpat.service.place.Settings;
import org.standpat.service.process.ConnectionPools;
import org.standpat.service.terminal.Terminal;
import org.standpat.view.Onlooker;
import org.standpat.view.Viewer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes hands in the formats of others. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        header = "Writes hands in the formats of trackers, engines and sheets.",
        description = {
            "Writes the hands that are named, or all that the options find, or all there are, in the order of ids."
                    + " docs/formats.md says what each format can say. A service may run meanwhile.",
            "A hand that the format cannot say is left out; the last lines say how many and why, and the status is 1. A hand that is"
                    + " still played is written as the public sees it, but for staff with --reason. Who is given cards that were not"
                    + " shown at the table is recorded.",
            "The text goes to standard output, and what is said about it to standard error; or to a file, which is there when it is"
                    + " whole."
        })
public final class ExportVerb implements Callable<Integer> {

    private static final int SOME_LEFT_OUT = 1;
    private static final int CONNECTIONS = 2;

    @Spec
    private @Nullable CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "HAND", converter = HandId.class, description = "Ids of hands.")
    private List<UUID> hands = new ArrayList<>();

    @Option(
            names = "--format",
            required = true,
            paramLabel = "NAME",
            converter = FormatName.class,
            completionCandidates = FormatName.Names.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private @Nullable ExportFormat format;

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Option(
            names = "--viewer",
            paramLabel = "WHO",
            defaultValue = "staff",
            converter = ViewerName.class,
            description =
                    "Who is to see no more than he may: staff (every card that reached a player), public, seat-N for whoever sat"
                            + " there, or player:NAME for a player wherever he sat, which is what his tracker wants. Without it:"
                            + " ${DEFAULT-VALUE}.")
    private Onlooker viewer = Onlooker.always(Viewer.STAFF);

    @Option(names = "--out", paramLabel = "FILE", description = "The file. Without it: standard output.")
    private @Nullable Path file;

    @Option(names = "--force", description = "Replace the file when it is there.")
    private boolean force;

    @Mixin
    private ReasonOption reason = new ReasonOption();

    @Mixin
    private DataOption data = new DataOption();

    @Override
    public Integer call() {
        requireSense();
        try (Lifetime lifetime = new Lifetime()) {
            Path given = file;
            if (given == null) {
                ExportTally tally = work(lifetime).toStandardOutput();
                ExportReport.show(tally, "", Terminal.plain(System.err));
                return status(tally);
            }
            // Before the database is reached, which may take seconds.
            ExportFile target = lifetime.add(ExportFile.begin(given, force));
            Terminal terminal = Terminal.ofThisProcess();
            ExportTally tally = work(lifetime).to(target, String.valueOf(given.getFileName()), terminal);
            ExportReport.show(tally, " to " + given, terminal);
            return status(tally);
        } catch (IOException fault) {
            throw new Sentence("The text could not be written: " + fault.getMessage() + ".");
        }
    }

    private ExportWork work(Lifetime lifetime) {
        Denomination money = Settings.ofThisProcess().money();
        Database database = ReachedDatabase.of(data, lifetime).reader();
        HikariDataSource pool = lifetime.add(ConnectionPools.open(database, "standpat-export", CONNECTIONS));
        EventLog log = new EventLog(pool);
        SeenHands seen = new SeenHands(new HandReader(log, new HandEventCodec()), new HandSources(pool), money);
        return new ExportWork(log, new ExportRun(seen), reader(pool), hands, search.search(), format());
    }

    private CardReader reader(DataSource database) {
        boolean isStaff = viewer.ofUnknownHand().equals(Viewer.STAFF);
        Onlooker onlooker = isStaff ? Onlooker.always(new Viewer.Staff(reason.isGiven())) : viewer;
        return new CardReader(
                onlooker,
                Optional.of(reason.reading("export --format " + format().name())),
                new AccessRecord(database));
    }

    private static int status(ExportTally tally) {
        return tally.leftOut() == 0 ? 0 : SOME_LEFT_OUT;
    }

    private void requireSense() {
        if (!hands.isEmpty() && !search.search().isForAll()) {
            throw complaint("either HANDs, or --player, --table and what else says which, not both.");
        }
        search.fault().ifPresent(fault -> {
            throw complaint(fault);
        });
        if (hands.size() != 1 && !ExportFormats.OF_MANY_HANDS.contains(format())) {
            throw complaint("a text in " + format().name() + " holds one hand: name one HAND, or take another format"
                    + " (phhs is phh for many).");
        }
    }

    private ExportFormat format() {
        return Objects.requireNonNull(format);
    }

    private ParameterException complaint(String sentence) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), sentence);
    }
}
