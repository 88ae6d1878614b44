package org.standpat.proof.evidence;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.entry.Salt;
import org.standpat.proof.tree.Hash;

/**
 * One event of the hand, with its way up to the root of the tree.
 *
 * @param entry what its leaf says
 * @param opened the whole of it, where the viewer sees it
 * @param path of the leaf to the root of the checkpoint's tree, lowest first
 */
public record EvidenceEvent(EventEntry entry, Optional<Opened> opened, List<Hash> path) {

    /** Keeps the parts. */
    public EvidenceEvent {
        path = List.copyOf(path);
    }

    /**
     * What opens a seal.
     *
     * @param salt of the event
     * @param payload its bytes, in hexadecimal digits
     */
    public record Opened(Salt salt, String payload) {

        /** With the bytes of the row. */
        public static Opened of(Salt salt, byte[] payload) {
            return new Opened(salt, HexFormat.of().formatHex(payload));
        }

        /** The bytes of the row. */
        public byte[] bytes() {
            return HexFormat.of().parseHex(payload);
        }

        /** Tells nothing of it. */
        @Override
        public String toString() {
            return "Opened[secret]";
        }
    }

    /** The payload as far as the viewer sees it: whole, or with {@code ff} where it is hidden; empty where nothing of it may be seen. */
    public Optional<byte[]> seen() {
        return opened.map(Opened::bytes).or(() -> entry.open().map(HexFormat.of()::parseHex));
    }

    /** How many lines it takes in the file. */
    int lines() {
        return opened.isPresent() ? 3 : 2;
    }
}
