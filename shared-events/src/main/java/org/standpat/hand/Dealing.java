package org.standpat.hand;

/** Where the cards of a hand come from. Both ways give the same events. */
public enum Dealing {
    /** The service shuffles and deals. */
    HOUSE,
    /** A dealer, a card reader or a file says which cards fell; some may be unknown. */
    RECORDED
}
