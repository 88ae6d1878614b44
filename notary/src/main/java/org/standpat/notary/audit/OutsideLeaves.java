package org.standpat.notary.audit;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.LongStream;
import org.standpat.notary.outside.KeptTree;
import org.standpat.proof.tree.Hash;

/** The leaf hashes of a tree that is kept outside. */
final class OutsideLeaves implements LeafHashes {

    private final KeptTree tree;
    private final long size;

    /**
     * The tree in a folder.
     *
     * @param sizes of checkpoints that were signed, the largest first; the tree is that of the first which the folder has whole
     */
    OutsideLeaves(Path folder, LongStream sizes) {
        size = sizes.filter(size -> hasEdge(folder, size)).findFirst().orElse(0);
        tree = new KeptTree(folder, size);
    }

    private static boolean hasEdge(Path folder, long size) {
        try {
            return !new KeptTree(folder, size).root(size).equals(Hash.OF_NOTHING);
        } catch (UncheckedIOException missing) {
            return false;
        }
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public Optional<Hash> at(long place) {
        if (place < 1 || place > size) {
            return Optional.empty();
        }
        try {
            return Optional.of(tree.hash(0, place - 1));
        } catch (UncheckedIOException missing) {
            return Optional.empty();
        }
    }

    @Override
    public void forgetBefore(long place) {
        // The tree keeps as many tiles as it likes.
    }
}
