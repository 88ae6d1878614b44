package org.standpat.proof.note;

/** How a key signs; the numbers are those of C2SP signed-note. Others than these two are not understood here, and passed over. */
public enum KeyType {
    /** Ed25519 over the text of the note. */
    ED25519(1),

    /** Ed25519 over the text and a time: the cosignature of a witness. */
    COSIGNATURE(4);

    private final byte number;

    KeyType(int number) {
        this.number = (byte) number;
    }

    byte number() {
        return number;
    }
}
