package org.standpat.command.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.InclusionProof;
import org.standpat.proof.tree.Subtrees;
import org.standpat.proof.tree.Tile;

/** The ways of a hand's events to the root, from a tree that counts how often it is asked. */
class TilesOnceTest {

    private static final int LEAVES = 70_000;
    private static final int EVENTS = 120;

    private final List<Tile> asked = new ArrayList<>();
    private final Hash[] leaves = new Hash[LEAVES];

    TilesOnceTest() {
        for (int i = 0; i < LEAVES; i++) {
            leaves[i] = Hash.ofLeaf(ByteBuffer.allocate(4).putInt(i).array());
        }
    }

    private final Subtrees tree = new Subtrees() {
        @Override
        public Hash hash(int level, long index) {
            return level == 0
                    ? leaves[(int) index]
                    : Hash.ofNode(hash(level - 1, 2 * index), hash(level - 1, 2 * index + 1));
        }

        @Override
        public byte[] hashes(Tile tile) {
            asked.add(tile);
            return tile.content(this);
        }
    };

    @Test
    void eachTileIsAskedForOnceAndTheWaysLeadToTheRoot() {
        for (long size : List.of(1L, 2L, 255L, 256L, 257L, 511L, 65_536L, 65_537L, 69_999L)) {
            asked.clear();
            Hash root = tree.root(size);
            TilesOnce once = new TilesOnce(tree, size);
            long first = Math.max(0, size - EVENTS);
            for (long leaf = first; leaf < size; leaf++) {
                InclusionProof proof = InclusionProof.of(leaf, size, once);
                assertThat(proof.holds(leaves[(int) leaf], root))
                        .as("leaf %d of %d", leaf, size)
                        .isTrue();
            }
            // Of the leaves at most two tiles and the one at the edge, and one of each level above, and the ones at the
            // edge there.
            assertThat(asked).as("size %d", size).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(6);
            assertThat(asked).allMatch(tile -> tile.isIn(size));
        }
    }
}
