package org.standpat.query;

import java.time.Clock;
import org.springframework.boot.health.actuate.endpoint.StatusAggregator;
import org.springframework.boot.health.contributor.Status;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.standpat.db.access.AccessKeys;
import org.standpat.query.export.ExportDesk;
import org.standpat.query.live.LiveDesk;
import org.standpat.query.operations.ExportMetrics;
import org.standpat.query.operations.HealthWords;
import org.standpat.query.operations.KeysHealth;
import org.standpat.query.operations.LiveMetrics;
import org.standpat.query.operations.ProjectionHealth;
import org.standpat.query.operations.ProjectionMetrics;
import org.standpat.query.projection.Projections;
import org.standpat.query.projection.ServingProjection;

/** Health and metrics of the query side, for Spring Boot's actuator. */
@Configuration(proxyBeanMethods = false)
class QueryOperations {

    private final Clock clock = Clock.systemUTC();

    @Bean
    ProjectionHealth projectionsHealthIndicator(Projections projections) {
        return new ProjectionHealth(projections);
    }

    @Bean
    KeysHealth keysHealthIndicator(AccessKeys keys) {
        return new KeysHealth(keys);
    }

    /** A degraded part makes the whole degraded, and never hides one that is down. */
    @Bean
    StatusAggregator statusAggregator() {
        return StatusAggregator.of(Status.DOWN, Status.OUT_OF_SERVICE, HealthWords.DEGRADED, Status.UP, Status.UNKNOWN);
    }

    @Bean
    ProjectionMetrics projectionMetrics(Projections projections, ServingProjection serving) {
        return new ProjectionMetrics(projections, serving, clock);
    }

    @Bean
    LiveMetrics liveMetrics(LiveDesk live) {
        return new LiveMetrics(live);
    }

    @Bean
    ExportMetrics exportMetrics(ExportDesk exports) {
        return new ExportMetrics(exports);
    }
}
