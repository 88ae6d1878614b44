package org.standpat.service.imports;

import java.io.PrintStream;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.Callable;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.KeptSource;
import org.standpat.service.HandId;
import org.standpat.service.Sentence;
import org.standpat.service.access.HandAtTerminal;
import org.standpat.service.access.ReasonOption;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Gives back what an imported hand came from. */
@Command(
        name = "source",
        mixinStandardHelpOptions = true,
        header = "Gives back the text of an imported hand, byte for byte.",
        description = {
            "Writes the bytes of the hand as they stood in its file, and nothing else: standpat source HAND > hand.txt",
            "For staff with access to the database: it shows the hole cards that the file tells. Who looked is recorded. A"
                    + " service may run meanwhile."
        })
public final class SourceVerb implements Callable<Integer> {

    @Parameters(paramLabel = "HAND", converter = HandId.class, description = "Id of the hand.")
    private @Nullable UUID hand;

    @Mixin
    private ReasonOption reason = new ReasonOption();

    @Mixin
    private DataOption data = new DataOption();

    @Override
    public Integer call() {
        UUID asked = Objects.requireNonNull(hand);
        try (Lifetime lifetime = new Lifetime()) {
            DataSource database = ReachedDatabase.of(data, lifetime).reader().unpooled();
            KeptSource source = new HandSources(database)
                    .of(asked)
                    .orElseThrow(() -> new Sentence("There is no source of a hand " + asked
                            + ": it is not in the record, or was not imported from a file."));
            new HandAtTerminal(database, reason).isGivenSource(asked, "source " + asked);
            write(source, System.out);
            return 0;
        }
    }

    /** The bytes, whatever the terminal speaks. */
    static void write(KeptSource source, PrintStream out) {
        out.writeBytes(source.bytes().bytes());
        out.flush();
    }
}
