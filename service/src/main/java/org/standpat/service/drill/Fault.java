package org.standpat.service.drill;

/**
 * Something that is not as it must be.
 *
 * @param kind what kind of thing
 * @param hand the hand's id; empty when it has none yet
 * @param event number of the event; 0 when it is about no event
 * @param expected what was expected; no card is in it
 * @param found what was found; no card is in it
 */
record Fault(Kind kind, String hand, int event, String expected, String found) {

    /** Kinds of fault. */
    enum Kind {
        /** An acknowledged event is not in the record. */
        LOST("lost"),
        /** More is in the record than was acknowledged. */
        DOUBLED("doubled"),
        /** A part of what a request led to is in the record. */
        HALF_THERE("half there"),
        /** Something is there, and differs from what was acknowledged. */
        CHANGED("changed"),
        /** A request was answered with something else than success or that the service cannot answer now. */
        REFUSED("refused"),
        /** Something does not go on. */
        STUCK("stuck");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    @Override
    public String toString() {
        return kind.words() + ": hand " + (hand.isEmpty() ? "(not known)" : hand) + ", event " + event + ": expected "
                + expected + ", found " + found;
    }
}
