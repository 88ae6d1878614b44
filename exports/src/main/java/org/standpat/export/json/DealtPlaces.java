package org.standpat.export.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Places;
import org.standpat.hand.HandEvent;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Where dealt cards lay in the stub, for formats that have a word for the cards and none for that: a list of places for each time that
 * somebody got cards, in order.
 */
public final class DealtPlaces {

    private final List<Places> told;
    private int next;

    private DealtPlaces(List<Places> told) {
        this.told = List.copyOf(told);
    }

    /** The places that these events name; empty when they name none, or not all: whoever may not see them cannot say who dealt. */
    public static Optional<ArrayNode> of(List<HandEvent> events) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        boolean some = false;
        for (HandEvent event : events) {
            Places places = places(event);
            if (places == null) {
                continue;
            }
            if (!places.allKnown()) {
                return Optional.empty();
            }
            some |= !places.isEmpty();
            ArrayNode one = all.addArray();
            for (int i = 0; i < places.size(); i++) {
                one.add(places.get(i));
            }
        }
        return some ? Optional.of(all) : Optional.empty();
    }

    private static @Nullable Places places(HandEvent event) {
        return switch (event) {
            case HandEvent.CardsDealt dealt -> dealt.places();
            case HandEvent.CardsReplaced replaced -> replaced.places();
            default -> null;
        };
    }

    /**
     * The places that a file tells.
     *
     * @param lists what {@link #of} has written; null when the file tells none
     * @throws IllegalArgumentException when it is anything else; the message names no place
     */
    public static DealtPlaces read(@Nullable JsonNode lists) {
        List<Places> told = new ArrayList<>();
        if (lists != null) {
            requireArray(lists);
            lists.forEach(list -> told.add(one(list)));
        }
        return new DealtPlaces(told);
    }

    private static Places one(JsonNode list) {
        requireArray(list);
        if (list.size() > Places.MOST || !list.valueStream().allMatch(DealtPlaces::isPlace)) {
            throw new IllegalArgumentException(
                    "expected the numbers of at most " + Places.MOST + " places in the stub");
        }
        try {
            return Places.of(list.valueStream().mapToInt(JsonNode::intValue).toArray());
        } catch (IllegalArgumentException twice) {
            throw new IllegalArgumentException("expected each place of a list once", twice);
        }
    }

    private static boolean isPlace(JsonNode number) {
        return number.isInt() && number.intValue() >= 0 && number.intValue() < Places.MOST;
    }

    private static void requireArray(JsonNode node) {
        if (!node.isArray()) {
            throw new IllegalArgumentException("expected a list of places for each time that somebody got cards");
        }
    }

    /** Where the cards lay that somebody gets next; none when the file does not say. */
    public Places next() {
        return next < told.size() ? told.get(next++) : Places.NONE;
    }

    /** Whether places are left over when all cards are dealt. */
    public boolean areLeft() {
        return next < told.size();
    }
}
