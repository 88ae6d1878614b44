package org.standpat.proof.evidence;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.standpat.proof.deck.CardIndex;
import org.standpat.proof.deck.DeckSeed;

/**
 * The checks of the decks: each is the one that its event committed to, and what is opened of it is what was dealt from it, no more and no
 * less. With the seed everything is opened, and each deck has to be the shuffle of the cards that were to be shuffled.
 */
final class DeckChecks {

    private DeckChecks() {}

    static void check(Evidence evidence, boolean over) {
        Refusal.unless(
                evidence.seed().isEmpty()
                        || (over
                                && evidence.viewer() instanceof EvidenceViewer.Staff
                                && !evidence.decks().isEmpty()),
                evidence.deckLine(evidence.decks().size()),
                "A seed tells every card, and was expected for staff alone, in a hand that is over, below its decks.");
        List<DealtDeck> said = DeckFollower.follow(evidence.events());
        Refusal.unless(
                said.size() == evidence.decks().size(),
                evidence.deckLine(0),
                "The events commit to %d decks, but %d came."
                        .formatted(said.size(), evidence.decks().size()));
        Optional<Set<Integer>> left = Optional.empty();
        for (int i = 0; i < said.size(); i++) {
            EvidenceDeck deck = evidence.decks().get(i);
            int line = evidence.deckLine(i);
            committed(said.get(i), deck, line);
            Map<Integer, Integer> opened = opened(deck, line);
            dealt(said.get(i), opened, line);
            if (evidence.seed().isPresent()) {
                seeded(said.get(i), deck, evidence.seed().get(), pool(said.get(i), left), line);
                left = Optional.of(left(said.get(i), opened));
            } else {
                Refusal.unless(
                        opened.size() == said.get(i).dealt().size(),
                        line,
                        "The viewer sees %d cards that were dealt from this deck, but %d of its positions are opened."
                                .formatted(said.get(i).dealt().size(), opened.size()));
            }
        }
    }

    private static void committed(DealtDeck said, EvidenceDeck deck, int line) {
        Refusal.unless(
                deck.event() == said.event() && deck.positions().size() == said.size(),
                line,
                "The deck of event %d with %d positions was expected, but that of event %d with %d came."
                        .formatted(
                                said.event(),
                                said.size(),
                                deck.event(),
                                deck.positions().size()));
        Refusal.unless(
                deck.root().equals(said.root()),
                line,
                "The positions of this deck are not those that event %d committed to.".formatted(said.event()));
    }

    /** The cards of the positions that are opened, by place. */
    private static Map<Integer, Integer> opened(EvidenceDeck deck, int line) {
        Map<Integer, Integer> opened = new HashMap<>();
        for (EvidenceDeck.Position position : deck.positions()) {
            position.opening().ifPresent(opening -> {
                Refusal.unless(
                        opening.opens(position.leaf()),
                        line + 1 + opening.place(),
                        "Card and salt do not open position %d of the deck: they were changed."
                                .formatted(opening.place()));
                opened.put(opening.place(), opening.card());
            });
        }
        Refusal.unless(Set.copyOf(opened.values()).size() == opened.size(), line, "A card is in this deck twice.");
        return opened;
    }

    private static void dealt(DealtDeck said, Map<Integer, Integer> opened, int line) {
        said.dealt().forEach((place, card) -> {
            Optional<Integer> there = Optional.ofNullable(opened.get(place));
            Refusal.unless(
                    there.equals(Optional.of(card)),
                    line + 1 + place,
                    "An event dealt %s from position %d of the deck, where %s."
                            .formatted(
                                    CardIndex.text(card),
                                    place,
                                    there.map(other -> "%s lay".formatted(CardIndex.text(other)))
                                            .orElse("nothing is opened")));
        });
    }

    /** The cards that were to be shuffled; empty when the deck before was not committed to, so that nobody can say. */
    private static Optional<Set<Integer>> pool(DealtDeck said, Optional<Set<Integer>> left) {
        if (said.shuffle() == 0) {
            Set<Integer> all = new HashSet<>();
            for (int card = 0; card < CardIndex.CARDS; card++) {
                all.add(card);
            }
            return Optional.of(all);
        }
        return left.map(cards -> {
            Set<Integer> pool = new HashSet<>(cards);
            pool.addAll(said.pool());
            return pool;
        });
    }

    /** The cards that no event dealt, burned ones included: they are in the next pool without being named. */
    private static Set<Integer> left(DealtDeck said, Map<Integer, Integer> opened) {
        Set<Integer> left = new HashSet<>(opened.values());
        left.removeAll(said.dealt().values());
        return left;
    }

    private static void seeded(
            DealtDeck said, EvidenceDeck deck, DeckSeed seed, Optional<Set<Integer>> pool, int line) {
        byte[] cards = new byte[said.size()];
        for (EvidenceDeck.Position position : deck.positions()) {
            position.opening().ifPresentOrElse(opening -> cards[opening.place()] = (byte) opening.card(), () -> {
                throw new Refusal(line, "With the seed every position was expected to be opened.");
            });
        }
        Set<Integer> came = new HashSet<>();
        for (byte card : cards) {
            came.add((int) card);
        }
        Refusal.unless(
                pool.map(came::equals).orElse(true),
                line,
                "The cards of this deck are not those that were to be shuffled.");
        Refusal.unless(
                deck.positions().stream()
                        .map(EvidenceDeck.Position::leaf)
                        .toList()
                        .equals(seed.shuffled(said.shuffle(), cards)
                                .commitment()
                                .places()),
                line,
                "The seed gives another deck for shuffle %d of the hand.".formatted(said.shuffle()));
    }
}
