package org.standpat.notary.audit;

/** What was done to a tile. */
public enum TileDamage {
    /** It has other hashes. */
    CHANGED("changed", "has other hashes than it must have"),
    /** It is not there. */
    MISSING("missing", "is not there"),
    /** It has fewer hashes. */
    SHORT("cut short", "has fewer hashes than it must have"),
    /** Another row is of the same tile; the key of the table was taken away. */
    TWICE("twice", "is there twice"),
    /** The tree has no such tile. */
    EXTRA("too many", "is there, and the tree does not reach so far");

    private final String word;
    private final String predicate;

    TileDamage(String word, String predicate) {
        this.word = word;
        this.predicate = predicate;
    }

    String word() {
        return word;
    }

    String predicate() {
        return predicate;
    }
}
