package org.standpat.query.operations;

import java.util.List;
import java.util.Locale;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.Status;
import org.standpat.db.log.FeedToken;
import org.standpat.query.projection.ParkedEvent;
import org.standpat.query.projection.Projections;
import org.standpat.query.projection.Projections.Report;
import org.standpat.query.projection.RebuildProgress;

/**
 * Down when a projection has stopped; degraded when events are parked, when its last transaction failed and it tries again, or when its
 * tables stand still since they are of another version.
 */
public final class ProjectionHealth extends AbstractHealthIndicator {

    private final Projections projections;

    /** The health of these projections. */
    public ProjectionHealth(Projections projections) {
        super("The projections could not be looked at.");
        this.projections = projections;
    }

    @Override
    protected void doHealthCheck(Health.Builder health) {
        health.up();
        for (Report report : projections.reports()) {
            worsen(health, status(report));
            describe(health, report);
        }
    }

    private static Status status(Report report) {
        return switch (report.activity()) {
            case STOPPED -> Status.DOWN;
            case RETRYING, STANDING_STILL -> HealthWords.DEGRADED;
            case RUNNING -> report.parked().events() > 0 ? HealthWords.DEGRADED : Status.UP;
        };
    }

    private static void worsen(Health.Builder health, Status status) {
        if (!status.equals(Status.UP)) {
            health.status(status);
        }
    }

    private static void describe(Health.Builder health, Report report) {
        String name = report.name();
        health.withDetail(name + ".activity", report.activity().name())
                .withDetail(name + ".build", report.build().number())
                .withDetail(
                        name + ".feedPosition",
                        report.covered().map(FeedToken::feedPosition).orElse(0L))
                .withDetail(name + ".lag", report.lag().events())
                .withDetail(name + ".parkedEvents", report.parked().events())
                .withDetail(name + ".parkedHands", report.parked().hands());
        report.standsStill().ifPresent(why -> health.withDetail(name + ".standsStill", why));
        report.rebuild()
                .filter(rebuild -> !rebuild.finished())
                .ifPresent(rebuild -> health.withDetail(name + ".rebuild", words(rebuild)));
        report.lag().oldest().ifPresent(oldest -> health.withDetail(name + ".lagSince", oldest.toString()));
        report.failure().ifPresent(failure -> health.withDetail(name + ".failure", failure.reason()));
        List<String> reasons =
                report.firstParked().stream().map(ParkedEvent::reason).toList();
        if (!reasons.isEmpty()) {
            health.withDetail(name + ".firstParked", reasons)
                    .withDetail(
                            name + ".mend",
                            "Run a version that can handle these events, then rebuild the projections.");
        }
    }

    private static String words(RebuildProgress rebuild) {
        return rebuild.failure()
                .map(failure -> "Build " + rebuild.build() + " was given up: " + failure)
                .orElseGet(() -> "Build %d: %s, %d of %d events%s."
                        .formatted(
                                rebuild.build(),
                                rebuild.phase().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                                rebuild.done(),
                                rebuild.total(),
                                rebuild.timeLeft()
                                        .map(left -> ", " + left.toSeconds() + " s left")
                                        .orElse("")));
    }
}
