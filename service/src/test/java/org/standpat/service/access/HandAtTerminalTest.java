package org.standpat.service.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.access.CardAccess;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandEvent;
import org.standpat.service.Sentence;
import org.standpat.service.verify.StoredHands;
import picocli.CommandLine;

/** Cards of a hand at the terminal. */
class HandAtTerminalTest {

    private final Database database = TestDatabase.fresh();
    private final StoredHands stored = new StoredHands(database.unpooled());
    private final UUID over = stored.played(1);
    private final UUID running = new UUID(5, 5);

    private List<CardAccess> record() {
        return new AccessRecord(database.unpooled())
                .page(
                        new AccessRecord.Search(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()),
                        10);
    }

    private HandAtTerminal terminal(String... reason) {
        ReasonOption option = new ReasonOption();
        new CommandLine(new Verb(option)).parseArgs(reason);
        return new HandAtTerminal(database.unpooled(), option);
    }

    @CommandLine.Command
    private static final class Verb {
        // Read by the parser, which fills it.
        @SuppressWarnings("UnusedVariable")
        @CommandLine.Mixin
        private final ReasonOption option;

        private Verb(ReasonOption option) {
            this.option = option;
        }
    }

    private List<HandEvent> events(UUID hand) {
        HandEventCodec codec = new HandEventCodec();
        return new EventLog(database.unpooled())
                .hand(hand).stream()
                        .map(row -> codec.decode(row.type(), row.payload()))
                        .toList();
    }

    /** Until the first cards are dealt. */
    private void startRunning() {
        List<HandEvent> events = events(over);
        int dealt = 0;
        while (!(events.get(dealt) instanceof HandEvent.CardsDealt)) {
            dealt++;
        }
        stored.store(running, events.subList(0, dealt + 1));
    }

    @Test
    void givenAHandThatIsOverThenWhoLooksIsRecordedWithOrWithoutAReason() {
        terminal().isGivenEvents(over, "events " + over);
        terminal("--reason", "a question").isGivenSource(over, "source " + over);

        assertThat(record()).hasSize(2).allSatisfy(row -> {
            assertThat(row.who()).isEqualTo(System.getProperty("user.name"));
            assertThat(row.role()).isEqualTo("staff");
            assertThat(row.hand()).contains(over);
            assertThat(row.live()).isFalse();
        });
        assertThat(record().getFirst().reason()).contains("a question");
        assertThat(record().getLast().what()).isEqualTo("standpat events " + over);
    }

    @Test
    void givenAHandThatIsPlayedThenItsCardsNeedAReason() {
        startRunning();

        assertThatThrownBy(() -> terminal().isGivenEvents(running, "events"))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("is still played")
                .hasMessageContaining("--reason");
        assertThat(record()).isEmpty();
        terminal("--reason", "a dispute").isGivenEvents(running, "events");

        assertThat(record()).hasSize(1).allMatch(CardAccess::live);
    }

    @Test
    void givenAHandOfWhichNoCardIsKnownYetThenNothingIsRecorded() {
        stored.store(running, events(over).subList(0, 1));

        terminal().isGivenEvents(running, "events");

        assertThat(record()).isEmpty();
    }

    /** Nobody knows what stands in it. */
    @Test
    void givenAHandThatCannotBeReadThenItCountsAsPlayed() {
        stored.storeBytes(running, 1, 30_000, new byte[] {1});

        assertThatThrownBy(() -> terminal().isGivenEvents(running, "events")).isInstanceOf(Sentence.class);
        terminal("--reason", "damage").isGivenEvents(running, "events");

        assertThat(record()).hasSize(1);
    }

    @Test
    void givenAReasonThatIsNoneThenItIsRefused() {
        for (String reason : List.of(" ", "a\nb", "x".repeat(201))) {
            assertThatThrownBy(() -> terminal("--reason", reason))
                    .isInstanceOf(CommandLine.ParameterException.class)
                    .hasMessageContaining("--reason takes a text of 1 to 200");
        }
    }
}
