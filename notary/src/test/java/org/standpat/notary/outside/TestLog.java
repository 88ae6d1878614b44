package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Subtrees;

/** A log whose entries follow from their numbers, in memory; or the same one with another history from some entry on. */
final class TestLog {

    static final String NAME = "room.example/log";

    private final NoteSigner signer;
    private final List<List<Hash>> levels = new ArrayList<>();

    private TestLog(NoteSigner signer, long size, long fork) {
        this.signer = signer;
        List<Hash> level = new ArrayList<>();
        for (long i = 0; i < size; i++) {
            level.add(Hash.ofLeaf(((i < fork ? "entry " : "forged ") + i).getBytes(UTF_8)));
        }
        levels.add(level);
        while (levels.getLast().size() > 1) {
            List<Hash> below = levels.getLast();
            List<Hash> above = new ArrayList<>();
            for (int i = 0; i + 1 < below.size(); i += 2) {
                above.add(Hash.ofNode(below.get(i), below.get(i + 1)));
            }
            levels.add(above);
        }
    }

    static TestLog of(long size) {
        return of(size, NoteSigner.random(NAME, KeyType.ED25519));
    }

    static TestLog of(long size, NoteSigner signer) {
        return new TestLog(signer, size, size);
    }

    /** Another history from this entry on, signed by the same key. */
    TestLog forkedAt(long entry) {
        return new TestLog(signer, levels.getFirst().size(), entry);
    }

    NoteSigner signer() {
        return signer;
    }

    /** Fails for what is not in the log. */
    Subtrees tree() {
        return (level, index) -> levels.get(level).get(Math.toIntExact(index));
    }

    SignedCheckpoint checkpoint(long size) {
        return SignedCheckpoint.sign(Checkpoint.of(signer.verifier().name(), size, tree().root(size)), signer);
    }
}
