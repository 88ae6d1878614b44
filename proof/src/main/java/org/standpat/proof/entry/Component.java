package org.standpat.proof.entry;

import java.util.List;
import java.util.Optional;

/**
 * One component of a payload that is an array (CBOR, RFC 8949), as far as it has to be understood to hide cards and to follow a deck.
 *
 * @param kind the major type, 0 to 7
 * @param argument what the head of the item says: a number, a length, or which simple value; below 0 when it is beyond 63 bits
 * @param from where its content begins in the payload
 * @param to where it ends
 */
public record Component(int kind, long argument, int from, int to) {

    private static final int NUMBER = 0;
    private static final int BYTES = 2;
    private static final int SIMPLE = 7;
    private static final int NULL = 22;

    /**
     * The components of a payload that is one array of definite length, in order.
     *
     * @return empty when it is something else, such as a map, or unreadable: an item that is cut off, one of indefinite length, arrays
     *     in arrays to more than {@value ComponentReader#DEEPEST} levels, or bytes after the end
     */
    public static Optional<List<Component>> allOf(byte[] payload) {
        return new ComponentReader(payload).array();
    }

    /** Whether it is a number from 0 to 2<sup>63</sup> - 1, which is the argument. */
    public boolean isNumber() {
        return kind == NUMBER && argument >= 0;
    }

    /** Whether it is a byte string. */
    public boolean isBytes() {
        return kind == BYTES;
    }

    /** Whether it is null. */
    public boolean isNull() {
        return kind == SIMPLE && argument == NULL;
    }

    /** How many bytes its content has. */
    public int length() {
        return to - from;
    }
}
