package org.standpat.query;

import org.springframework.context.SmartLifecycle;
import org.standpat.query.projection.ServingProjection;

/** Runs the projections while the application runs. */
public final class ProjectionLifecycle implements SmartLifecycle {

    private final ServingProjection projection;
    private final boolean automatic;

    /** Runs this; started by the application itself only when {@code automatic}. */
    public ProjectionLifecycle(ServingProjection projection, boolean automatic) {
        this.projection = projection;
        this.automatic = automatic;
    }

    @Override
    public boolean isAutoStartup() {
        return automatic;
    }

    /** Before the web server takes requests, and after it has answered the last one. */
    @Override
    public int getPhase() {
        return 0;
    }

    @Override
    public void start() {
        projection.start();
    }

    @Override
    public void stop() {
        projection.stop();
    }

    @Override
    public boolean isRunning() {
        return projection.isStarted();
    }
}
