package org.standpat.query.projection;

/**
 * A build, and what keeps it up to date in this process.
 *
 * @param build the build
 * @param projection what is done with an event
 * @param processor runs that, when it is started
 */
record LiveBuild(Build build, HandProjection projection, ProjectionProcessor processor) implements AutoCloseable {

    /** Stands still until its processor is started. */
    static LiveBuild of(ProjectionParts parts, Build build) {
        HandProjection projection = new HandProjection(parts, build);
        return new LiveBuild(build, projection, new ProjectionProcessor(projection, parts, build));
    }

    @Override
    public void close() {
        processor.close();
    }
}
