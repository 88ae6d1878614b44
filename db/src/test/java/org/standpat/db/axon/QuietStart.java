package org.standpat.db.axon;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.commandhandling.gateway.DefaultCommandGateway;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.SimpleEventHandlerInvoker;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.EventLogStorage;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.StoredEvent;

/** Both sides wired by hand, as the services do it, for longer than the update checker waits before its first call. */
final class QuietStart {

    private static final int UPDATE_CHECKER_WAITS_MILLIS = 1_000;

    private QuietStart() {}

    public static void main(String[] arguments) throws InterruptedException {
        // Never reached: an address of this machine where nobody listens.
        var dataSource = new DriverManagerDataSource("jdbc:postgresql://127.0.0.1:1/none?connectTimeout=1");
        var transactions = new SpringTransactions(new JdbcTransactionManager(dataSource));
        var feed = new EventFeed(new EventLog(dataSource));
        var storage = new EventLogStorage(dataSource, new HandEventCodec(), new GroupCommit(dataSource, feed::wake));
        var store = EmbeddedEventStore.builder().storageEngine(storage).build();
        var bus = SimpleCommandBus.builder().build();
        DefaultCommandGateway.builder().commandBus(bus).build();
        try (var coordinator = Executors.newScheduledThreadPool(1);
                var workers = Executors.newScheduledThreadPool(1)) {
            FeedProcessors.builder("quiet", feed, Tokens.store(dataSource), transactions)
                    .eventHandlerInvoker(SimpleEventHandlerInvoker.builder()
                            .eventHandlers(List.of(new Handler()))
                            .build())
                    .coordinatorExecutor(coordinator)
                    .workerExecutor(workers)
                    .build();
            TimeUnit.MILLISECONDS.sleep(2L * UPDATE_CHECKER_WAITS_MILLIS);
        }
        store.shutDown();
    }

    static final class Handler {

        private final AtomicInteger handled = new AtomicInteger();

        @EventHandler
        void on(StoredEvent event) {
            handled.addAndGet(event.number());
        }
    }
}
