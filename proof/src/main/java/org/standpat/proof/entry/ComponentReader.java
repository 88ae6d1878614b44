package org.standpat.proof.entry;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads CBOR of definite length from one array of bytes. */
final class ComponentReader {

    /** Most levels of items within items; events have five. */
    static final int DEEPEST = 16;

    private static final int BYTES = 2;
    private static final int TEXT = 3;
    private static final int ARRAY = 4;
    private static final int MAP = 5;
    private static final int TAG = 6;

    /** The lowest five bits of a head: its argument itself below 24, then 1, 2, 4 or 8 bytes that follow. */
    private static final int LONG_ARGUMENT = 24;

    private static final int LONGEST_ARGUMENT = 27;

    private final ByteBuffer bytes;

    ComponentReader(byte[] payload) {
        bytes = ByteBuffer.wrap(payload);
    }

    /** Where something else came than can be read here. */
    private static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;
    }

    private record Head(int kind, long argument) {}

    Optional<List<Component>> array() {
        try {
            Head head = head();
            if (head.kind() != ARRAY) {
                return Optional.empty();
            }
            List<Component> components = new ArrayList<>();
            for (long left = length(head.argument()); left > 0; left--) {
                components.add(item(1));
            }
            return bytes.hasRemaining() ? Optional.empty() : Optional.of(components);
        } catch (Unreadable unreadable) {
            return Optional.empty();
        }
    }

    private Component item(int level) throws Unreadable {
        if (level > DEEPEST) {
            throw new Unreadable();
        }
        Head head = head();
        int from = bytes.position();
        switch (head.kind()) {
            case BYTES, TEXT -> bytes.position(from + length(head.argument()));
            case ARRAY -> items(length(head.argument()), level);
            case MAP -> items(2L * length(head.argument()), level);
            case TAG -> items(1, level);
            default -> {
                // A number or a simple value is its head.
            }
        }
        return new Component(head.kind(), head.argument(), from, bytes.position());
    }

    private void items(long count, int level) throws Unreadable {
        for (long left = count; left > 0; left--) {
            item(level + 1);
        }
    }

    private Head head() throws Unreadable {
        int first = Byte.toUnsignedInt(bytes(1).get());
        int argument = first & 0x1f;
        if (argument > LONGEST_ARGUMENT) {
            throw new Unreadable();
        }
        return new Head(first >> 5, argument < LONG_ARGUMENT ? argument : number(1 << (argument - LONG_ARGUMENT)));
    }

    private long number(int width) throws Unreadable {
        ByteBuffer digits = bytes(width);
        long number = 0;
        for (int i = 0; i < width; i++) {
            number = number << Byte.SIZE | Byte.toUnsignedLong(digits.get());
        }
        return number;
    }

    /** A length or a number of items; each takes a byte at least. */
    private int length(long argument) throws Unreadable {
        if (argument < 0 || argument > bytes.remaining()) {
            throw new Unreadable();
        }
        return (int) argument;
    }

    private ByteBuffer bytes(int count) throws Unreadable {
        if (bytes.remaining() < count) {
            throw new Unreadable();
        }
        return bytes;
    }
}
