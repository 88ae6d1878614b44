package org.standpat.notary.outside;

import org.standpat.proof.note.SignedNote;
import org.standpat.proof.tree.ConsistencyProof;
import org.standpat.proof.tree.Hash;

/**
 * What is posted to a witness: the size that he has cosigned last, how the tree has grown since, and the checkpoint.
 *
 * @param growth from the size that he has, 0 for none, to that of the checkpoint
 */
record WitnessQuestion(ConsistencyProof growth, SignedNote checkpoint) {

    /** As the body of {@code add-checkpoint}. */
    String text() {
        StringBuilder text = new StringBuilder("old ").append(growth.from()).append('\n');
        for (Hash hash : growth.hashes()) {
            text.append(hash.base64()).append('\n');
        }
        return text.append('\n').append(checkpoint).toString();
    }
}
