package org.standpat.db.log;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** The bytes that the log keeps of an event's own fields. What they mean is for the {@link EventCodec} to say. */
public final class Payload {

    private final byte[] bytes;

    private Payload(byte[] bytes) {
        this.bytes = bytes;
    }

    /** With these bytes, which are copied. */
    public static Payload of(byte[] bytes) {
        return new Payload(bytes.clone());
    }

    /** With these bytes, which nobody else has. */
    static Payload holding(byte[] bytes) {
        return new Payload(bytes);
    }

    /** A copy of the bytes. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** Puts the bytes there. */
    void into(ByteBuffer buffer) {
        buffer.put(bytes);
    }

    /** How many bytes there are. */
    public int size() {
        return bytes.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Payload that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Says the size alone: the bytes may hold cards. */
    @Override
    public String toString() {
        return bytes.length + " bytes";
    }
}
