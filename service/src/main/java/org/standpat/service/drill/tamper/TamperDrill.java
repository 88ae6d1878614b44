package org.standpat.service.drill.tamper;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.Database;
import org.standpat.notary.audit.Audit;
import org.standpat.notary.audit.AuditReport;
import org.standpat.notary.audit.AuditRequest;
import org.standpat.notary.audit.Finding;
import org.standpat.notary.audit.OutsideCheckpoints;

/** Tampers with a record in every way, one after the other, each time on a fresh copy, and has it audited. */
public final class TamperDrill {

    /** Events of the record that is tampered with, when nothing else is said. */
    public static final int EVENTS = 100_000;

    private static final String COPY = "drill_copy";
    private static final double NANOS = 1e9;

    private final Database server;
    private final Path folder;

    /**
     * A drill on a server of its own.
     *
     * @param server the superuser's database there, which has the schema and no events
     * @param folder an empty one, for what is outside the database
     */
    public TamperDrill(Database server, Path folder) {
        this.server = server;
        this.folder = folder;
    }

    /**
     * How one tampering was found.
     *
     * @param kind what was done
     * @param place where
     * @param found what the audit said of it, with places
     * @param named whether that is what was done, and where, and nothing else
     * @param seconds that the audit took
     */
    public record Trial(String kind, String place, String found, boolean named, double seconds) {}

    /**
     * Does everything.
     *
     * @param events of the record
     * @param rounds how often each kind is tried
     * @param watcher is given each trial when it is over
     */
    public List<Trial> run(int events, int rounds, long seed, Consumer<Trial> watcher) throws IOException {
        DrillRecords records = new DrillRecords(server, folder, events, seed);
        Random chance = new Random(seed);
        List<Trial> trials = new ArrayList<>();
        trials.add(untouched(records));
        watcher.accept(trials.getLast());
        List<Tampering> kinds = new ArrayList<>(RowTamperings.all());
        kinds.addAll(new HistoryTamperings(records).all());
        kinds.addAll(ProtectionTamperings.all());
        for (Tampering kind : kinds) {
            for (int round = 0; round < rounds; round++) {
                trials.add(trial(kind, records, chance));
                watcher.accept(trials.getLast());
            }
        }
        return trials;
    }

    /** An audit that finds something everywhere is worth nothing. */
    private Trial untouched(DrillRecords records) throws IOException {
        Tampering nothing = new Tampering(
                "nothing",
                DrillRecords.WHOLE,
                (record, chance) -> new Expected("", true, true, DrillRecords.FOLDER, List.of(), 0));
        return trial(nothing, records, new Random(0));
    }

    private Trial trial(Tampering kind, DrillRecords records, Random chance) throws IOException {
        Database copy = OpenDatabase.copy(server, COPY, kind.from());
        Expected expected;
        try (OpenDatabase record = new OpenDatabase(copy)) {
            expected = kind.act().on(record, chance);
        }
        long begun = System.nanoTime();
        AuditReport report = audit(copy, records, expected);
        double seconds = (System.nanoTime() - begun) / NANOS;
        List<Finding> findings = report.findings();
        return new Trial(
                kind.kind(),
                expected.place(),
                findings.isEmpty() ? "nothing" : said(findings),
                expected.isMet(findings) && report.more() == 0,
                seconds);
    }

    private static String said(List<Finding> findings) {
        List<String> said = findings.stream()
                .limit(3)
                .map(finding -> finding.name() + (finding.place() > 0 ? " %,d".formatted(finding.place()) : ""))
                .toList();
        return String.join("; ", said) + (findings.size() > said.size() ? "; ..." : "");
    }

    private static AuditReport audit(Database copy, DrillRecords records, Expected expected) throws IOException {
        Path outside = records.outside(expected.folder());
        return new Audit(new AuditRequest(
                        copy.unpooled(),
                        HandEventTypes.ALL,
                        records.keys().log(),
                        records.keys().salts(),
                        expected.withOutside() ? List.of(OutsideCheckpoints.in(outside)) : List.of(),
                        expected.withTiles() ? Optional.of(outside) : Optional.empty(),
                        Optional.empty()))
                .run((done, total) -> {});
    }
}
