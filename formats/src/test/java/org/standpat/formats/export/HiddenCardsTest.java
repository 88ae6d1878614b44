package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.export.ExportFormat;
import org.standpat.export.ExportFormats;
import org.standpat.export.SeenHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

class HiddenCardsTest {

    private static final int HANDS = 150;
    private static final Pattern CARDS = Pattern.compile("(?<![0-9A-Za-z])(?:[2-9TJQKA][cdhs]|\\?\\?)+(?![0-9A-Za-z])");

    @Test
    @DisplayName(
            "given any hand, when it is written for the public in any format, then no card stands in it that was not shown")
    void publicSeesWhatWasShown() {
        int hidden = 0;
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> events = PlayedHands.any(seed);
            hidden += nothingHidden(seed, events, Viewer.PUBLIC, Set.of());
        }
        assertThat(hidden).as("cards that were looked for").isGreaterThan(HANDS);
    }

    @Test
    @DisplayName(
            "given any hand, when it is written for a player in any format, then no card of the others stands in it that was not shown")
    void playerSeesHisOwn() {
        int hidden = 0;
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> events = PlayedHands.any(seed);
            HandStarted started = (HandStarted) events.getFirst();
            int seat = started.seats().get(i % started.seats().size()).seat();
            hidden += nothingHidden(seed, events, new Viewer.PlayerOn(seat), cards(events, seat));
        }
        assertThat(hidden).as("cards that were looked for").isGreaterThan(HANDS);
    }

    @Test
    @DisplayName(
            "given any hand, when staff has it written by Standpat itself, then every card that reached a player stands in it")
    void staffSeesAll() {
        for (int i = 0; i < HANDS; i++) {
            List<HandEvent> events = PlayedHands.any(PlayedHands.SEED + i);
            String text = Written.staff(ExportFormats.ALL.getFirst(), events);

            for (Card card : all(events)) {
                assertThat(text).contains(card.toString());
            }
        }
    }

    @Test
    @DisplayName(
            "given any finished hand, when staff has it written, then the same search finds hidden cards: it can fail")
    void searchFinds() {
        for (ExportFormat format : List.of(
                ExportFormats.named("standpat").orElseThrow(),
                ExportFormats.named("ohh").orElseThrow())) {
            List<HandEvent> events = PlayedHands.any(PlayedHands.SEED);
            Set<Card> hidden = all(events);
            hidden.removeAll(open(events));

            assertThat(cardsIn(Written.staff(format, events))).containsAll(hidden);
        }
    }

    /** How many cards were looked for. */
    private static int nothingHidden(long seed, List<HandEvent> events, Viewer viewer, Set<Card> own) {
        Set<Card> hidden = new TreeSet<>(all(events));
        hidden.removeAll(open(events));
        hidden.removeAll(own);
        SeenHand seen = SeenHand.undated(events, viewer, Denomination.CHIPS);
        for (ExportFormat format : ExportFormats.ALL) {
            StringBuilder written = new StringBuilder();
            Written.into(written, format, seen);
            // The digits of an identity may look like cards, as in 4d2c.
            String text = written.toString().replace(seen.started().hand().toString(), "");
            Set<Card> leaked = cardsIn(text);
            leaked.retainAll(hidden);
            assertThat(leaked)
                    .as("seed %d: cards in %s hidden from %s%n%s", seed, format.name(), viewer, text)
                    .isEmpty();
        }
        return hidden.size();
    }

    /** Every card in a text: two characters, or several cards in a row, with no letter or digit beside them. */
    private static Set<Card> cardsIn(String text) {
        Set<Card> cards = new TreeSet<>();
        Matcher written = CARDS.matcher(text);
        while (written.find()) {
            String row = written.group();
            for (int at = 0; at < row.length(); at += 2) {
                cards.add(Card.parse(row.substring(at, at + 2)));
            }
        }
        return cards;
    }

    private static Set<Card> all(List<HandEvent> events) {
        Set<Card> all = new HashSet<>();
        for (HandEvent event : events) {
            switch (event) {
                case HandEvent.CardsDealt dealt -> add(all, dealt.cards());
                case HandEvent.CardsReplaced replaced -> add(all, replaced.cards());
                case HandEvent.DiscardDeclared declared -> add(all, declared.cards());
                case HandEvent.DeclarationChanged changed -> add(all, changed.cards());
                case HandEvent.HandShown shown -> add(all, shown.cards());
                case HandEvent.DeckReshuffled reshuffled -> add(all, reshuffled.pool());
                default -> {}
            }
        }
        return all;
    }

    private static Set<Card> cards(List<HandEvent> events, int seat) {
        return all(events.stream()
                .filter(event -> event instanceof HandEvent.OfSeat of
                        && of.seat() == seat
                        && !(event instanceof HandEvent.DeckReshuffled))
                .toList());
    }

    private static Set<Card> open(List<HandEvent> events) {
        Set<Card> open = new HashSet<>();
        for (HandEvent event : events) {
            if (event instanceof HandEvent.HandShown shown) {
                add(open, shown.cards());
            } else if (event instanceof HandEvent.CardExposed exposed) {
                open.add(exposed.card());
            }
        }
        return open;
    }

    private static void add(Set<Card> all, Cards cards) {
        for (Card card : cards) {
            if (card.isKnown()) {
                all.add(card);
            }
        }
    }
}
