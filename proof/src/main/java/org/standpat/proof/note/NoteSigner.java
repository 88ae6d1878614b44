package org.standpat.proof.note;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.time.Instant;

/** Signs notes under a name. The private key never leaves it. */
public final class NoteSigner {

    private final VerifierKey verifier;
    private final PrivateKey key;

    /**
     * One who signs with this pair of keys for Ed25519.
     *
     * @throws IllegalArgumentException when the name is none, or the keys are for something else
     */
    public NoteSigner(String name, KeyType type, KeyPair keys) {
        this.verifier = VerifierKey.of(name, type, keys.getPublic());
        this.key = keys.getPrivate();
    }

    /** The key that others verify with. */
    public VerifierKey verifier() {
        return verifier;
    }

    /**
     * The signature below this text.
     *
     * @param now the time that a cosignature names; others name none
     */
    public NoteSignature sign(String text, Instant now) {
        byte[] signature = switch (verifier.type()) {
            case ED25519 -> Ed25519.sign(key, text.getBytes(UTF_8));
            case COSIGNATURE -> cosigned(text, now.getEpochSecond());
        };
        return new NoteSignature(verifier.name(), verifier.id(), signature);
    }

    private byte[] cosigned(String text, long second) {
        return ByteBuffer.allocate(Long.BYTES + Ed25519.SIGNATURE_BYTES)
                .putLong(second)
                .put(Ed25519.sign(key, Cosignature.message(second, text)))
                .array();
    }
}
