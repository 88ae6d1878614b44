package org.standpat.query.projection;

import java.sql.SQLException;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.transaction.TransactionException;

/** Whose fault it is that something failed. */
final class Faults {

    /** SQLSTATE of PostgreSQL when a statement would write one row twice. */
    private static final String SAME_ROW_TWICE = "21000";

    private Faults() {}

    /**
     * Whether it would fail again with the same event: folding is pure, and the database refused the values. Everything else that
     * the database says may be over in a while.
     */
    static boolean isOfTheEvent(RuntimeException fault) {
        return fault instanceof DataIntegrityViolationException
                || isOfTheRows(fault)
                || !(fault instanceof DataAccessException || fault instanceof TransactionException);
    }

    private static boolean isOfTheRows(RuntimeException fault) {
        return NestedExceptionUtils.getMostSpecificCause(fault) instanceof SQLException sql
                && SAME_ROW_TWICE.equals(sql.getSQLState());
    }
}
