package org.standpat.db.access;

import java.security.SecureRandom;
import java.util.Base64;

/** A key as its holder sends it. It is printed once, when it is made, and never logged. */
public final class AccessKey {

    /** What every key begins with, so that one which got into a place where it should not be is found. */
    public static final String PREFIX = "standpat_";

    /** Random bytes of a key. */
    public static final int BYTES = 32;

    /** Longest text that is looked up as a key; those of {@link #make} have 52 characters. */
    public static final int LONGEST = 200;

    private final String text;

    private AccessKey(String text) {
        this.text = text;
    }

    /** A key that nobody has. */
    public static AccessKey make(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new AccessKey(PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /** The key of this text, whoever may hold it. */
    public static AccessKey of(String text) {
        return new AccessKey(text);
    }

    /** What is kept of it. */
    public KeyHash hash() {
        return KeyHash.of(text);
    }

    /** The key itself, for its holder alone. */
    public String text() {
        return text;
    }

    /** Compares what is kept of the two, which takes the same time wherever they differ. */
    @Override
    public boolean equals(Object other) {
        return other instanceof AccessKey key && hash().equals(key.hash());
    }

    @Override
    public int hashCode() {
        return hash().hashCode();
    }

    @Override
    public String toString() {
        return "AccessKey";
    }
}
