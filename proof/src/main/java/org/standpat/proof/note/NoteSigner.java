package org.standpat.proof.note;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.time.Instant;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Signs notes under a name. The private key never leaves it. */
public final class NoteSigner {

    private static final Pattern SECRET = Pattern.compile("(\\S+) ([A-Za-z0-9+/]{43}=)");

    /** What is signed to see that a private key fits its public one. */
    private static final String TRIAL = "trial\n";

    private final VerifierKey verifier;
    private final PrivateKey key;

    private NoteSigner(VerifierKey verifier, PrivateKey key) {
        this.verifier = verifier;
        this.key = key;
    }

    /**
     * One who signs with this pair of keys for Ed25519.
     *
     * @throws IllegalArgumentException when the name is none, or the keys are for something else
     */
    public NoteSigner(String name, KeyType type, KeyPair keys) {
        this(VerifierKey.of(name, type, keys.getPublic()), keys.getPrivate());
    }

    /**
     * One with a key that nobody has yet.
     *
     * @throws IllegalArgumentException when the name is none
     */
    public static NoteSigner random(String name, KeyType type) {
        return new NoteSigner(name, type, Ed25519.newKeys());
    }

    /**
     * One as {@link #secretText()} has written it down.
     *
     * @throws IllegalArgumentException when the text is none, or its two keys do not belong together; the message never quotes it
     */
    public static NoteSigner parse(String secretText) {
        Matcher parts = SECRET.matcher(secretText.strip());
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "A signing key was expected: a verifier key \"name+id+base 64\", a space, and 32 bytes in base 64. Something else came.");
        }
        VerifierKey verifier = VerifierKey.parse(parts.group(1));
        NoteSigner signer =
                new NoteSigner(verifier, Ed25519.privateKey(Base64.getDecoder().decode(parts.group(2))));
        if (!verifier.verifies(TRIAL, signer.sign(TRIAL, Instant.EPOCH))) {
            throw new IllegalArgumentException(
                    "The two halves of the signing key do not belong together: what it signs is not signed by %s."
                            .formatted(verifier));
        }
        return signer;
    }

    /** The signer as one line, for the file or the setting that keeps it: whoever has it signs as this one. Never to be printed. */
    public String secretText() {
        return verifier + " " + Base64.getEncoder().encodeToString(Ed25519.bytes(key));
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

    /** Names the public key alone. */
    @Override
    public String toString() {
        return "NoteSigner[" + verifier + "]";
    }
}
