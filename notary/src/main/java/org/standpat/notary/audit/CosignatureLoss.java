package org.standpat.notary.audit;

/** How cosignatures were taken from a checkpoint of the database. */
public enum CosignatureLoss {
    /** The row says that there are some, and there are none. */
    NONE_LEFT("is marked as cosigned, and has no signature by a witness: they were cut out"),
    /** The row says that there are none, and there are some. */
    MARK_GONE("has signatures by witnesses, and is not marked as cosigned: the mark was taken away"),
    /** A copy outside has more. */
    FEWER("lacks signatures by witnesses that its copy in %s has: they were cut out, or the whole is an older state"),
    /** A copy outside has some, and the row is not there, nor a later one of the same tile. */
    ROW_GONE("is gone, and so is every later one over the same 256 events that was cosigned; its copy in %s has"
            + " signatures by witnesses");

    private final String predicate;

    CosignatureLoss(String predicate) {
        this.predicate = predicate;
    }

    String predicate(String source) {
        return predicate.formatted(source);
    }
}
