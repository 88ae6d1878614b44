package org.standpat.query.operations;

import java.time.Clock;
import java.time.Duration;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.Status;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.HeldBack;

/** Degraded when committed events have long waited for an older transaction that is still open: nothing newer is projected. */
public final class FeedHealth extends AbstractHealthIndicator {

    /** Events that wait longer than this need an operator. */
    public static final Duration LONG = Duration.ofMinutes(1);

    private final EventLog log;
    private final Clock clock;

    /** The health of the feed of this log. */
    public FeedHealth(EventLog log, Clock clock) {
        super("The event feed could not be looked at.");
        this.log = log;
        this.clock = clock;
    }

    @Override
    protected void doHealthCheck(Health.Builder health) {
        HeldBack held = log.heldBack();
        boolean tooLong = held.since()
                .filter(since -> since.isBefore(clock.instant().minus(LONG)))
                .isPresent();
        health.status(tooLong ? HealthWords.DEGRADED : Status.UP).withDetail("waiting", held.events());
        held.since().ifPresent(since -> health.withDetail("since", since.toString()));
        held.holder().ifPresent(holder -> health.withDetail("holder", holder));
    }
}
