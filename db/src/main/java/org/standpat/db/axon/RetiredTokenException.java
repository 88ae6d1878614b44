package org.standpat.db.axon;

import org.axonframework.eventhandling.tokenstore.UnableToClaimTokenException;

/** The token was retired: what its processor fills has been replaced, and nobody is to write it any more. Nothing is wrong. */
public final class RetiredTokenException extends UnableToClaimTokenException {

    private static final long serialVersionUID = 1L;

    RetiredTokenException(String processor, int segment, UnableToClaimTokenException lost) {
        super("Token %s[%d] was retired: what %1$s fills has been replaced.".formatted(processor, segment), lost);
    }
}
