package org.standpat.proof.note;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a witness says below a checkpoint: that at this time this was the largest tree that he had seen, and that it had only grown
 * (C2SP tlog-cosignature).
 */
public final class Cosignature {

    private static final int BYTES = Long.BYTES + Ed25519.SIGNATURE_BYTES;

    private final long second;
    private final byte[] signature;

    private Cosignature(long second, byte[] signature) {
        this.second = second;
        this.signature = signature;
    }

    /** The cosignature that a signature has the form of, verified or not; empty when it has another form. */
    public static Optional<Cosignature> of(NoteSignature line) {
        byte[] bytes = line.bytes();
        if (bytes.length != BYTES || bytes[0] < 0) {
            return Optional.empty();
        }
        long second = ByteBuffer.wrap(bytes).getLong();
        return Optional.of(new Cosignature(second, Arrays.copyOfRange(bytes, Long.BYTES, BYTES)));
    }

    /** When it was signed: seconds since 1970-01-01T00:00Z. */
    public long second() {
        return second;
    }

    byte[] signature() {
        return signature.clone();
    }

    /** What is signed: a line that says what this is, the time, and the text of the checkpoint. */
    static byte[] message(long second, String checkpoint) {
        return "cosignature/v1\ntime %d\n%s".formatted(second, checkpoint).getBytes(UTF_8);
    }
}
