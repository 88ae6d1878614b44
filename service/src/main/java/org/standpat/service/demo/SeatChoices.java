package org.standpat.service.demo;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Rank;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a player does: in the betting and at the showdown one of the legal actions by chance, with few folds so that hands go on; at the
 * draw he throws away what is above an eight and what pairs.
 */
final class SeatChoices {

    private static final int FOLDS_ONE_TIME_IN = 5;
    private static final Rank HIGHEST_KEPT = Rank.EIGHT;

    private final RandomGenerator chance;

    SeatChoices(RandomGenerator chance) {
        this.chance = chance;
    }

    /**
     * The body of a request.
     *
     * @param legal the legal actions, at least one
     * @param held the cards that the seat holds
     */
    ObjectNode action(int seat, JsonNode legal, List<Card> held) {
        ObjectNode body = JsonMapper.shared().createObjectNode();
        body.put("seat", seat);
        if (isDraw(legal)) {
            return draw(body, thrownAway(held));
        }
        JsonNode chosen = choose(legal);
        String action = chosen.path("action").stringValue();
        body.put("action", action);
        if (chosen.has("least")) {
            body.put(
                    "to",
                    between(
                            chosen.path("least").longValue(),
                            chosen.path("most").longValue()));
        }
        return body;
    }

    private static ObjectNode draw(ObjectNode body, List<Card> thrown) {
        return thrown.isEmpty()
                ? body.put("action", "pat")
                : body.put("action", "discard").put("cards", Cards.of(thrown).toString());
    }

    private static List<Card> thrownAway(List<Card> held) {
        Set<Rank> kept = EnumSet.noneOf(Rank.class);
        List<Card> thrown = new ArrayList<>();
        for (Card card : held) {
            if (card.rank().compareTo(HIGHEST_KEPT) > 0 || !kept.add(card.rank())) {
                thrown.add(card);
            }
        }
        return thrown;
    }

    private JsonNode choose(JsonNode legal) {
        JsonNode chosen = legal.get(chance.nextInt(legal.size()));
        while (legal.size() > 1
                && chosen.path("action").stringValue().equals("fold")
                && chance.nextInt(FOLDS_ONE_TIME_IN) > 0) {
            chosen = legal.get(chance.nextInt(legal.size()));
        }
        return chosen;
    }

    private long between(long least, long most) {
        return least == most ? least : chance.nextLong(least, most + 1);
    }

    private static boolean isDraw(JsonNode legal) {
        return legal.valueStream()
                .anyMatch(option -> option.path("action").stringValue().equals("discard"));
    }
}
