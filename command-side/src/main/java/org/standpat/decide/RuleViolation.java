package org.standpat.decide;

/** A command that the rules do not allow; the hand is unchanged. */
public final class RuleViolation extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Rejection rejection;

    /** Refuse for this reason. */
    public RuleViolation(Rejection rejection) {
        // A refusal is an answer, not a fault: nobody needs to know where in the code it was given.
        super(rejection.sentence(), null, false, false);
        this.rejection = rejection;
    }

    /** Why the command was refused. */
    public Rejection rejection() {
        return rejection;
    }
}
