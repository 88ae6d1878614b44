package org.standpat.command.operations;

import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.standpat.db.log.GroupCommit;

/** Down while the database is away, so that nothing can be recorded; says how many commands wait to be recorded. */
public final class LogHealth extends AbstractHealthIndicator {

    private final GroupCommit commits;

    /** The health of the log that this records into. */
    public LogHealth(GroupCommit commits) {
        super("The event log could not be looked at.");
        this.commits = commits;
    }

    @Override
    protected void doHealthCheck(Health.Builder health) {
        health.up().withDetail("waiting", commits.waiting());
        commits.outage()
                .ifPresent(outage -> health.down()
                        .withDetail("since", outage.since().toString())
                        .withDetail("reason", outage.reason()));
    }
}
