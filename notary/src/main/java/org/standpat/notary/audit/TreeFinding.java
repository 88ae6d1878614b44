package org.standpat.notary.audit;

/** Something of the tree that was touched. */
public sealed interface TreeFinding extends Finding {

    /**
     * A tile of the tree is not what it must be, and the events below it are right.
     *
     * @param level 0 for the hashes of leaves
     * @param number of the tile on its level
     * @param what was done to it
     */
    record TileDamaged(int level, long number, TileDamage what) implements TreeFinding {

        @Override
        public long place() {
            return 0;
        }

        @Override
        public String name() {
            return "tile " + what.word();
        }

        @Override
        public String sentence() {
            return "Tile %,d of level %d in tables log_tile and log_edge %s; the events below it are told of apart."
                    .formatted(number, level, what.predicate());
        }
    }

    /**
     * The tree fits the rows, or cannot be told apart from them, and what was signed does not fit it.
     *
     * @param after the last size of a signed checkpoint that fits; 0 when none does
     * @param until the size of the first that does not
     * @param source where that one is kept
     */
    record TreeRebuilt(long after, long until, String source) implements TreeFinding {

        @Override
        public long place() {
            return after + 1;
        }

        @Override
        public String name() {
            return "tree rebuilt";
        }

        @Override
        public String sentence() {
            return "Rows and tree were changed between place %,d and place %,d: the checkpoint of size %,d in %s, which the log has signed, does not fit them."
                    .formatted(after + 1, until, until, source);
        }
    }
}
