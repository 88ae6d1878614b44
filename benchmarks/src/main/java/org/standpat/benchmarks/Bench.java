package org.standpat.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.standpat.benchmarks.log.FreshnessBenchmark;
import org.standpat.benchmarks.log.LogBenchmark;
import org.standpat.benchmarks.log.LogPlan;
import org.standpat.benchmarks.log.NotaryBenchmark;

/** Runs the benchmarks that are named, and says which there are when none is. */
public final class Bench {

    private static final List<String> ALL =
            List.of("core", "ranking", "log", "notary", "freshness", "hands", "rebuild", "verify", "audit", "import");

    private static final List<String> HELP = List.of("-h", "--help", "help");

    private static final String USAGE = """
            Usage: ./standpat bench NAME...
            Measures on servers and data of its own; the more the machine rests, the better.

              all               all of them, 20 minutes or more
              core              random hands in memory
              ranking           five-card hands ranked
              log, log=quick    actions recorded, beside plain JDBC; quick is a short look
              notary            what signing the log costs those who record
              freshness         from the answer to an action until it can be read
              hands             hands held in memory
              rebuild[=EVENTS]  tables made anew, beside a SELECT; a million events by itself
              verify[=HANDS]    stored hands checked
              audit[=EVENTS]    every event compared with the signed tree, beside a COPY; a million by itself
              import[=HANDS]    hand histories of others taken in""";

    private static final String QUICK_LOG = "log=quick";

    private static final Pattern SIZED = Pattern.compile("(verify|import|rebuild|audit)=([1-9][0-9]{0,8})");

    private Bench() {}

    /** Measures what is named and prints tables to standard output. */
    public static void main(String[] arguments) throws RunnerException {
        if (arguments.length == 0 || List.of(arguments).stream().anyMatch(HELP::contains)) {
            System.out.println(USAGE);
            return;
        }
        int verified = VerifyBenchmark.HANDS;
        int imported = ImportBenchmark.HANDS;
        long rebuilt = RebuildBenchmark.EVENTS;
        long audited = AuditBenchmark.EVENTS;
        List<String> wanted = new ArrayList<>();
        for (String argument : List.of(arguments).equals(List.of("all")) ? ALL : List.of(arguments)) {
            Matcher sized = SIZED.matcher(argument);
            if (sized.matches()) {
                int size = Integer.parseInt(sized.group(2));
                verified = sized.group(1).equals("verify") ? size : verified;
                imported = sized.group(1).equals("import") ? size : imported;
                rebuilt = sized.group(1).equals("rebuild") ? size : rebuilt;
                audited = sized.group(1).equals("audit") ? size : audited;
            }
            wanted.add(sized.matches() ? sized.group(1) : argument.equals(QUICK_LOG) ? "log" : argument);
        }
        for (String name : wanted) {
            if (!ALL.contains(name)) {
                System.err.println("standpat bench: there is no benchmark called '" + name + "', only "
                        + String.join(", ", ALL) + ".");
                System.exit(2);
            }
        }
        System.out.println(Machine.describe());
        if (wanted.contains("core")) {
            microbenchmark(CoreBenchmark.class, "random six-handed hands per second, one thread, aim 30,000");
        }
        if (wanted.contains("ranking")) {
            microbenchmark(RankingBenchmark.class, "five-card hands ranked per second, one thread, aim 50,000,000");
        }
        if (wanted.contains("log")) {
            boolean quick = List.of(arguments).contains(QUICK_LOG);
            new LogBenchmark(quick ? LogPlan.QUICK : LogPlan.WHOLE).run();
        }
        if (wanted.contains("notary")) {
            NotaryBenchmark.run();
        }
        if (wanted.contains("freshness")) {
            FreshnessBenchmark.run();
        }
        if (wanted.contains("hands")) {
            HandsBenchmark.run();
        }
        if (wanted.contains("rebuild")) {
            RebuildBenchmark.run(rebuilt);
        }
        if (wanted.contains("verify")) {
            VerifyBenchmark.run(verified);
        }
        if (wanted.contains("audit")) {
            AuditBenchmark.run(audited);
        }
        if (wanted.contains("import")) {
            ImportBenchmark.run(imported);
        }
    }

    private static void microbenchmark(Class<?> benchmark, String what) throws RunnerException {
        System.out.printf("%n%s ...%n", what);
        new Runner(new OptionsBuilder()
                        .include(benchmark.getName())
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run()
                .forEach(result -> System.out.printf(
                        "%,15.0f  ± %,.0f (99.9 %%)%n",
                        result.getPrimaryResult().getScore(),
                        result.getPrimaryResult().getScoreError()));
    }
}
