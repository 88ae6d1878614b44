package org.standpat.notary.leaf;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;

/** Finds its way through the items of a payload in CBOR (RFC 8949), without reading what they say. */
final class PayloadItems {

    private static final int DEEPEST = 32;

    private static final int BYTE_STRING = 2;
    private static final int TEXT = 3;
    private static final int ARRAY = 4;
    private static final int MAP = 5;
    private static final int TAG = 6;
    private static final int BREAK = 0xff;
    private static final int INDEFINITE = 31;

    private final ByteBuffer bytes;

    PayloadItems(byte[] payload) {
        bytes = ByteBuffer.wrap(payload);
    }

    /** Whether the payload begins as a map: of fields by name. */
    boolean isMap() {
        return bytes.hasRemaining() && major(peek()) == MAP;
    }

    /**
     * Goes into the array that the payload is.
     *
     * @return how many items it has
     * @throws IllegalArgumentException when it is none, or one of indefinite length
     */
    int enterArray() {
        try {
            int head = next();
            if (major(head) != ARRAY || (head & INDEFINITE) == INDEFINITE) {
                throw new IllegalArgumentException("its payload is no array with a length");
            }
            return Math.toIntExact(length(head));
        } catch (BufferUnderflowException | ArithmeticException cut) {
            throw new IllegalArgumentException("its payload ends too early", cut);
        }
    }

    /**
     * Passes the next item over.
     *
     * @return where the content of the item is, when it is a byte string with a length; else where the item itself ends, and no bytes
     */
    Content pass() {
        try {
            int head = peek();
            if (major(head) == BYTE_STRING && (head & INDEFINITE) != INDEFINITE) {
                next();
                int length = Math.toIntExact(length(head));
                Content content = new Content(bytes.position(), length);
                bytes.position(bytes.position() + length);
                return content;
            }
            skip(0);
            return new Content(bytes.position(), 0);
        } catch (BufferUnderflowException | IllegalArgumentException | ArithmeticException cut) {
            throw new IllegalArgumentException("its payload ends too early, or is no CBOR", cut);
        }
    }

    /** Bytes inside the payload. */
    record Content(int from, int length) {}

    private void skip(int depth) {
        if (depth > DEEPEST) {
            throw new IllegalArgumentException("items lie more than " + DEEPEST + " deep in one another");
        }
        int head = next();
        boolean indefinite = (head & INDEFINITE) == INDEFINITE;
        switch (major(head)) {
            case BYTE_STRING, TEXT -> {
                if (indefinite) {
                    skipToBreak(depth);
                } else {
                    bytes.position(Math.addExact(bytes.position(), Math.toIntExact(length(head))));
                }
            }
            case ARRAY, MAP -> {
                if (indefinite) {
                    skipToBreak(depth);
                } else {
                    long items = Math.multiplyExact(length(head), major(head) == MAP ? 2L : 1L);
                    for (long i = 0; i < items; i++) {
                        skip(depth + 1);
                    }
                }
            }
            case TAG -> {
                length(head);
                skip(depth + 1);
            }
            default -> length(head);
        }
    }

    private void skipToBreak(int depth) {
        while (peek() != BREAK) {
            skip(depth + 1);
        }
        next();
    }

    private long length(int head) {
        int low = head & INDEFINITE;
        return switch (low) {
            case 24 -> next();
            case 25 -> Short.toUnsignedLong(bytes.getShort());
            case 26 -> Integer.toUnsignedLong(bytes.getInt());
            case 27 -> bytes.getLong();
            default -> low;
        };
    }

    private static int major(int head) {
        return head >> 5;
    }

    private int peek() {
        if (!bytes.hasRemaining()) {
            throw new BufferUnderflowException();
        }
        return Byte.toUnsignedInt(bytes.get(bytes.position()));
    }

    private int next() {
        return Byte.toUnsignedInt(bytes.get());
    }
}
