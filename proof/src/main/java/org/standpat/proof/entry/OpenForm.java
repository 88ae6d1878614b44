package org.standpat.proof.entry;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What anybody may see of a payload: every byte of it, but {@code ff} in the place of each byte of a hidden byte string. So it can be read as
 * the payload can, with cards and places that are not known.
 */
public final class OpenForm {

    /** What is put in the place of a hidden byte: a card, or a place, that is not known. */
    public static final byte HIDDEN = (byte) 0xff;

    /** The kind of event that shuffles a pool into a new stub: what the pool holds is for staff alone. */
    public static final String POOLED = "DeckReshuffled";

    /** Which components of which kind of event are hidden, counted from 0; those after the first need not be there. */
    private static final Map<String, List<Integer>> HIDDEN_COMPONENTS = Map.of(
            "CardsDealt",
            List.of(1, 2),
            "CardsReplaced",
            List.of(1, 2),
            "DiscardDeclared",
            List.of(1),
            "DeclarationChanged",
            List.of(1),
            POOLED,
            List.of(3));

    private OpenForm() {}

    /** Whether events of this kind have something that not everybody may see. */
    public static boolean hides(String type) {
        return HIDDEN_COMPONENTS.containsKey(type);
    }

    /**
     * The open form of a payload, as long as it is.
     *
     * @param type name of the kind of event
     * @return empty when nothing of it may be seen: its kind hides something, and it is not an array that has it as a byte string
     */
    public static Optional<byte[]> of(String type, byte[] payload) {
        List<Integer> hidden = HIDDEN_COMPONENTS.getOrDefault(type, List.of());
        if (hidden.isEmpty()) {
            return Optional.of(payload.clone());
        }
        return Component.allOf(payload)
                .filter(components -> components.size() > hidden.getFirst())
                .map(components -> hidden.stream()
                        .filter(index -> index < components.size())
                        .map(components::get)
                        .toList())
                .filter(parts -> parts.stream().allMatch(Component::isBytes))
                .map(parts -> without(parts, payload));
    }

    private static byte[] without(List<Component> parts, byte[] payload) {
        byte[] open = payload.clone();
        parts.forEach(part -> Arrays.fill(open, part.from(), part.to(), HIDDEN));
        return open;
    }
}
