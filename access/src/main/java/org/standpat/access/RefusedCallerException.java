package org.standpat.access;

import org.standpat.db.access.Bearer;

/** A caller is not known, or may not do what he asks for; the message is a sentence for him. */
public final class RefusedCallerException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Why. */
    public enum Why {
        /** The key is not known, or there is none where one is needed. */
        UNKNOWN,
        /** The caller is known and may not do this. */
        NOT_ALLOWED,
        /** The reason cannot be read. */
        MALFORMED_REASON,
        /** The keys cannot be looked up now. */
        NO_KEYS_NOW
    }

    private final Why why;
    private final String challenge;

    RefusedCallerException(Why why, String challenge, String sentence) {
        super(sentence);
        this.why = why;
        this.challenge = challenge;
    }

    static RefusedCallerException notAllowed(Caller caller, String roles) {
        return caller.role() == Role.PUBLIC
                ? new RefusedCallerException(
                        Why.UNKNOWN,
                        Bearer.CHALLENGE,
                        "This needs a key of role " + roles + ", sent as Authorization: Bearer <key>, and none came.")
                : new RefusedCallerException(
                        Why.NOT_ALLOWED,
                        "",
                        "This needs a key of role " + roles + ", and this key has role "
                                + caller.role().word() + ".");
    }

    /** Why. */
    public Why why() {
        return why;
    }

    /** What header WWW-Authenticate says; empty when it does not come. */
    public String challenge() {
        return challenge;
    }
}
