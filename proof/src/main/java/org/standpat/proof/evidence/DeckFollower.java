package org.standpat.proof.evidence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.standpat.proof.deck.CardIndex;
import org.standpat.proof.entry.Component;
import org.standpat.proof.entry.OpenForm;
import org.standpat.proof.tree.Hash;

/** Follows the events of a hand and notes which card came from which place of which deck. */
final class DeckFollower {

    /** Kinds of events in which a card leaves the deck. */
    private static final Set<String> FALLING = Set.of("CardsDealt", "CardsReplaced", "CardExposed", "CardBurned");

    /** From this revision on events commit to the places of a deck, and name them; it is the newest that is known here. */
    private static final int WITH_PLACES = 2;

    /** What a pool says of a card that nobody has seen. */
    private static final int UNKNOWN = 0xff;

    private final List<DealtDeck> decks = new ArrayList<>();
    private Optional<Growing> current = Optional.empty();
    private int reshuffles;
    private boolean fell;
    private int line = EvidenceWriter.HEAD_LINES + 1;

    private DeckFollower() {}

    /** The deck that cards are dealt from now. */
    private record Growing(DealtDeck begun, Map<Integer, Integer> dealt, Set<Integer> burned) {
        DealtDeck deck() {
            return new DealtDeck(
                    begun.event(), begun.shuffle(), begun.size(), begun.root(), begun.pool(), dealt, burned);
        }
    }

    static List<DealtDeck> follow(List<EvidenceEvent> events) {
        DeckFollower follower = new DeckFollower();
        for (EvidenceEvent event : events) {
            follower.event(event);
            follower.line += event.lines();
        }
        follower.close();
        return follower.decks;
    }

    private void event(EvidenceEvent event) {
        fell |= FALLING.contains(event.entry().type());
        switch (event.entry().type()) {
            case "DeckShuffled" -> shuffled(event);
            case OpenForm.POOLED -> reshuffled(event);
            case "CardsDealt", "CardsReplaced" -> current.ifPresent(deck -> dealt(event, deck));
            case "CardExposed" -> current.ifPresent(deck -> exposed(event, deck));
            case "CardBurned" -> current.ifPresent(deck -> burned(event, deck));
            default -> {
                // Nothing comes from the deck.
            }
        }
    }

    private void shuffled(EvidenceEvent event) {
        require(current.isEmpty() && reshuffles == 0, event, "is a second first deck of the hand");
        if (withPlaces(event)) {
            require(!fell, event, "was expected to commit to its deck before the first card fell");
            byte[] payload = seen(event);
            List<Component> parts = components(event, payload, 1);
            begin(event, CardIndex.CARDS, root(event, payload, parts.getFirst()), Set.of());
        }
    }

    private void reshuffled(EvidenceEvent event) {
        reshuffles++;
        if (withPlaces(event)) {
            byte[] payload = seen(event);
            List<Component> parts = components(event, payload, 5);
            Component pool = parts.get(3);
            if (!parts.get(4).isNull()) {
                require(
                        pool.isBytes() && pool.length() >= 1 && pool.length() <= CardIndex.CARDS,
                        event,
                        "was expected to shuffle 1 to 52 cards");
                Set<Integer> known = new HashSet<>();
                Arrays.stream(unsigned(payload, pool))
                        .filter(card -> card != UNKNOWN)
                        .forEach(known::add);
                begin(event, pool.length(), root(event, payload, parts.get(4)), known);
                return;
            }
        }
        require(current.isEmpty(), event, "was expected to commit to its deck, as the shuffle before it did");
    }

    private void begin(EvidenceEvent event, int size, Hash root, Set<Integer> pool) {
        close();
        DealtDeck begun = new DealtDeck(event.entry().number(), reshuffles, size, root, pool, Map.of(), Set.of());
        current = Optional.of(new Growing(begun, new HashMap<>(), new HashSet<>()));
    }

    private void close() {
        current.map(Growing::deck).ifPresent(decks::add);
        current = Optional.empty();
    }

    private void dealt(EvidenceEvent event, Growing deck) {
        require(withPlaces(event), event, "was expected to name the places of its cards");
        byte[] payload = seen(event);
        List<Component> parts = components(event, payload, 3);
        require(
                parts.get(1).isBytes()
                        && parts.get(2).isBytes()
                        && parts.get(1).length() == parts.get(2).length(),
                event,
                "was expected to name one place for each card");
        if (event.opened().isPresent()) {
            int[] cards = unsigned(payload, parts.get(1));
            int[] places = unsigned(payload, parts.get(2));
            for (int i = 0; i < cards.length; i++) {
                take(event, deck, places[i]);
                card(event, deck, cards[i], places[i]);
            }
        }
    }

    private void exposed(EvidenceEvent event, Growing deck) {
        require(withPlaces(event), event, "was expected to name the place of its card");
        byte[] payload = seen(event);
        List<Component> parts = components(event, payload, 3);
        require(
                parts.get(1).isBytes()
                        && parts.get(1).length() == 1
                        && parts.get(2).isNumber(),
                event,
                "was expected to name its card and its place");
        take(event, deck, parts.get(2).argument());
        card(event, deck, unsigned(payload, parts.get(1))[0], (int) parts.get(2).argument());
    }

    private void burned(EvidenceEvent event, Growing deck) {
        require(event.entry().revision() == 1, event, "is of a newer kind than this checker knows");
        Component place = components(event, seen(event), 1).getFirst();
        require(place.isNumber(), event, "was expected to name its place");
        take(event, deck, place.argument());
        deck.burned().add((int) place.argument());
    }

    private void take(EvidenceEvent event, Growing deck, long place) {
        require(
                place < deck.begun().size(),
                event,
                "names a place beyond the %d of the deck".formatted(deck.begun().size()));
        require(
                !deck.dealt().containsKey((int) place) && !deck.burned().contains((int) place),
                event,
                "names place %d of the deck, where a card was taken before".formatted(place));
    }

    private void card(EvidenceEvent event, Growing deck, int card, int place) {
        require(card < CardIndex.CARDS, event, "was expected to name each card that was dealt from the deck");
        deck.dealt().put(place, card);
    }

    private Hash root(EvidenceEvent event, byte[] payload, Component commitment) {
        require(
                commitment.isBytes() && commitment.length() == Hash.BYTES,
                event,
                "was expected to commit to its deck with %d bytes".formatted(Hash.BYTES));
        return Hash.of(Arrays.copyOfRange(payload, commitment.from(), commitment.to()));
    }

    private boolean withPlaces(EvidenceEvent event) {
        require(event.entry().revision() <= WITH_PLACES, event, "is of a newer kind than this checker knows");
        return event.entry().revision() == WITH_PLACES;
    }

    private byte[] seen(EvidenceEvent event) {
        return event.seen().orElseThrow(() -> fault(event, "was expected to be an array"));
    }

    private List<Component> components(EvidenceEvent event, byte[] payload, int count) {
        return Component.allOf(payload)
                .filter(parts -> parts.size() == count)
                .orElseThrow(() -> fault(event, "was expected to be an array of %d components".formatted(count)));
    }

    private static int[] unsigned(byte[] payload, Component bytes) {
        int[] numbers = new int[bytes.length()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Byte.toUnsignedInt(payload[bytes.from() + i]);
        }
        return numbers;
    }

    private void require(boolean fits, EvidenceEvent event, String fault) {
        if (!fits) {
            throw fault(event, fault);
        }
    }

    private Refusal fault(EvidenceEvent event, String fault) {
        return new Refusal(
                line,
                "Event %d, %s, %s."
                        .formatted(event.entry().number(), event.entry().type(), fault));
    }
}
