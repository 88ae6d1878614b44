package org.standpat.notary.audit;

import java.util.Optional;
import org.standpat.proof.tree.Hash;

/** The leaf hashes of a tree, read from the left to the right; what was passed may be forgotten. Used by one thread. */
interface LeafHashes {

    /** Leaves of the tree. */
    long size();

    /**
     * The hash of a leaf; empty where it is missing.
     *
     * @param place from 1; none that was forgotten
     */
    Optional<Hash> at(long place);

    /** Nobody will ask for a place before this one. */
    void forgetBefore(long place);
}
