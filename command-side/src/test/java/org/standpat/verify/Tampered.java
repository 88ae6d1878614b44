package org.standpat.verify;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.OutOfTurn;

/** Events of a hand with one thing changed. */
final class Tampered {

    private Tampered() {}

    static List<HandEvent> without(List<HandEvent> events, int place) {
        List<HandEvent> fewer = new ArrayList<>(events);
        fewer.remove(place);
        return fewer;
    }

    static List<HandEvent> doubled(List<HandEvent> events, int place) {
        List<HandEvent> more = new ArrayList<>(events);
        more.add(place, events.get(place));
        return more;
    }

    /** The event and the one after it change places. */
    static List<HandEvent> swapped(List<HandEvent> events, int place) {
        return with(with(events, place, events.get(place + 1)), place + 1, events.get(place));
    }

    static List<HandEvent> with(List<HandEvent> events, int place, HandEvent event) {
        List<HandEvent> changed = new ArrayList<>(events);
        changed.set(place, event);
        return changed;
    }

    /** Every variant of the event with one amount of chips one higher or one lower. */
    static List<HandEvent> chips(HandEvent event) {
        List<HandEvent> variants = new ArrayList<>();
        for (long by : new long[] {-1, 1}) {
            variants.addAll(each(
                    event, (name, value) -> value instanceof Long chips && !name.equals("level") ? chips + by : null));
            variants.addAll(each(event, (ignored, value) -> shares(value, by)));
        }
        return variants;
    }

    /** One chip from the last share to the first, or one more where there is one share. */
    private static @Nullable Object shares(@Nullable Object value, long by) {
        if (!(value instanceof List<?> list) || list.isEmpty() || !(list.getFirst() instanceof Share)) {
            return null;
        }
        List<Share> shares =
                new ArrayList<>(list.stream().map(Share.class::cast).toList());
        Share last = shares.getLast();
        Share first = shares.getFirst();
        shares.set(shares.size() - 1, new Share(last.seat(), last.amount() - by));
        if (shares.size() > 1) {
            shares.set(0, new Share(first.seat(), first.amount() + by));
        }
        return shares;
    }

    /** The event about another seat. */
    static HandEvent seat(HandEvent.OfSeat event, int seat) {
        return each(event, (name, value) -> switch (value) {
                    case Integer ignored when name.equals("seat") -> seat;
                    case OutOfTurn noted -> new OutOfTurn(seat, noted.word(), noted.to());
                    case null, default -> null;
                })
                .getFirst();
    }

    /** The events with one card exchanged for another in every place. */
    static List<HandEvent> exchanged(List<HandEvent> events, Card card, Card other) {
        return events.stream().map(event -> exchanged(event, card, other)).toList();
    }

    /** The event with one card exchanged for another, or as it is. */
    static HandEvent exchanged(HandEvent event, Card card, Card other) {
        UnaryOperator<Card> exchange = now -> now == card ? other : now;
        List<HandEvent> variants = each(event, (ignored, value) -> switch (value) {
            case Card now when now == card -> other;
            case Cards now
            when now.contains(card) -> Cards.of(now.stream().map(exchange).toList());
            case null, default -> null;
        });
        return variants.isEmpty() ? event : variants.getFirst();
    }

    /** The known cards that the event names. */
    static CardSet cards(HandEvent event) {
        CardSet cards = CardSet.EMPTY;
        for (RecordComponent component : event.getClass().getRecordComponents()) {
            Object value = value(component, event);
            if (value instanceof Cards named) {
                cards = cards.union(named.knownSet());
            } else if (value instanceof Card card && card.isKnown()) {
                cards = cards.union(Cards.of(card).knownSet());
            }
        }
        return cards;
    }

    static <T> T any(List<T> values, RandomGenerator chance) {
        return values.get(chance.nextInt(values.size()));
    }

    /** A variant for each component that {@code change} gives another value. */
    private static List<HandEvent> each(
            HandEvent event, BiFunction<String, @Nullable Object, @Nullable Object> change) {
        RecordComponent[] components = event.getClass().getRecordComponents();
        @Nullable Object[] values = new @Nullable Object[components.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(components[i], event);
        }
        List<HandEvent> variants = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            Object changed = change.apply(components[i].getName(), values[i]);
            if (changed != null) {
                @Nullable Object[] others = values.clone();
                others[i] = changed;
                variants.add(made(event, components, others));
            }
        }
        return variants;
    }

    private static HandEvent made(HandEvent event, RecordComponent[] components, @Nullable Object[] values) {
        try {
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            return event.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException fault) {
            throw new IllegalStateException(fault);
        }
    }

    private static @Nullable Object value(RecordComponent component, HandEvent event) {
        try {
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException fault) {
            throw new IllegalStateException(fault);
        }
    }
}
