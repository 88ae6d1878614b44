package org.standpat.query.projection;

import java.util.List;
import java.util.Optional;
import org.standpat.db.log.FeedToken;

/** How the projections are doing, for the API, for health and for metrics. */
public final class Projections {

    /** Parked events that a report names. */
    public static final int PARKED_NAMED = 5;

    private final ServingProjection serving;
    private final FeedProgress progress;
    private final FeedPlaces places;
    private final Rebuild rebuild;

    /** Reports on the build that serves. */
    public Projections(ServingProjection serving, FeedProgress progress, FeedPlaces places, Rebuild rebuild) {
        this.serving = serving;
        this.progress = progress;
        this.places = places;
        this.rebuild = rebuild;
    }

    /** What a processor is doing. */
    public enum Activity {
        /** It handles events as they come. */
        RUNNING,
        /** Its tables are of another version of the program, which does not write them. */
        STANDING_STILL,
        /** Its last transaction failed; it tries again. */
        RETRYING,
        /** It stands still. */
        STOPPED
    }

    /**
     * How one projection is doing.
     *
     * @param name its name
     * @param build the build that serves
     * @param standsStill why this program does not write the tables
     * @param activity what it is doing
     * @param covered the place of the feed up to which everything is handled
     * @param lag committed events that are not handled
     * @param parked how much is put aside
     * @param firstParked the first events that were put aside
     * @param failure why its last transaction failed
     * @param rebuild the rebuild that is under way, or was the last one that this process knows of
     */
    public record Report(
            String name,
            Build build,
            Optional<String> standsStill,
            Activity activity,
            Optional<FeedToken> covered,
            FeedPlaces.Lag lag,
            ParkedEvents.Count parked,
            List<ParkedEvent> firstParked,
            Optional<ProjectionProcessor.Failure> failure,
            Optional<RebuildProgress> rebuild) {

        /** Copies the list. */
        public Report {
            firstParked = List.copyOf(firstParked);
        }
    }

    /** One report for each projection. */
    public List<Report> reports() {
        Optional<FeedToken> covered = progress.covered();
        Optional<ProjectionProcessor.Failure> failure =
                serving.live().processor().failure();
        return List.of(new Report(
                HandProjection.NAME,
                serving.build(),
                serving.whyNotWritten(),
                activity(failure),
                covered,
                places.lag(covered),
                serving.parked().count(),
                serving.parked().first(PARKED_NAMED),
                failure,
                rebuild.progress()));
    }

    /** The feed position up to which everything is in the tables; 0 when that is nothing. */
    public long position() {
        return progress.covered().map(FeedToken::feedPosition).orElse(0L);
    }

    /** The feed position of the last recorded event; 0 when none is recorded. */
    public long endOfLog() {
        return places.last().map(FeedToken::feedPosition).orElse(0L);
    }

    /** Whether the tables lack hands, since they stand still until others take their place. */
    public boolean lackHands() {
        return serving.isOutdated() && places.lag(progress.covered()).events() > 0;
    }

    private Activity activity(Optional<ProjectionProcessor.Failure> failure) {
        if (!serving.isOurs()) {
            return Activity.STANDING_STILL;
        }
        if (!serving.live().processor().isRunning()) {
            return Activity.STOPPED;
        }
        return failure.isPresent() ? Activity.RETRYING : Activity.RUNNING;
    }
}
