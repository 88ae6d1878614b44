package org.standpat.query.projection;

import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.transaction.TransactionException;

/** Whose fault it is that something failed. */
final class Faults {

    private Faults() {}

    /**
     * Whether it would fail again with the same event: folding is pure, and the database refused the values. Everything else that
     * the database says may be over in a while.
     */
    static boolean isOfTheEvent(RuntimeException fault) {
        return fault instanceof DataIntegrityViolationException
                || !(fault instanceof DataAccessException || fault instanceof TransactionException);
    }
}
