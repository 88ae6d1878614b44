package org.standpat.query.api;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.db.log.FeedToken;
import org.standpat.query.projection.FeedPlaces;
import org.standpat.query.projection.ParkedEvent;
import org.standpat.query.projection.ProjectionProcessor;
import org.standpat.query.projection.Projections;
import org.standpat.query.projection.RebuildProgress;

/**
 * How the projections are doing.
 *
 * @param projections one for each
 */
record ProjectionsBody(List<ProjectionBody> projections) {

    ProjectionsBody {
        projections = List.copyOf(projections);
    }

    /**
     * One projection.
     *
     * @param name its name
     * @param build number of the build of its tables that serves: 1, 2, 3 and on
     * @param version of the program that makes such tables
     * @param activity {@code running}, {@code standing-still}, {@code retrying} or {@code stopped}
     * @param standsStill why this program does not write the tables; null when it does
     * @param feedPosition how far it has read the log; 0 when it has read nothing
     * @param lag committed events that it has not handled
     * @param parked what it could not handle
     * @param failure why its last transaction failed; null when it did not
     * @param rebuild the rebuild that is under way, or was the last one that this process knows of; null when there was none
     */
    record ProjectionBody(
            String name,
            int build,
            int version,
            String activity,
            Optional<String> standsStill,
            long feedPosition,
            LagBody lag,
            ParkedBody parked,
            Optional<FailureBody> failure,
            Optional<RebuildBody> rebuild) {}

    /**
     * Committed events that are not handled.
     *
     * @param events how many, counted up to {@link FeedPlaces#LAG_COUNTED}
     * @param oldest when the first of them was recorded; null when there is none
     */
    record LagBody(long events, Optional<Instant> oldest) {}

    /**
     * Events that are put aside until a rebuild.
     *
     * @param events how many
     * @param hands of how many hands
     * @param first the first of them
     */
    record ParkedBody(long events, long hands, List<ParkedEventBody> first) {
        ParkedBody {
            first = List.copyOf(first);
        }
    }

    /** One event that could not be handled, and why. */
    record ParkedEventBody(UUID hand, int number, Instant parkedAt, String reason) {
        static ParkedEventBody of(ParkedEvent event) {
            return new ParkedEventBody(event.hand(), event.number(), event.parkedAt(), event.reason());
        }
    }

    /** Why the last transaction failed. */
    record FailureBody(Instant at, String reason) {
        static FailureBody of(ProjectionProcessor.Failure failure) {
            return new FailureBody(failure.at(), failure.reason());
        }
    }

    /**
     * How far a rebuild is.
     *
     * @param build number of the build that is made beside the one that serves
     * @param startedAt when it began
     * @param phase {@code reading}, {@code indexes}, {@code left-over}, {@code checking}, {@code catching-up}, {@code switching} or
     *     {@code done}
     * @param done events read
     * @param total events that the log held when it began
     * @param eventsPerSecond the average rate of reading
     * @param elapsedMillis time since it began, or until it ended
     * @param millisLeft time that it takes still: the reading at that rate, and the later steps as long as they took last time; where nobody
     *     knows that, time of the reading alone, and null after it. Null, too, before anything is read and while it waits to serve
     * @param finished whether the new tables serve
     * @param failure why it ended early; null when it did not
     */
    record RebuildBody(
            int build,
            Instant startedAt,
            String phase,
            long done,
            long total,
            long eventsPerSecond,
            long elapsedMillis,
            Optional<Long> millisLeft,
            boolean finished,
            Optional<String> failure) {

        static RebuildBody of(RebuildProgress progress) {
            return new RebuildBody(
                    progress.build(),
                    progress.startedAt(),
                    Words.of(progress.phase()),
                    progress.done(),
                    progress.total(),
                    progress.eventsPerSecond(),
                    progress.elapsed().toMillis(),
                    progress.timeLeft().map(Duration::toMillis),
                    progress.finished(),
                    progress.failure());
        }
    }

    static ProjectionsBody of(List<Projections.Report> reports) {
        return new ProjectionsBody(
                reports.stream().map(ProjectionsBody::projection).toList());
    }

    private static ProjectionBody projection(Projections.Report report) {
        return new ProjectionBody(
                report.name(),
                report.build().number(),
                report.build().version(),
                Words.of(report.activity()),
                report.standsStill(),
                report.covered().map(FeedToken::feedPosition).orElse(0L),
                new LagBody(report.lag().events(), report.lag().oldest()),
                new ParkedBody(
                        report.parked().events(),
                        report.parked().hands(),
                        report.firstParked().stream().map(ParkedEventBody::of).toList()),
                report.failure().map(FailureBody::of),
                report.rebuild().map(RebuildBody::of));
    }
}
