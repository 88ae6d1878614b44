package org.standpat.db.axon;

import java.time.Duration;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.eventhandling.PropagatingErrorHandler;
import org.axonframework.eventhandling.pooled.PooledStreamingEventProcessor;
import org.axonframework.eventhandling.tokenstore.TokenStore;
import org.axonframework.messaging.StreamableMessageSource;
import org.standpat.db.log.EventFeed;

/** Axon's pooled processors over the event feed, with the settings that fit it. */
public final class FeedProcessors {

    /** Segments of a new projection; hands are spread over them, and the events of one hand stay in one. */
    public static final int SEGMENTS = 2;

    /** Events that are handled in one transaction at most. */
    public static final int BATCH_SIZE = 200;

    /** How often a processor looks for segments that nobody works on. */
    public static final Duration CLAIM_INTERVAL = Duration.ofSeconds(1);

    /** How often an idle processor gives a sign of life; well below {@link Tokens#CLAIM_TIMEOUT}. */
    public static final Duration CLAIM_EXTENSION = Duration.ofSeconds(1);

    private FeedProcessors() {}

    /**
     * A processor that begins at the first event, moves its token in the transaction of its handlers, and goes on trying when a
     * handler or the database fails. The caller adds the handlers ({@code eventHandlerInvoker}) and the two executors.
     *
     * @param name under which its tokens are kept; stable for ever
     */
    public static PooledStreamingEventProcessor.Builder builder(
            String name, EventFeed feed, TokenStore tokens, TransactionManager transactions) {
        return PooledStreamingEventProcessor.builder()
                .name(name)
                .messageSource(feed)
                .tokenStore(tokens)
                .transactionManager(transactions)
                .errorHandler(PropagatingErrorHandler.instance())
                .initialToken(StreamableMessageSource::createTailToken)
                .initialSegmentCount(SEGMENTS)
                .batchSize(BATCH_SIZE)
                .tokenClaimInterval(CLAIM_INTERVAL.toMillis())
                .claimExtensionThreshold(CLAIM_EXTENSION.toMillis())
                .enableCoordinatorClaimExtension();
    }
}
