package org.standpat.command.operations;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.standpat.notary.Notary;
import org.standpat.notary.NotaryState;
import org.standpat.notary.Publication.OutletState;
import org.standpat.notary.checkpoint.Unsigned;
import org.standpat.notary.outside.WitnessReport;

/**
 * Down when the notary refuses to sign, or was hindered for a while, when events wait for a signature for long, also that of another process,
 * when a place outside or a witness knows another history, or when a place outside takes nothing for long; says for how many events the newest
 * checkpoint speaks, and which places outside and witnesses take none now.
 */
public final class NotaryHealth extends AbstractHealthIndicator {

    /** A database that is away for so long is not the notary's own trouble yet. */
    static final Duration PATIENCE = Duration.ofSeconds(30);

    /** An outlet may be away for so long; then what is signed is no longer out of reach of whoever edits the database. */
    static final Duration OUTSIDE_PATIENCE = Duration.ofMinutes(10);

    private final Supplier<Seen> notary;
    private final Supplier<Optional<Instant>> unsignedSince;
    private final InstantSource clock;

    /**
     * What is seen of a notary.
     *
     * @param outlets in their order
     * @param witnesses in their order
     */
    record Seen(NotaryState state, List<OutletState> outlets, List<WitnessReport> witnesses) {

        /** Copies the lists. */
        Seen {
            outlets = List.copyOf(outlets);
            witnesses = List.copyOf(witnesses);
        }
    }

    /** The health of this notary, which signs what is unsigned. */
    public NotaryHealth(Notary notary, Unsigned unsigned, InstantSource clock) {
        this(() -> new Seen(notary.state(), notary.outlets(), notary.witnesses()), unsigned::since, clock);
    }

    NotaryHealth(Supplier<Seen> notary, Supplier<Optional<Instant>> unsignedSince, InstantSource clock) {
        super("The notary could not be looked at.");
        this.notary = notary;
        this.unsignedSince = unsignedSince;
        this.clock = clock;
    }

    @Override
    protected void doHealthCheck(Health.Builder health) {
        health.up();
        Seen seen = notary.get();
        switch (seen.state()) {
            case NotaryState.Starting ignored -> health.withDetail("state", "starting");
            case NotaryState.StandingBy ignored -> {
                health.withDetail("state", "standing by for another process");
                lookForUnsigned(health);
            }
            case NotaryState.Signing signing -> {
                health.withDetail("state", "signing")
                        .withDetail("events", signing.size())
                        .withDetail("signed", signing.at().toString());
                if (isLonger(PATIENCE, signing.at())) {
                    lookForUnsigned(health);
                }
            }
            case NotaryState.Hindered hindered -> {
                if (isLonger(PATIENCE, hindered.since())) {
                    health.down();
                }
                health.withDetail("state", "hindered")
                        .withDetail("since", hindered.since().toString())
                        .withDetail("reason", hindered.why());
            }
            case NotaryState.Refusing refusing ->
                health.down()
                        .withDetail("state", "refusing to sign")
                        .withDetail("since", refusing.since().toString())
                        .withDetail("reason", refusing.finding());
        }
        List<String> outside = new ArrayList<>();
        boolean alarm = false;
        for (OutletState outlet : seen.outlets()) {
            alarm |= outlet.problem()
                    .filter(problem -> problem.isAlarm() || isLonger(OUTSIDE_PATIENCE, problem.since()))
                    .isPresent();
            outlet.problem()
                    .ifPresent(problem ->
                            outside.add(outlet.name() + ", since " + problem.since() + ": " + problem.why()));
        }
        for (WitnessReport witness : seen.witnesses()) {
            alarm |= witness.isAlarm();
            if (witness.verdict() != WitnessReport.Verdict.COSIGNED) {
                outside.add(witness.sentence());
            }
        }
        if (!outside.isEmpty()) {
            health.withDetail("outside", outside);
        }
        if (alarm) {
            health.down();
        }
    }

    private void lookForUnsigned(Health.Builder health) {
        unsignedSince
                .get()
                .filter(since -> isLonger(PATIENCE, since))
                .ifPresent(since -> health.down().withDetail("unsignedSince", since.toString()));
    }

    private boolean isLonger(Duration limit, Instant since) {
        return Duration.between(since, clock.instant()).compareTo(limit) > 0;
    }
}
