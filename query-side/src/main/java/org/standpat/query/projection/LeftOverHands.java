package org.standpat.query.projection;

import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;

/**
 * Folds the hands that were left over, each by itself and as events are handled that come live: what cannot be handled is parked. Their ids
 * are in table {@code left_over} of the build, any number of times.
 */
final class LeftOverHands {

    /** Hands that are folded in one transaction. */
    static final int PAGE = 50;

    private final ProjectionParts parts;
    private final EventLog log;
    private final JdbcClient jdbc;
    private final TransactionTemplate transaction;
    private final ProjectionBatch.Stores stores;
    private final String page;

    LeftOverHands(ProjectionParts parts, Build build) {
        this.parts = parts;
        this.log = parts.log();
        this.jdbc = JdbcClient.create(parts.pool());
        this.transaction = new TransactionTemplate(parts.transactions());
        this.stores = ProjectionBatch.Stores.of(parts, build);
        this.page = "select distinct hand from " + build.table("left_over")
                + " where cast(? as uuid) is null or hand > cast(? as uuid) order by hand limit " + PAGE;
    }

    /**
     * Folds them.
     *
     * @param last place of the last event that counts
     * @param wanted whether to go on
     * @throws TooManyParkedHandsException when too many cannot be handled
     */
    void fold(long last, BooleanSupplier wanted) {
        List<UUID> hands = after(null);
        while (!hands.isEmpty()) {
            if (!wanted.getAsBoolean()) {
                throw new BuildFailedException("The program that made the tables was stopped.", null);
            }
            List<StoredEvent> events = log.ofHands(hands).stream()
                    .filter(event -> event.feedPosition() <= last)
                    .toList();
            transaction.executeWithoutResult(status -> {
                ProjectionBatch batch =
                        new ProjectionBatch(stores, parts.clock().instant());
                events.forEach(batch::take);
                batch.write();
            });
            hands = after(hands.getLast());
        }
    }

    private List<UUID> after(@Nullable UUID hand) {
        String from = Objects.toString(hand, null);
        return jdbc.sql(page)
                .param(1, from, java.sql.Types.VARCHAR)
                .param(2, from, java.sql.Types.VARCHAR)
                .query((row, i) -> row.getObject(1, UUID.class))
                .list();
    }
}
