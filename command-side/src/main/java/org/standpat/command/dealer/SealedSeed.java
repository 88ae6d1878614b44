package org.standpat.command.dealer;

import java.util.Arrays;

/** A shuffle seed as it lies in the vault: unreadable without the key that is named. */
final class SealedSeed {

    private final String keyId;
    private final byte[] nonce;
    private final byte[] ciphertext;

    SealedSeed(String keyId, byte[] nonce, byte[] ciphertext) {
        this.keyId = keyId;
        this.nonce = nonce.clone();
        this.ciphertext = ciphertext.clone();
    }

    /** Names the key that opens it. */
    String keyId() {
        return keyId;
    }

    byte[] nonce() {
        return nonce.clone();
    }

    /** The encrypted seed and the tag that proves it whole. */
    byte[] ciphertext() {
        return ciphertext.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SealedSeed that
                && keyId.equals(that.keyId)
                && Arrays.equals(nonce, that.nonce)
                && Arrays.equals(ciphertext, that.ciphertext);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(ciphertext);
    }
}
