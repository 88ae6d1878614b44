package org.standpat.db.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.db.log.EventType;
import org.standpat.hand.HandEvent;
import org.standpat.ranking.Ranking;

/** What a payload is made of, told from the records themselves in the words of docs/events.md. */
final class PayloadShapes {

    private static final Map<Type, String> WORDS = Map.ofEntries(
            Map.entry(int.class, "number"),
            Map.entry(Integer.class, "number"),
            Map.entry(long.class, "number"),
            Map.entry(boolean.class, "boolean"),
            Map.entry(String.class, "text"),
            Map.entry(UUID.class, "uuid"),
            Map.entry(Instant.class, "time"),
            Map.entry(Card.class, "card"),
            Map.entry(Cards.class, "cards"),
            Map.entry(Places.class, "places"),
            Map.entry(Ranking.class, "ranking"));

    /** By name: records that stand inside events, with their components. */
    private final Map<String, String> records = new TreeMap<>();

    /** By name: sealed interfaces and enums, with what they can be. */
    private final Map<String, String> choices = new TreeMap<>();

    private final List<String> events = new ArrayList<>();

    private PayloadShapes() {}

    /** Of everything that a registered event holds. */
    static PayloadShapes now() {
        PayloadShapes shapes = new PayloadShapes();
        for (EventType type : HandEventTypes.ALL.all()) {
            boolean newest = HandEventTypes.ALL
                    .writtenFor(type.eventClass())
                    .orElseThrow()
                    .equals(type);
            shapes.events.add(row(
                    String.valueOf(type.id()),
                    type.name(),
                    String.valueOf(type.revision()),
                    newest
                            ? shapes.components(type.eventClass())
                            : OlderArrays.of(type.id()).map(shapes::components).orElse("a map")));
        }
        return shapes;
    }

    /** Rows of the table of event types. */
    List<String> events() {
        return events;
    }

    /** Rows of the table of records inside events. */
    List<String> records() {
        return rows(records);
    }

    /** Rows of the table of names. */
    List<String> choices() {
        return rows(choices);
    }

    /** The record classes of all events. */
    static Stream<Class<?>> eventClasses() {
        return recordsOf(HandEvent.class);
    }

    private static Stream<Class<?>> recordsOf(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Stream.of(type.getPermittedSubclasses()).flatMap(PayloadShapes::recordsOf);
    }

    private String components(Class<?> record) {
        return Stream.of(record.getRecordComponents()).map(this::component).collect(Collectors.joining(", "));
    }

    private String component(RecordComponent component) {
        boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        return "%s: %s%s".formatted(component.getName(), word(component.getGenericType()), nullable ? " or null" : "");
    }

    private String word(Type type) {
        String known = WORDS.get(type);
        if (known != null) {
            return known;
        }
        if (type instanceof ParameterizedType list && list.getRawType().equals(List.class)) {
            return "list of " + word(list.getActualTypeArguments()[0]);
        }
        if (type instanceof Class<?> named) {
            return described(named);
        }
        throw new AssertionError("docs/events.md has no word for " + type);
    }

    private String described(Class<?> type) {
        String name = type.getSimpleName();
        if (type.isRecord()) {
            keep(records, name, components(type));
        } else if (type.isEnum()) {
            keep(choices, name, Arrays.toString(type.getEnumConstants()).replaceAll("[\\[\\]]", ""));
        } else if (type.isSealed()) {
            recordsOf(type).forEach(this::described);
            keep(choices, name, recordsOf(type).map(Class::getSimpleName).collect(Collectors.joining(", ")));
        } else {
            throw new AssertionError("docs/events.md has no word for " + type);
        }
        return name;
    }

    private static void keep(Map<String, String> shapes, String name, String shape) {
        String before = shapes.put(name, shape);
        if (before != null && !before.equals(shape)) {
            throw new AssertionError("two shapes are called " + name + " in docs/events.md");
        }
    }

    private static List<String> rows(Map<String, String> shapes) {
        return shapes.entrySet().stream()
                .map(shape -> row(shape.getKey(), shape.getValue()))
                .toList();
    }

    private static String row(String... cells) {
        return "| " + String.join(" | ", cells) + " |";
    }
}
