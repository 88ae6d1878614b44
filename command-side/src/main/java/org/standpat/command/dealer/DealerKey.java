package org.standpat.command.dealer;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.SealedDeck;
import org.standpat.deal.ChangedDeckException;
import org.standpat.proof.deck.DeckSeed;

/**
 * The key that seals shuffle seeds: AES-256-GCM with a random nonce for each hand, the hand's id as associated data. Random nonces of
 * 96 bits are safe for 2<sup>32</sup> hands under one key.
 */
public final class DealerKey {

    /** The property that holds the key. */
    public static final String PROPERTY = "standpat.dealer.key";

    /** Length of the key in bytes. */
    public static final int BYTES = 32;

    private static final String HOW_TO_MAKE_ONE =
            " It is %d random bytes in base64, made for example with 'openssl rand -base64 %d'."
                    .formatted(BYTES, BYTES);

    private static final String TRANSFORMATION = "AES/GCM/NoPadding";
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final int ID_BYTES = 8;

    private final SecretKey key;
    private final String id;
    private final SecureRandom random;

    private DealerKey(byte[] key, SecureRandom random) {
        this.key = new SecretKeySpec(key, "AES");
        this.id = idOf(key);
        this.random = random;
    }

    /**
     * Reads the key from its setting.
     *
     * @throws DealerKeyException when it is missing or is not {@value #BYTES} bytes in base64; the message never quotes it
     */
    public static DealerKey parse(@Nullable String setting, SecureRandom random) {
        if (setting == null || setting.isBlank()) {
            throw new DealerKeyException("The dealer's key is missing: set " + PROPERTY + " (or STANDPAT_DEALER_KEY)."
                    + HOW_TO_MAKE_ONE + " Keep it: hands dealt under it cannot go on without it.");
        }
        byte[] bytes;
        try {
            bytes = Base64.getDecoder().decode(setting.strip());
        } catch (IllegalArgumentException notBase64) {
            throw new DealerKeyException("The dealer's key in " + PROPERTY + " is not base64." + HOW_TO_MAKE_ONE);
        }
        if (bytes.length != BYTES) {
            throw new DealerKeyException("The dealer's key in " + PROPERTY + " has " + bytes.length
                    + " bytes, expected " + BYTES + "." + HOW_TO_MAKE_ONE);
        }
        return new DealerKey(bytes, random);
    }

    /** Names the key without telling it. */
    public String id() {
        return id;
    }

    SealedDeck seal(UUID hand, DeckSeed seed) {
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        try {
            return new SealedDeck(
                    id, nonce, cipher(Cipher.ENCRYPT_MODE, hand, nonce).doFinal(seed.bytes()));
        } catch (GeneralSecurityException fault) {
            throw new IllegalStateException("every JDK has " + TRANSFORMATION + "; this one does not", fault);
        }
    }

    /**
     * The seed of this hand.
     *
     * @throws DealerKeyException when it was sealed with another key
     * @throws ChangedDeckException when it was sealed for another hand or was changed
     */
    DeckSeed open(UUID hand, SealedDeck sealed) {
        if (!sealed.keyId().equals(id)) {
            throw new DealerKeyException(
                    "The deck of hand " + hand + " was sealed with the dealer's key " + sealed.keyId() + ", and "
                            + PROPERTY + " holds key " + id + ". Start with the key that it was sealed with.");
        }
        try {
            return DeckSeed.of(cipher(Cipher.DECRYPT_MODE, hand, sealed.nonce()).doFinal(sealed.ciphertext()));
        } catch (AEADBadTagException changed) {
            throw new ChangedDeckException(
                    "The sealed deck of hand " + hand
                            + " was changed, or belongs to another hand. Restore table dealer_secret.",
                    changed);
        } catch (GeneralSecurityException fault) {
            throw new IllegalStateException("every JDK has " + TRANSFORMATION + "; this one does not", fault);
        }
    }

    private Cipher cipher(int mode, UUID hand, byte[] nonce) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance(TRANSFORMATION);
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(ByteBuffer.allocate(2 * Long.BYTES)
                .putLong(hand.getMostSignificantBits())
                .putLong(hand.getLeastSignificantBits())
                .flip());
        return cipher;
    }

    private static String idOf(byte[] key) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update("standpat dealer key id".getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(digest.digest(key), 0, ID_BYTES);
        } catch (GeneralSecurityException fault) {
            throw new IllegalStateException("every JDK has SHA-256; this one does not", fault);
        }
    }

    @Override
    public String toString() {
        return "DealerKey[" + id + "]";
    }
}
