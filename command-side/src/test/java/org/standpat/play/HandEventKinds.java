package org.standpat.play;

import java.util.stream.Stream;
import org.standpat.hand.HandEvent;

/** The records that are hand events, found through the sealed interfaces, so that a new one is never forgotten. */
final class HandEventKinds {

    private HandEventKinds() {}

    static Stream<Class<?>> all() {
        return leaves(HandEvent.class).distinct();
    }

    private static Stream<Class<?>> leaves(Class<?> kind) {
        return kind.isSealed()
                ? Stream.of(kind.getPermittedSubclasses()).flatMap(HandEventKinds::leaves)
                : Stream.of(kind);
    }
}
