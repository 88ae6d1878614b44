package org.standpat.query.operations;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Clock;
import java.time.Duration;
import java.util.function.DoubleSupplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.springframework.dao.DataAccessException;
import org.standpat.query.projection.HandProjection;
import org.standpat.query.projection.Projections;
import org.standpat.query.projection.Projections.Report;
import org.standpat.query.projection.ServingProjection;

/** Lag, parked events and throughput of the projections, read when the metrics are scraped. */
public final class ProjectionMetrics implements MeterBinder {

    private static final String PROJECTION = "projection";

    /** Limits of the buckets that waiting times are counted in. */
    private static final Duration[] VISIBLE_WITHIN = IntStream.of(5, 10, 25, 50, 100, 250, 500, 1_000, 5_000, 60_000)
            .mapToObj(Duration::ofMillis)
            .toArray(Duration[]::new);

    private final Projections projections;
    private final ServingProjection serving;
    private final Clock clock;

    /** The metrics of these. */
    public ProjectionMetrics(Projections projections, ServingProjection serving, Clock clock) {
        this.projections = projections;
        this.serving = serving;
        this.clock = clock;
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        gauge(
                registry,
                "standpat.projection.lag.events",
                "Committed events that are not projected",
                report -> report.lag().events());
        gauge(registry, "standpat.projection.lag.seconds", "Age of the oldest event that is not projected", this::age);
        gauge(
                registry,
                "standpat.projection.parked.events",
                "Events put aside",
                report -> report.parked().events());
        gauge(
                registry,
                "standpat.projection.parked.hands",
                "Hands of which events are put aside",
                report -> report.parked().hands());
        gauge(
                registry,
                "standpat.projection.build",
                "Number of the build of the tables that serves",
                report -> report.build().number());
        gauge(
                registry,
                "standpat.projection.rebuild.done",
                "Share of the events that the rebuild under way has read; no value when there is none",
                ProjectionMetrics::rebuilt);
        Gauge.builder("standpat.projection.position", projections, all -> orNothing(all::position))
                .description("Position of the log up to which everything is in the tables")
                .tag(PROJECTION, HandProjection.NAME)
                .register(registry);
        Gauge.builder("standpat.log.position", projections, all -> orNothing(all::endOfLog))
                .description("Position of the last recorded event")
                .register(registry);
        Timer visible = Timer.builder("standpat.projection.visible")
                .description(
                        "From the recording of an event until what it changed can be read, of events as they happen")
                .tag(PROJECTION, HandProjection.NAME)
                .serviceLevelObjectives(VISIBLE_WITHIN)
                .register(registry);
        serving.whenVisible(visible::record);
        FunctionCounter.builder("standpat.projection.events", serving, ServingProjection::handled)
                .description("Events handled by this process")
                .tag(PROJECTION, HandProjection.NAME)
                .register(registry);
    }

    private void gauge(MeterRegistry registry, String name, String description, ToDoubleFunction<Report> value) {
        Gauge.builder(
                        name,
                        projections,
                        all -> orNothing(() -> value.applyAsDouble(all.reports().getFirst())))
                .description(description)
                .tag(PROJECTION, HandProjection.NAME)
                .register(registry);
    }

    private static double rebuilt(Report report) {
        return report.rebuild()
                .filter(rebuild -> !rebuild.ended())
                .map(rebuild -> (double) rebuild.done() / Math.max(1, rebuild.total()))
                .orElse(Double.NaN);
    }

    private double age(Report report) {
        return report.lag()
                .oldest()
                .map(oldest ->
                        (double) Duration.between(oldest, clock.instant()).toSeconds())
                .orElse(0.0);
    }

    /** No value rather than a failed scrape while the database cannot be reached. */
    private static double orNothing(DoubleSupplier value) {
        try {
            return value.getAsDouble();
        } catch (DataAccessException unreachable) {
            return Double.NaN;
        }
    }
}
