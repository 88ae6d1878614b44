package org.standpat.db.log;

import java.util.Arrays;

/** The shuffle seed of a hand as it is kept: unreadable without the key that is named. */
public final class SealedDeck {

    private final String keyId;
    private final byte[] nonce;
    private final byte[] ciphertext;

    /** Sealed with this key; the bytes are copied. */
    public SealedDeck(String keyId, byte[] nonce, byte[] ciphertext) {
        this.keyId = keyId;
        this.nonce = nonce.clone();
        this.ciphertext = ciphertext.clone();
    }

    /** Names the key that opens it. */
    public String keyId() {
        return keyId;
    }

    /** What the encryption was begun with. */
    public byte[] nonce() {
        return nonce.clone();
    }

    /** The encrypted seed and the tag that proves it whole. */
    public byte[] ciphertext() {
        return ciphertext.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SealedDeck that
                && keyId.equals(that.keyId)
                && Arrays.equals(nonce, that.nonce)
                && Arrays.equals(ciphertext, that.ciphertext);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(ciphertext);
    }
}
