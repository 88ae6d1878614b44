package org.standpat.verify;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Share;

/** Events in words that show no card. */
final class EventWords {

    private static final Pattern WORD_BEGINS = Pattern.compile("(?<=[a-z])(?=[A-Z])");

    private EventWords() {}

    /** What kind of event it is: {@code cards replaced}. */
    static String kind(HandEvent event) {
        return words(event.getClass().getSimpleName());
    }

    /** The event with whom it is about. */
    static String named(HandEvent event) {
        return event instanceof HandEvent.OfSeat of ? kind(event) + " of seat " + of.seat() : kind(event);
    }

    /** What {@code other}, an event of the same kind, says differently, in the words of {@code event}. */
    static String differing(HandEvent event, HandEvent other) {
        List<String> parts = new ArrayList<>();
        for (RecordComponent component : event.getClass().getRecordComponents()) {
            Object value = value(component, event);
            if (!Objects.equals(value, value(component, other))) {
                parts.add(words(component.getName()) + " " + shown(value));
            }
        }
        return String.join(", ", parts);
    }

    /** Some values are compared and not shown: cards, and commitments, which would only fill the line. */
    private static String shown(@Nullable Object value) {
        return switch (value) {
            case null -> "none";
            case Cards cards -> cards.size() + " of its own";
            case Places places -> places.size() + " of its own";
            case Card ignored -> "of its own";
            case List<?> list ->
                String.join("; ", list.stream().map(EventWords::shown).toList());
            case Share share -> share.amount() + " to seat " + share.seat();
            default -> value.toString();
        };
    }

    private static @Nullable Object value(RecordComponent component, HandEvent event) {
        try {
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException fault) {
            throw new IllegalStateException("component " + component.getName() + " of an event cannot be read", fault);
        }
    }

    private static String words(String name) {
        return WORD_BEGINS.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
    }
}
