package org.standpat.db.axon;

import org.axonframework.common.transaction.Transaction;
import org.axonframework.common.transaction.TransactionManager;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionStatus;
import org.springframework.transaction.support.DefaultTransactionDefinition;

/**
 * Axon's transactions are Spring's. One that is started inside another joins it: it commits with the outer one, and rolling it
 * back rolls back the outer one too.
 */
public final class SpringTransactions implements TransactionManager {

    private final PlatformTransactionManager spring;

    /** Transactions of this manager, with the database's own isolation (read committed). */
    public SpringTransactions(PlatformTransactionManager spring) {
        this.spring = spring;
    }

    @Override
    public Transaction startTransaction() {
        TransactionStatus status = spring.getTransaction(new DefaultTransactionDefinition());
        return new Transaction() {
            @Override
            public void commit() {
                spring.commit(status);
            }

            @Override
            public void rollback() {
                // A commit that failed has ended the transaction already, and its exception must not be covered by
                // another.
                if (!status.isCompleted()) {
                    spring.rollback(status);
                }
            }
        };
    }
}
