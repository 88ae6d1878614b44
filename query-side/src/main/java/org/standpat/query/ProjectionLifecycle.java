package org.standpat.query;

import org.springframework.context.SmartLifecycle;
import org.standpat.query.projection.ProjectionProcessor;

/** Runs the projections while the application runs. */
public final class ProjectionLifecycle implements SmartLifecycle {

    private final ProjectionProcessor processor;
    private final boolean automatic;

    /** For this processor; started by the application itself only when {@code automatic}. */
    public ProjectionLifecycle(ProjectionProcessor processor, boolean automatic) {
        this.processor = processor;
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
        processor.start();
    }

    @Override
    public void stop() {
        processor.stop();
    }

    @Override
    public boolean isRunning() {
        return processor.isRunning();
    }
}
