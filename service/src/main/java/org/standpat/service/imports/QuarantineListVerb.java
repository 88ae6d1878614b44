package org.standpat.service.imports;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.standpat.db.quarantine.Quarantine;
import org.standpat.db.quarantine.QuarantineEntry;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import org.standpat.service.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lists the quarantine, a page at a time. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        header = "Lists refused hands with place and reason, a page at a time.")
public final class QuarantineListVerb implements Callable<Integer> {

    private static final String USUAL_PAGE = "50";

    @Spec
    private @Nullable CommandSpec spec;

    @Option(names = "--all", description = "Also entries whose hand was recorded after all.")
    private boolean all;

    @Option(names = "--after", paramLabel = "ENTRY", description = "Begin behind this entry.")
    private long after;

    private int most = Integer.parseInt(USUAL_PAGE);

    @Mixin
    private DataOption data = new DataOption();

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "Entries of the page, 1 to " + Quarantine.MOST_OF_A_PAGE + ", " + USUAL_PAGE + " without it.")
    void setMost(int given) {
        CommandSpec own = spec;
        if (own != null && (given < 1 || given > Quarantine.MOST_OF_A_PAGE)) {
            throw new ParameterException(
                    own.commandLine(),
                    "--most takes a number from 1 to " + Quarantine.MOST_OF_A_PAGE + ", not " + given + ".");
        }
        most = given;
    }

    @Override
    public Integer call() {
        Terminal terminal = Terminal.ofThisProcess();
        try (Lifetime lifetime = new Lifetime()) {
            Quarantine quarantine =
                    new Quarantine(ReachedDatabase.of(data, lifetime).writer().unpooled());
            List<QuarantineEntry> page = quarantine.page(after, most, all);
            QuarantineTable.show(page, terminal);
            terminal.line("In quarantine: " + quarantine.countOpen() + ".");
            if (page.size() == most) {
                terminal.line("For the next page: --after " + page.getLast().number());
            }
            return 0;
        }
    }
}
