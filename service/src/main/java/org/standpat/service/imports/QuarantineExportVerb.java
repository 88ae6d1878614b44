package org.standpat.service.imports;

import java.util.concurrent.Callable;
import javax.sql.DataSource;
import org.standpat.db.log.Payload;
import org.standpat.db.quarantine.Quarantine;
import org.standpat.service.Sentence;
import org.standpat.service.access.HandAtTerminal;
import org.standpat.service.access.ReasonOption;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Gives back the text of a refused hand. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        header = "Gives back the text of a refused hand, byte for byte.",
        description =
                "Writes the bytes as they stood in the file, and nothing else: standpat quarantine export 7 > hand.txt"
                        + " Who looked is recorded.")
public final class QuarantineExportVerb implements Callable<Integer> {

    @Parameters(paramLabel = "ENTRY", description = "Number of the entry.")
    private long number;

    @Mixin
    private ReasonOption reason = new ReasonOption();

    @Mixin
    private DataOption data = new DataOption();

    @Override
    public Integer call() {
        try (Lifetime lifetime = new Lifetime()) {
            DataSource database = ReachedDatabase.of(data, lifetime).writer().unpooled();
            Payload bytes = new Quarantine(database)
                    .bytes(number)
                    .orElseThrow(() -> new Sentence("There is no entry " + number + " in quarantine."));
            new HandAtTerminal(database, reason).isGivenQuarantined("quarantine export " + number);
            System.out.writeBytes(bytes.bytes());
            System.out.flush();
            return 0;
        }
    }
}
