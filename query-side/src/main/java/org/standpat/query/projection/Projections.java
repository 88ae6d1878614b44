package org.standpat.query.projection;

import java.util.List;
import java.util.Optional;
import org.standpat.db.log.FeedToken;

/** How the projections are doing, for the API, for health and for metrics. */
public final class Projections {

    /** Parked events that a report names. */
    public static final int PARKED_NAMED = 5;

    private final ProjectionProcessor processor;
    private final FeedProgress progress;
    private final FeedPlaces places;
    private final Rebuild rebuild;

    /** Reports on this processor. */
    public Projections(ProjectionProcessor processor, FeedProgress progress, FeedPlaces places, Rebuild rebuild) {
        this.processor = processor;
        this.progress = progress;
        this.places = places;
        this.rebuild = rebuild;
    }

    /** What a processor is doing. */
    public enum Activity {
        /** It handles events as they come. */
        RUNNING,
        /** It replays all events into emptied tables. */
        REBUILDING,
        /** Its last transaction failed; it tries again. */
        RETRYING,
        /** It stands still. */
        STOPPED
    }

    /**
     * How one projection is doing.
     *
     * @param name its name
     * @param activity what it is doing
     * @param covered the place of the feed up to which everything is handled
     * @param lag committed events that are not handled
     * @param parked how much is put aside
     * @param firstParked the first events that were put aside
     * @param failure why its last transaction failed
     * @param rebuild the rebuild that is under way in this process or was the last one here
     */
    public record Report(
            String name,
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
        Optional<ProjectionProcessor.Failure> failure = processor.failure();
        FeedPlaces.Lag lag = places.lag(covered);
        return List.of(new Report(
                processor.name(),
                activity(failure, lag),
                covered,
                lag,
                processor.parked().count(),
                processor.parked().first(PARKED_NAMED),
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

    /** How many rebuilds have begun in this process. */
    public long rebuildsBegun() {
        return rebuild.begun();
    }

    /** Whether the tables are being made anew and lack hands. */
    public boolean isRebuilding() {
        return progress.isReplaying() && places.lag(progress.covered()).events() > 0;
    }

    private Activity activity(Optional<ProjectionProcessor.Failure> failure, FeedPlaces.Lag lag) {
        if (!processor.isRunning()) {
            return Activity.STOPPED;
        }
        if (failure.isPresent()) {
            return Activity.RETRYING;
        }
        // Axon takes a replay for ended only when the next new event comes, which may be tomorrow.
        return progress.isReplaying() && lag.events() > 0 ? Activity.REBUILDING : Activity.RUNNING;
    }
}
