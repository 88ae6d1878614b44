package org.standpat.formats;

/** A hand cannot be read, or the rules do not allow it as the file tells it. */
public final class HandRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    /** Refuse for this reason. */
    public HandRefused(Refusal refusal) {
        // A refusal is an answer about a file, not a fault of the program: nobody needs to know where in the code it
        // was given.
        super(refusal.sentence(), null, false, false);
        this.refusal = refusal;
    }

    /** Refuse text at this place that cannot be read. */
    public HandRefused(Place place, String why) {
        this(Refusal.unreadable(place, why));
    }

    /** Where and why. */
    public Refusal refusal() {
        return refusal;
    }
}
