package org.standpat.command.dealer;

/** The key of the dealer's vault is missing, is none, or is not the one that a deck was sealed with. Says what to do. */
public final class DealerKeyException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DealerKeyException(String message) {
        super(message);
    }
}
