package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.command.dealer.DeckInspection;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import tools.jackson.databind.JsonNode;

/** A hand that the house deals, played over HTTP. */
class HouseDealtHandTest {

    private static final Database DATABASE = TestDatabase.fresh();
    private static RunningCommandSide side = RunningCommandSide.on(DATABASE);

    @AfterAll
    static void stop() {
        side.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 6})
    void isPlayedToItsEndWithLegalAnswers(int players) {
        try (RunningCommandSide side = RunningCommandSide.on(TestDatabase.fresh())) {
            Reply started = side.start(Bodies.start("house", players));

            assertThat(started.status()).as(started.text()).isEqualTo(201);
            assertThat(started.location()).isEqualTo("/api/v1/hands/" + started.hand());
            assertThat(started.etag()).isEqualTo("\"" + started.position() + "\"");

            TablePlayer table = new TablePlayer(side, started, players);
            while (table.isRunning()) {
                Reply reply = table.next(true);
                assertThat(reply.etag()).isEqualTo("\"" + reply.position() + "\"");
            }
            assertThat(numbers(table.events()))
                    .isEqualTo(
                            IntStream.rangeClosed(1, table.position()).boxed().toList());
            assertThat(chipsAtTheEnd(table.events().getLast())).isEqualTo(players * 10_000L);
            assertThat(table.events().getFirst().path("type").stringValue()).isEqualTo("HandStarted");
            assertThat(table.events().getFirst().path("revision").intValue()).isEqualTo(2);
        }
    }

    private static List<Integer> numbers(List<JsonNode> events) {
        return events.stream().map(event -> event.path("number").intValue()).toList();
    }

    private static long chipsAtTheEnd(JsonNode completed) {
        assertThat(completed.path("type").stringValue()).isEqualTo("HandCompleted");
        long chips = 0;
        for (JsonNode stack : completed.path("data").path("stacks")) {
            chips += stack.path("amount").longValue();
        }
        return chips;
    }

    @Test
    void goesOnWithTheSameDeckAfterARestartInTheMiddle() {
        TablePlayer before = new TablePlayer(side, side.start(Bodies.start("house", 3)), 3);
        while (!before.isDrawing()) {
            before.next(true);
        }
        List<Card> deck = DeckInspection.deckOf(DATABASE, before.hand());
        assertThat(Cards.of(before.dealt()).knownSet())
                .isEqualTo(Cards.of(deck.subList(0, 15)).knownSet());
        DeckInspection.assertNothingUndealtIsReadable(DATABASE, before.hand(), deck.subList(15, Card.DECK_SIZE));

        side.close();
        side = RunningCommandSide.on(DATABASE);

        TablePlayer after = before.on(side);
        while (after.isDrawing()) {
            after.next(true);
        }
        int dealt = after.dealt().size();
        assertThat(Cards.of(after.dealt().subList(15, dealt)))
                .as("replacements come from the top of the same deck")
                .isEqualTo(Cards.of(deck.subList(15, dealt)));
        while (after.isRunning()) {
            after.next(true);
        }
    }
}
