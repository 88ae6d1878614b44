package org.standpat.proof.evidence;

import java.io.Serial;

/** A check found a fault. */
final class Refusal extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    private final int line;

    /** With the number of the line, from 1, and a sentence. */
    Refusal(int line, String reason) {
        super(reason, null, false, false);
        this.line = line;
    }

    static void unless(boolean fits, int line, String reason) {
        if (!fits) {
            throw new Refusal(line, reason);
        }
    }

    Verdict.Refused verdict() {
        return new Verdict.Refused(line, String.valueOf(getMessage()));
    }
}
