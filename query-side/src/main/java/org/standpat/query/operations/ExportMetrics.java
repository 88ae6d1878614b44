package org.standpat.query.operations;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.standpat.query.export.ExportDesk;

/** Metrics of exports. */
public final class ExportMetrics implements MeterBinder {

    private final ExportDesk desk;

    /** The metrics of this desk. */
    public ExportMetrics(ExportDesk desk) {
        this.desk = desk;
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        Gauge.builder("standpat.exports.under.way", desk, ExportDesk::underWay)
                .description("Exports of many hands that are under way, " + ExportDesk.MOST_AT_ONCE + " at most")
                .register(registry);
        FunctionCounter.builder("standpat.exports.hands", desk, ExportDesk::hands)
                .description("Hands that exports of this process have gone over")
                .register(registry);
    }
}
