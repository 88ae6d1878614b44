package org.standpat.service.demo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import tools.jackson.databind.JsonNode;

/** Reads events as the API writes them, as far as players need them: who holds which cards. */
final class EventReader {

    private final Map<Integer, List<Card>> held = new HashMap<>();
    private final List<String> types = new ArrayList<>();

    void take(JsonNode event) {
        String type = event.path("type").stringValue();
        JsonNode data = event.path("data");
        types.add(type);
        switch (type) {
            case "CardsDealt", "CardsReplaced" -> cardsOf(data).addAll(cards(data));
            case "DiscardDeclared" -> cardsOf(data).removeAll(cards(data));
            default -> {
                // No card changes its place.
            }
        }
    }

    private List<Card> cardsOf(JsonNode data) {
        return held.computeIfAbsent(data.path("seat").intValue(), seat -> new ArrayList<>());
    }

    private static List<Card> cards(JsonNode data) {
        return Cards.parse(data.path("cards").stringValue()).asList();
    }

    List<Card> held(int seat) {
        return List.copyOf(held.getOrDefault(seat, List.of()));
    }

    List<String> types() {
        return List.copyOf(types);
    }
}
