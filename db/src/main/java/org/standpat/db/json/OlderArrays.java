package org.standpat.db.json;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.houserules.ReshuffleProcedure;

/**
 * What arrays hold that were written under an id which has a newer revision: the components of then, in their order. They become fields
 * by name, which {@link RevisionSteps} brings to the newest revision. A record here is never changed, because what is in the log never is.
 */
final class OlderArrays {

    /** DeckShuffled.1 committed to the order as a whole. */
    public record DeckShuffledFirst(String commitment) {}

    /** CardsDealt.1 did not say where the cards had lain. */
    public record CardsDealtFirst(int seat, Cards cards) {}

    /** DeckReshuffled.1 committed to the order as a whole. */
    public record DeckReshuffledFirst(
            ReshuffleProcedure procedure,
            ReshuffleProcedure poolOf,
            int seat,
            Cards pool,
            @Nullable String commitment) {}

    /** CardsReplaced.1 did not say where the cards had lain. */
    public record CardsReplacedFirst(int seat, Cards cards) {}

    /** CardExposed.1 did not say where the card had lain. */
    public record CardExposedFirst(int seat, Card card) {}

    private static final Map<Integer, Class<? extends Record>> BY_TYPE = Map.of(
            3, DeckShuffledFirst.class,
            4, CardsDealtFirst.class,
            16, DeckReshuffledFirst.class,
            17, CardsReplacedFirst.class,
            27, CardExposedFirst.class);

    private OlderArrays() {}

    /** The components of arrays under this id; empty when it is of a newest revision, or was never written as arrays. */
    static Optional<Class<? extends Record>> of(short type) {
        return Optional.ofNullable(BY_TYPE.get((int) type));
    }
}
