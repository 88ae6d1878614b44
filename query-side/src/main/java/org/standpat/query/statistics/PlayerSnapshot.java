package org.standpat.query.statistics;

import java.util.Optional;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/** Reads about a player who was dealt in, as the tables are at one moment. */
final class PlayerSnapshot {

    private final JdbcClient jdbc;
    private final TransactionTemplate transaction;

    PlayerSnapshot(DataSource dataSource, PlatformTransactionManager transactions) {
        this.jdbc = JdbcClient.create(dataSource);
        this.transaction = new TransactionTemplate(transactions);
        transaction.setReadOnly(true);
        transaction.setIsolationLevel(TransactionDefinition.ISOLATION_REPEATABLE_READ);
    }

    /** What is read; empty when the player was never dealt in. */
    <T> Optional<T> of(String player, Supplier<T> read) {
        Optional<T> found =
                transaction.execute(status -> isKnown(player) ? Optional.of(compiled(read)) : Optional.empty());
        return found == null ? Optional.empty() : found;
    }

    /** So many aggregates take the database longer to compile than most players' hands to be gone over. */
    private <T> T compiled(Supplier<T> read) {
        jdbc.sql("set local jit = off").update();
        return read.get();
    }

    private boolean isKnown(String player) {
        return jdbc.sql("select exists (select from projection.hand_player where player = ?)")
                .param(player)
                .query(Boolean.class)
                .single();
    }
}
