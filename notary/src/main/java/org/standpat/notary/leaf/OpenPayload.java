package org.standpat.notary.leaf;

import java.util.Arrays;
import java.util.Optional;
import org.standpat.notary.leaf.PayloadItems.Content;

/**
 * The payload of an event as anybody may see it once the hand is over: what {@link org.standpat.view.Visibility} hides from the public is
 * {@code ff} in every byte. What was open once stays so for ever, for the leaf was hashed with it: a kind of event that hides something
 * else gets a new revision.
 */
final class OpenPayload {

    /** Of a shuffled pool the cards are hidden, and the commitment behind them is not. */
    private static final int POOL = 3;

    private OpenPayload() {}

    /**
     * The open bytes of a payload; empty when nothing of it is open, because it hides something and is a map.
     *
     * @param name of the kind of event
     * @throws IllegalArgumentException when it hides something and cannot be read; the message is the end of a sentence
     */
    static Optional<byte[]> of(String name, byte[] payload) {
        return switch (name) {
            case "CardsDealt", "CardsReplaced", "DiscardDeclared", "DeclarationChanged" -> hiding(payload, 0);
            case "DeckReshuffled" -> hiding(payload, POOL);
            default -> Optional.of(payload);
        };
    }

    /** Hides every byte string of these kinds, and of a pool this one alone. */
    private static Optional<byte[]> hiding(byte[] payload, int alone) {
        PayloadItems items = new PayloadItems(payload);
        if (items.isMap()) {
            return Optional.empty();
        }
        byte[] open = payload.clone();
        int count = items.enterArray();
        for (int i = 0; i < count; i++) {
            Content content = items.pass();
            if (alone == 0 || alone == i) {
                Arrays.fill(open, content.from(), content.from() + content.length(), (byte) 0xff);
            }
        }
        return Optional.of(open);
    }
}
