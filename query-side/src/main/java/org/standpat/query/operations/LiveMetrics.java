package org.standpat.query.operations;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Locale;
import org.standpat.query.live.LiveDesk;
import org.standpat.query.live.StreamEnd;

/** Metrics of live streams. */
public final class LiveMetrics implements MeterBinder {

    private final LiveDesk desk;

    /** The metrics of this desk. */
    public LiveMetrics(LiveDesk desk) {
        this.desk = desk;
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        Gauge.builder("standpat.live.streams", desk, LiveDesk::streams)
                .description("Live streams that are open, " + desk.limits().streams() + " at most")
                .register(registry);
        for (StreamEnd why : StreamEnd.values()) {
            FunctionCounter.builder("standpat.live.ended", desk, all -> all.ended(why))
                    .description("Live streams that have ended, by why")
                    .tag("reason", why.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                    .register(registry);
        }
    }
}
