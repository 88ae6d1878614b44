package org.standpat.deal;

import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;

/** The 256-bit secret from which every order of one hand's deck follows. It is never printed. */
public final class ShuffleSeed {

    /** Length in bytes. */
    public static final int BYTES = 32;

    private final byte[] secret;

    private ShuffleSeed(byte[] secret) {
        this.secret = secret;
    }

    /** A new seed from a cryptographic source. */
    public static ShuffleSeed random(SecureRandom source) {
        byte[] secret = new byte[BYTES];
        source.nextBytes(secret);
        return new ShuffleSeed(secret);
    }

    /**
     * The seed of these bytes.
     *
     * @throws IllegalArgumentException when there are not {@value #BYTES} of them
     */
    public static ShuffleSeed of(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("a shuffle seed is " + BYTES + " bytes, not " + bytes.length);
        }
        return new ShuffleSeed(bytes.clone());
    }

    /** A copy of the secret bytes, for the vault that encrypts them. */
    public byte[] bytes() {
        return secret.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShuffleSeed seed && MessageDigest.isEqual(secret, seed.secret);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(secret);
    }

    @Override
    public String toString() {
        return "ShuffleSeed[secret]";
    }
}
