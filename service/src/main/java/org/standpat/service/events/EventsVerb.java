package org.standpat.service.events;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintStream;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.Callable;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
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

/** Prints the events of a hand. */
@Command(
        name = "events",
        mixinStandardHelpOptions = true,
        header = "Prints every event of a hand as the log holds it.",
        description = {
            "One JSON object a line: hand, number, feedPosition, type, revision, at, and data with the event's own fields as they were"
                    + " written, also those of older revisions. What cannot be read is shown as unreadable, with its payload in"
                    + " hexadecimal.",
            "For staff with access to the database: unlike every read of the service, it shows the hole cards of all players, of a"
                    + " hand that is still played with --reason. Who looked is recorded. Undealt cards are in no event. A service may run"
                    + " meanwhile."
        })
public final class EventsVerb implements Callable<Integer> {

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
            List<String> lines = new HandLines(database).of(asked);
            if (lines.isEmpty()) {
                throw new Sentence("There is no hand " + asked + " in the record.");
            }
            new HandAtTerminal(database, reason).isGivenEvents(asked, "events " + asked);
            print(lines, System.out);
            return 0;
        }
    }

    /** JSON is UTF-8 wherever it goes, and whatever the terminal speaks. */
    static void print(List<String> lines, PrintStream out) {
        lines.forEach(line -> out.writeBytes((line + "\n").getBytes(UTF_8)));
        out.flush();
    }
}
