package org.standpat.formats.pokerstars;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.card.Cards;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.phh.ChipCount;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.ActionForced;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandEvent.BlindPosted;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.Cause;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.HandCancelled;
import org.standpat.hand.HandEvent.HandMucked;
import org.standpat.hand.HandEvent.HandShown;
import org.standpat.hand.HandEvent.RakeTaken;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Ante;
import org.standpat.houserules.Ante.PaidFirst;
import org.standpat.houserules.Profiles;
import org.standpat.money.Denomination;

/** Hands as PokerStars writes them become the events that they tell of. */
class PokerStarsFixturesTest {

    private static ImportedHand read(String fixture) {
        return ImportedFile.of(ImportedFile.fixture("pokerstars/" + fixture + ".txt"))
                .hand();
    }

    private static StartHand start(ImportedHand hand) {
        return (StartHand) hand.commands().getFirst();
    }

    @Test
    @DisplayName("given names that look like actions, when the hand is read, then each player did what his line says")
    void oddNames() {
        ImportedHand hand = read("odd-names-side-pot");

        assertThat(start(hand).seats())
                .containsExactly(
                        new SeatedPlayer(2, "Ann: folds", 2000),
                        new SeatedPlayer(3, "Bob (button)", 1050),
                        new SeatedPlayer(5, "Cy ($5 in chips)", 700),
                        new SeatedPlayer(6, "Dee", 225));
        assertThat(start(hand).table()).isEqualTo("Vega's 4");
        assertThat(start(hand).at()).isEqualTo(Instant.parse("2024-03-06T01:15:00Z"));
        assertThat(hand.money()).isEqualTo(new Denomination("USD", 2));
        assertThat(hand.events()).contains(new HandEvent.Folded(3)).doesNotContain(new HandEvent.Folded(2));
        assertThat(hand.place().hand()).isEqualTo("101");
    }

    @Test
    @DisplayName(
            "given a side pot, when the room shows it first, then the events are in the order of the rules and a remark says so")
    void sidePot() {
        ImportedHand hand = read("odd-names-side-pot");

        assertThat(hand.events().stream()
                        .filter(event -> event instanceof HandShown || event instanceof HandMucked)
                        .map(event -> ((HandEvent.OfSeat) event).seat()))
                .containsExactly(5, 6, 2);
        assertThat(hand.remarks())
                .containsExactly("the file has hands shown in the order of seats [5, 2, 6], the events by rule 6.1");
        assertThat(hand.events()).contains(new RakeTaken(0, 35), new RakeTaken(1, 10));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(1675L, 1025L, 565L, 665L);
    }

    @Test
    @DisplayName(
            "given cards that the file does not tell, then they are unknown, and those that it tells are known from the deal on")
    void unknownCards() {
        ImportedHand hand = read("odd-names-side-pot");

        assertThat(hand.events())
                .contains(
                        new HandEvent.CardsDealt(6, Cards.parse("2c 3d 7h 8s Kd")),
                        new HandEvent.CardsDealt(5, Cards.unknown(5)),
                        new HandEvent.DiscardDeclared(5, Cards.unknown(2)),
                        new CardsReplaced(5, Cards.unknown(2)),
                        new HandEvent.DiscardDeclared(6, Cards.parse("Kd")),
                        new CardsReplaced(6, Cards.parse("5h")));
    }

    @Test
    @DisplayName("given a mixed tournament, when a player who sits out is dealt in, then he posts and folds")
    void tournament() {
        ImportedHand hand = read("tournament-mixed-game");

        assertThat(hand.money()).isEqualTo(Denomination.CHIPS);
        assertThat(start(hand).at()).isEqualTo(Instant.parse("2024-03-05T19:16:00Z"));
        assertThat(hand.events()).contains(new BlindPosted(2, Blind.SMALL, 30), new HandEvent.Folded(2));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(1620L, 1470L, 0L);
    }

    @Test
    @DisplayName(
            "given a single draw without a line that marks it, then the draw begins where the first player discards")
    void singleDraw() {
        ImportedHand hand = read("single-draw-missed-blinds");

        assertThat(hand.events())
                .contains(
                        new HandEvent.DrawOpened(1, 3),
                        new HandEvent.DiscardDeclared(3, Cards.unknown(5)),
                        new CardsReplaced(3, Cards.unknown(5)));
        assertThat(start(hand).seats()).extracting(SeatedPlayer::seat).containsExactly(1, 2, 3, 4);
    }

    @Test
    @DisplayName(
            "given a player who returns, then his big blind is live and his small blind dead; one who timed out was forced")
    void missedBlinds() {
        ImportedHand hand = read("single-draw-missed-blinds");

        assertThat(hand.events())
                .contains(new BlindPosted(4, Blind.LIVE, 50), new BlindPosted(4, Blind.DEAD, 25))
                .containsSequence(List.of(new ActionForced(2, Cause.TIME_OUT), new HandEvent.Folded(2)));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(5780L, 3975L, 2800L, 1375L);
    }

    @Test
    @DisplayName(
            "given a hand that was cancelled in play, then every chip goes back, and the next hand of the file is read too")
    void cancelled() {
        ImportedFile file = ImportedFile.of(ImportedFile.fixture("pokerstars/cancelled-and-another.txt"));

        assertThat(file.refusals()).isEmpty();
        ImportedHand cancelled = file.hands().getFirst();
        assertThat(cancelled.events()).anyMatch(HandCancelled.class::isInstance);
        assertThat(cancelled.events().getLast())
                .isEqualTo(new HandEvent.HandCompleted(List.of(new Share(3, 5000), new Share(4, 4000))));
        assertThat(ChipCount.stacksAfter(file.hands().getLast())).containsExactly(5050L, 3950L);
    }

    @Test
    @DisplayName(
            "given a deck that runs out between a player's replacements, then it is reshuffled there, with unknown cards in the pool")
    void reshuffle() {
        ImportedHand hand = read("reshuffle");

        List<HandEvent> events = hand.events();
        int at = events.indexOf(events.stream()
                .filter(DeckReshuffled.class::isInstance)
                .findFirst()
                .orElseThrow());
        assertThat(events.get(at - 1)).isEqualTo(new CardsReplaced(2, Cards.unknown(1)));
        assertThat(events.get(at + 1)).isEqualTo(new CardsReplaced(2, Cards.unknown(2)));
        DeckReshuffled reshuffled = (DeckReshuffled) events.get(at);
        assertThat(reshuffled.pool().knownSet())
                .isEqualTo(Cards.parse("7h 8s Kd").knownSet());
        assertThat(reshuffled.pool().size()).isEqualTo(24);
        assertThat(events).filteredOn(DeckReshuffled.class::isInstance).hasSize(1);
        assertThat(hand.remarks()).containsExactly("seat 1 showed his hand after the others had folded");
    }

    @Test
    @DisplayName(
            "given a reshuffle that the file does not mark, then the number of cards makes it and a remark says so")
    void unmarkedReshuffle() {
        String text = ImportedFile.fixture("pokerstars/reshuffle.txt").replace("The deck is reshuffled\n", "");

        ImportedHand hand = ImportedFile.of(text).hand();

        assertThat(hand.events()).isEqualTo(read("reshuffle").events());
        assertThat(hand.remarks())
                .contains("the file does not mark the reshuffle of draw 2, which the number of cards makes necessary");
    }

    @Test
    @DisplayName(
            "given another profile, then the hand is judged by that one: all declare before anybody receives, and it does not fit")
    void otherProfile() {
        byte[] text = ImportedFile.fixture("pokerstars/reshuffle.txt").getBytes(StandardCharsets.UTF_8);
        Judging judging = new Judging(ImportedFile.UNDATED, Profiles.named(Profiles.SOURCE_A));

        Refusal refusal = ImportedFile.of("hands.txt", new ByteArrayInputStream(text), text.length, judging)
                .refusal();

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.AGAINST_THE_RULES);
        assertThat(refusal.sentence()).contains("line 23, column 1");
    }

    @Test
    @DisplayName("given the same hand in another file, then it has the same identity, and another hand has another one")
    void identity() {
        String text = ImportedFile.fixture("pokerstars/odd-names-side-pot.txt");

        ImportedHand again = ImportedFile.of(text.replace("\n", "\r\n")).hand();
        ImportedHand other = ImportedFile.of(text.replace("#101", "#102")).hand();

        assertThat(again.hand()).isEqualTo(read("odd-names-side-pot").hand()).isNotEqualTo(other.hand());
        assertThat(again.events()).isEqualTo(read("odd-names-side-pot").events());
    }

    @Test
    @DisplayName(
            "given money in the header after the ante, and players short of it, then everybody owes the ante and the posts tell what is paid first")
    void antes() {
        List<ImportedHand> hands = ImportedFile.of(ImportedFile.fixture("pokerstars/single-draw-antes.txt"))
                .hands();

        assertThat(hands).hasSize(2);
        assertThat(hands).allMatch(hand -> hand.money().equals(new Denomination("USD", 2)));
        assertThat(start(hands.get(0)).rules().ante()).isEqualTo(new Ante(Ante.From.EVERYBODY, 10, PaidFirst.ANTE));
        assertThat(start(hands.get(1)).rules().ante()).isEqualTo(new Ante(Ante.From.EVERYBODY, 10, PaidFirst.BLIND));
        assertThat(hands).allMatch(hand -> start(hand).owing().isEmpty());
        assertThat(ChipCount.stacksAfter(hands.get(0))).containsExactly(4_990L, 4_050L, 0L);
        assertThat(ChipCount.stacksAfter(hands.get(1))).containsExactly(4_990L, 50L, 3_980L);
    }
}
