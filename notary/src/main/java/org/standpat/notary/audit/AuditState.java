package org.standpat.notary.audit;

/**
 * How far an audit is, where nothing is undecided.
 *
 * @param place of the last row that was read, 0 before the first
 * @param shift from the places that rows claim there to those that the tree has them at
 * @param events rows that were read
 * @param tree as it had grown by then
 * @param differences that were found by then
 */
record AuditState(long place, long shift, long events, GrowingTree tree, Differences differences) {

    /** Before the first event. */
    static AuditState ofNothing() {
        return at(new GrowingTree());
    }

    /** Behind the leaves of a tree that is known to be right. */
    static AuditState at(GrowingTree tree) {
        return new AuditState(tree.size(), 0, 0, tree, new Differences());
    }

    /** The first place of the tree that will be asked for. */
    long firstLeaf() {
        return Math.max(1, Math.min(place + 1, place + shift + 1));
    }
}
