package org.standpat.service.drill;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** Holds events that were read against events that were acknowledged. Nothing of it says a card. */
final class Comparison {

    private static final String NUMBER = "number";
    private static final char UNKNOWN = '?';
    private static final String NOTHING = "nothing";

    private Comparison() {}

    /**
     * What is wrong with the record of a hand.
     *
     * @param acknowledged all events that were acknowledged, in their order
     * @param recorded all events that are there, in their order
     * @param mayBeMore whether a request is not answered, so that events of it may be there
     */
    static List<Fault> ofRecord(String hand, List<JsonNode> acknowledged, List<JsonNode> recorded, boolean mayBeMore) {
        List<Fault> faults = new ArrayList<>();
        for (int i = 0; i < recorded.size(); i++) {
            int number = i + 1;
            if (recorded.get(i).path(NUMBER).intValue() != number) {
                faults.add(new Fault(Fault.Kind.CHANGED, hand, number, "event " + number, words(recorded.get(i))));
                return faults;
            }
            if (i < acknowledged.size()) {
                difference(hand, number, acknowledged.get(i), recorded.get(i)).ifPresent(faults::add);
            }
        }
        if (recorded.size() < acknowledged.size()) {
            int first = recorded.size() + 1;
            faults.add(new Fault(
                    Fault.Kind.LOST,
                    hand,
                    first,
                    words(acknowledged.get(recorded.size())) + " and " + (acknowledged.size() - first) + " after it",
                    NOTHING));
        }
        if (recorded.size() > acknowledged.size() && !mayBeMore) {
            int more = recorded.size() - acknowledged.size();
            faults.add(new Fault(
                    Fault.Kind.DOUBLED,
                    hand,
                    acknowledged.size() + 1,
                    "no more events",
                    more + " more, the first " + words(recorded.get(acknowledged.size()))));
        }
        return faults;
    }

    /**
     * What is wrong with a request that was not answered at first, and then resent.
     *
     * @param acknowledged how many events of the hand were acknowledged before
     * @param before events beyond those that were there before it was resent; all of its events, or none
     * @param answered events of its answer
     */
    static List<Fault> ofResent(String hand, int acknowledged, List<JsonNode> before, List<JsonNode> answered) {
        List<Fault> faults = new ArrayList<>();
        if (before.isEmpty()) {
            return faults;
        }
        if (before.size() != answered.size()) {
            faults.add(new Fault(
                    Fault.Kind.HALF_THERE,
                    hand,
                    acknowledged + 1,
                    "all " + answered.size() + " events of the request before it was resent, or none",
                    before.size() + " of them"));
        }
        for (int i = 0; i < Math.min(before.size(), answered.size()); i++) {
            difference(hand, acknowledged + i + 1, answered.get(i), before.get(i))
                    .ifPresent(faults::add);
        }
        return faults;
    }

    private static Optional<Fault> difference(String hand, int number, JsonNode acknowledged, JsonNode recorded) {
        if (isShown(acknowledged, recorded)) {
            return Optional.empty();
        }
        String expected = words(acknowledged);
        String found = words(recorded);
        return Optional.of(new Fault(
                Fault.Kind.CHANGED,
                hand,
                number,
                expected,
                expected.equals(found) ? "the same with other data" : found));
    }

    /** Whether the one is the other, or is it with cards and their places that are not shown while the hand is played. */
    static boolean isShown(JsonNode whole, JsonNode shown) {
        if (whole.isObject() && shown.isObject()) {
            return whole.size() == shown.size()
                    && whole.propertyStream().allMatch(field -> isShown(field.getValue(), shown.path(field.getKey())));
        }
        if (whole.isArray() && shown.isArray() && whole.size() == shown.size()) {
            return IntStream.range(0, whole.size()).allMatch(i -> isShownOrHidden(whole.get(i), shown.get(i)));
        }
        return whole.equals(shown) || (whole.isString() && shown.isString() && isHidden(whole, shown));
    }

    /** The place of a hidden card is null in the list of places. */
    private static boolean isShownOrHidden(JsonNode whole, JsonNode shown) {
        return isShown(whole, shown) || (whole.isNumber() && shown.isNull());
    }

    private static boolean isHidden(JsonNode whole, JsonNode shown) {
        String text = shown.stringValue();
        return text.length() == whole.stringValue().length()
                && text.chars().allMatch(character -> character == UNKNOWN);
    }

    /** An event without its data. */
    private static String words(JsonNode event) {
        return event.path("type").asString("?") + " " + event.path(NUMBER).asInt(0) + " of "
                + event.path("at").asString("?");
    }
}
