/**
 * The Merkle tree of RFC 6962, section 2.1: its hashes, its proofs of inclusion and of growth, and the tiles in which C2SP tlog-tiles gives its
 * hashes out. Pure: whoever asks says where the hashes of complete subtrees are kept.
 */
@NullMarked
package org.standpat.proof.tree;

import org.jspecify.annotations.NullMarked;
