package org.standpat.service;

import org.jspecify.annotations.Nullable;
import org.standpat.service.access.KeyVerb;
import org.standpat.service.demo.DemoVerb;
import org.standpat.service.drill.DrillVerb;
import org.standpat.service.events.EventsVerb;
import org.standpat.service.exports.ExportVerb;
import org.standpat.service.imports.ImportVerb;
import org.standpat.service.imports.QuarantineVerb;
import org.standpat.service.imports.SourceVerb;
import org.standpat.service.migrate.MigrateVerb;
import org.standpat.service.process.ServeVerb;
import org.standpat.service.proof.AuditVerb;
import org.standpat.service.proof.CheckVerb;
import org.standpat.service.proof.EvidenceVerb;
import org.standpat.service.proof.LogKeysVerb;
import org.standpat.service.rebuild.RebuildVerb;
import org.standpat.service.statistics.StatsVerb;
import org.standpat.service.verify.VerifyVerb;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command line: one verb for each thing that can be done. */
@Command(
        name = "standpat",
        versionProvider = Version.class,
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "VERB",
        commandListHeading = "%nVerbs:%n",
        optionListHeading = "%nOptions:%n",
        description =
                "Records hands of deuce-to-seven and ace-to-five draw poker as events that never change, and replays them.",
        subcommands = {
            DemoVerb.class,
            ServeVerb.class,
            ImportVerb.class,
            QuarantineVerb.class,
            SourceVerb.class,
            ExportVerb.class,
            StatsVerb.class,
            RebuildVerb.class,
            VerifyVerb.class,
            CheckVerb.class,
            AuditVerb.class,
            EventsVerb.class,
            EvidenceVerb.class,
            LogKeysVerb.class,
            KeyVerb.class,
            MigrateVerb.class,
            DrillVerb.class,
            BenchVerb.class
        },
        footerHeading = "%nEnvironment:%n",
        footer = {
            "  STANDPAT_DATA         the data folder",
            "  STANDPAT_DB_URL       a PostgreSQL 18 to use instead, as a JDBC address,",
            "                        with STANDPAT_DB_USER and STANDPAT_DB_PASSWORD,",
            "                        and where it has several roles, the same with",
            "                        STANDPAT_DB_READER_ and STANDPAT_DB_OWNER_",
            "  STANDPAT_DEALER_KEY   32 bytes in base64 that seal the undealt cards;",
            "                        a data folder makes its own",
            "  STANDPAT_LOG_KEY, STANDPAT_LOG_SALTS",
            "                        the secrets of the log, made by log-keys;",
            "                        a data folder makes its own",
            "  STANDPAT_LOG_FOLDER   where its checkpoints are written to, outside the",
            "                        database; 'log' in a data folder without it",
            "  STANDPAT_LOG_ADDRESS, STANDPAT_LOG_TOKEN, STANDPAT_LOG_WITNESSES",
            "                        see docs/proof.md",
            "  STANDPAT_KEYS         the file of keys; a data folder has its own, 'keys'",
            "  STANDPAT_KEY          the key that rebuild --at sends",
            "  STANDPAT_READ_MONEY   what a chip is worth in exports, as USD:2 for cents;",
            "                        whole chips without it",
            "  STANDPAT_ANALYTICS_PASSWORD",
            "                        lets role standpat_analytics log in while serve runs",
            "  STANDPAT_LISTEN       the address to listen on, 127.0.0.1 without it",
            "",
            "standpat VERB --help tells more about a verb."
        })
public final class Standpat implements Runnable {

    /** What stands in an argument for each byte that the locale cannot say. */
    private static final char REPLACED = '\uFFFD';

    @Spec
    private @Nullable CommandSpec spec;

    /**
     * Runs the command line and ends the process with its status: 0 when it went well, 1 when it did not, 2 when the arguments make no
     * sense.
     *
     * @param arguments the verb and its options
     */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    /** The same without the end of the process. */
    static int run(String... arguments) {
        for (String argument : arguments) {
            if (argument.indexOf(REPLACED) >= 0) {
                // Else a key would be made for a player whom nobody has, or his numbers looked for in vain.
                System.err.println("standpat: the locale of this terminal cannot pass on '" + argument
                        + "'. Set one with UTF-8, such as LC_ALL=C.UTF-8.");
                return CommandLine.ExitCode.USAGE;
            }
        }
        return line().execute(arguments);
    }

    /** The command line, ready to be given arguments. */
    static CommandLine line() {
        return new CommandLine(new Standpat())
                // A file that is called @x is a file, and not a list of further arguments.
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(Complaints::arguments)
                .setExecutionExceptionHandler(Complaints::failure);
    }

    @Override
    public void run() {
        CommandSpec given = spec;
        if (given != null) {
            given.commandLine().usage(given.commandLine().getOut());
        }
    }
}
