package org.standpat.proof.note;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The public key of one who signs notes, with his name. As text it is a C2SP verifier key: {@code name+id+type and key in base 64}. */
public final class VerifierKey {

    private static final Pattern TEXT = Pattern.compile("([^+]+)\\+([0-9a-f]{8})\\+(.+)");

    private final String name;
    private final KeyType type;
    private final byte[] publicKey;

    private VerifierKey(String name, KeyType type, byte[] publicKey) {
        this.name = KeyName.checked(name);
        this.type = type;
        this.publicKey = publicKey;
    }

    /**
     * A key for Ed25519.
     *
     * @throws IllegalArgumentException when the name is none, or the key is for something else
     */
    public static VerifierKey of(String name, KeyType type, PublicKey key) {
        return new VerifierKey(name, type, Ed25519.bytes(key));
    }

    /**
     * The key that this text is.
     *
     * @throws IllegalArgumentException when the text is no verifier key of a type that is known here, or its id is not that of its key
     */
    public static VerifierKey parse(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "A verifier key was expected, \"name+8 hexadecimal digits+base 64\", but \"%s\" came."
                            .formatted(text));
        }
        byte[] typed = Base64.getDecoder().decode(parts.group(3));
        if (typed.length != 1 + Ed25519.PUBLIC_KEY_BYTES) {
            throw new IllegalArgumentException(
                    "A verifier key for Ed25519 was expected, with %d bytes after its id, but %d came."
                            .formatted(1 + Ed25519.PUBLIC_KEY_BYTES, typed.length));
        }
        VerifierKey key = new VerifierKey(parts.group(1), type(typed[0]), Arrays.copyOfRange(typed, 1, typed.length));
        if (!key.toString().equals(text)) {
            throw new IllegalArgumentException(
                    "The verifier key was expected to be written as \"%s\", but \"%s\" came.".formatted(key, text));
        }
        return key;
    }

    private static KeyType type(byte number) {
        return Arrays.stream(KeyType.values())
                .filter(type -> type.number() == number)
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException(
                        "A verifier key of type 1 (Ed25519) or 4 (cosignature) was expected, but type %d came."
                                .formatted(Byte.toUnsignedInt(number))));
    }

    /** Whose key it is. */
    public String name() {
        return name;
    }

    /** How it signs. */
    public KeyType type() {
        return type;
    }

    /** The number that signatures name it by: the first four bytes of a hash over name, type and key. Not secret, and not strong. */
    public int id() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update((name + "\n").getBytes(UTF_8));
            digest.update(type.number());
            return ByteBuffer.wrap(digest.digest(publicKey)).getInt();
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("Each Java platform has to have SHA-256, and this one does not.", missing);
        }
    }

    /** Whether a signature says that it is by this key. */
    boolean isNamedBy(NoteSignature signature) {
        return signature.name().equals(name) && signature.keyId() == id();
    }

    /** Whether the signature is by this key, over this text. */
    boolean verifies(String text, NoteSignature signature) {
        return switch (type) {
            case ED25519 -> Ed25519.verifies(publicKey, text.getBytes(UTF_8), signature.bytes());
            case COSIGNATURE ->
                Cosignature.of(signature)
                        .map(cosignature -> Ed25519.verifies(
                                publicKey, Cosignature.message(cosignature.second(), text), cosignature.signature()))
                        .orElse(false);
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof VerifierKey key && key.toString().equals(toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** As text. */
    @Override
    public String toString() {
        byte[] typed = new byte[1 + publicKey.length];
        typed[0] = type.number();
        System.arraycopy(publicKey, 0, typed, 1, publicKey.length);
        return "%s+%s+%s"
                .formatted(
                        name,
                        HexFormat.of().toHexDigits(id()),
                        Base64.getEncoder().encodeToString(typed));
    }
}
