package org.standpat.proof.deck;

import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;

/** The secret of 256 bits from which every order of one hand's deck follows, and the salt of each place. It is never printed. */
public final class DeckSeed {

    /** How long it is, in bytes. */
    public static final int BYTES = 32;

    private final byte[] secret;

    private DeckSeed(byte[] secret) {
        this.secret = secret;
    }

    /** A new seed from a cryptographic source. */
    public static DeckSeed random(SecureRandom source) {
        byte[] secret = new byte[BYTES];
        source.nextBytes(secret);
        return new DeckSeed(secret);
    }

    /**
     * The seed of these bytes.
     *
     * @throws IllegalArgumentException when there are not {@value #BYTES} of them
     */
    public static DeckSeed of(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException(
                    "A seed of %d bytes was expected, but %d bytes came.".formatted(BYTES, bytes.length));
        }
        return new DeckSeed(bytes.clone());
    }

    /**
     * The seed that this text is in base 64, with its padding.
     *
     * @throws IllegalArgumentException when the text is no seed, or not the one way to write it; the message does not quote it
     */
    public static DeckSeed ofBase64(String text) {
        DeckSeed seed = of(decoded(text));
        if (!seed.base64().equals(text)) {
            throw new IllegalArgumentException(
                    "A seed in base 64 was expected to be written in its only way, and was not.");
        }
        return seed;
    }

    private static byte[] decoded(String text) {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException notBase64) {
            throw new IllegalArgumentException("A seed was expected in base 64, and is not.", notBase64);
        }
    }

    /**
     * The deck that this seed gives.
     *
     * @param shuffle its number in the hand: 0 is the first deck, 1 and more are reshuffles
     * @param cards their indexes, in any order, each once; 1 to 52
     * @throws IllegalArgumentException when the number is below 0, a card is none or there twice, or there is no card
     */
    public SeededDeck shuffled(int shuffle, byte[] cards) {
        return SeededDeck.of(this, shuffle, cards);
    }

    /** A copy of the secret bytes, for whoever encrypts them. */
    public byte[] bytes() {
        return secret.clone();
    }

    /** In base 64, with its padding: for an auditor, when the hand is over. */
    public String base64() {
        return Base64.getEncoder().encodeToString(secret);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DeckSeed seed && MessageDigest.isEqual(secret, seed.secret);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(secret);
    }

    /** Tells nothing of it. */
    @Override
    public String toString() {
        return "DeckSeed[secret]";
    }
}
