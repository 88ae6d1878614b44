package org.standpat.notary.audit;

import java.time.Instant;
import java.util.Optional;
import org.standpat.proof.tree.Hash;

/**
 * A checkpoint that the log has signed.
 *
 * @param size leaves of the tree that it speaks for, 1 or more
 * @param root of that tree
 * @param source where it is kept, as the end of "a checkpoint in"
 * @param at when it was signed, where that is known
 */
record Anchor(long size, Hash root, String source, Optional<Instant> at) {}
