package org.standpat.proof.note;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A signature below a note: whose it says it is, and its bytes. Nobody has verified it yet. */
public final class NoteSignature {

    private static final Pattern LINE = Pattern.compile("\u2014 (\\S+) ([A-Za-z0-9+/]+={0,2})");

    private final String name;
    private final int keyId;
    private final byte[] bytes;

    /**
     * One with these parts.
     *
     * @throws IllegalArgumentException when the name is none, or there are no bytes
     */
    NoteSignature(String name, int keyId, byte[] bytes) {
        if (bytes.length == 0) {
            throw new IllegalArgumentException("A signature was expected after the id of its key, but nothing came.");
        }
        this.name = KeyName.checked(name);
        this.keyId = keyId;
        this.bytes = bytes.clone();
    }

    /**
     * The signature of a line, which ends before its newline.
     *
     * @throws IllegalArgumentException when the line is not that of a signature, or not the one way to write it
     */
    static NoteSignature parse(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "A signature was expected, \"\u2014 name base 64\", but \"%s\" came.".formatted(line));
        }
        byte[] all = Base64.getDecoder().decode(parts.group(2));
        if (all.length <= Integer.BYTES) {
            throw new IllegalArgumentException("More than %d bytes were expected in the signature \"%s\", but %d came."
                    .formatted(Integer.BYTES, line, all.length));
        }
        NoteSignature signature = new NoteSignature(
                parts.group(1), ByteBuffer.wrap(all).getInt(), Arrays.copyOfRange(all, Integer.BYTES, all.length));
        if (!signature.line().equals(line)) {
            throw new IllegalArgumentException("The signature was expected to be written as \"%s\", but \"%s\" came."
                    .formatted(signature.line(), line));
        }
        return signature;
    }

    /** Whose it says it is. */
    public String name() {
        return name;
    }

    /** The number of the key that it says it is by. */
    public int keyId() {
        return keyId;
    }

    /** What follows the number of the key. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** As a line of a note, without its newline. */
    public String line() {
        byte[] all = ByteBuffer.allocate(Integer.BYTES + bytes.length)
                .putInt(keyId)
                .put(bytes)
                .array();
        return "\u2014 %s %s".formatted(name, Base64.getEncoder().encodeToString(all));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NoteSignature signature && signature.line().equals(line());
    }

    @Override
    public int hashCode() {
        return line().hashCode();
    }

    @Override
    public String toString() {
        return line();
    }
}
