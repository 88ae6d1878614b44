package org.standpat.query;

import java.time.Duration;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.transaction.PlatformTransactionManager;
import org.standpat.db.log.CommitListener;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.ready.OwnerLogin;
import org.standpat.db.ready.Readiness;
import org.standpat.query.projection.FeedPlaces;
import org.standpat.query.projection.FeedProgress;
import org.standpat.query.projection.ProjectionParts;
import org.standpat.query.projection.Projections;
import org.standpat.query.projection.Rebuild;
import org.standpat.query.projection.ServingProjection;

/**
 * The side that answers, for an application that brings a {@link Database} as the role that reads, a pool of its connections and their
 * transaction manager. Where there are others of each, those of this side are the beans {@code reader} and {@code readerPool}. It has the
 * {@link EventFeed}: in one process with the side that decides, that side wakes it after each commit. Where the application has an
 * {@link OwnerLogin}, the database is made ready by that. Projections run while the application does.
 */
@Configuration(proxyBeanMethods = false)
@Import({QueryApi.class, QueryOperations.class})
public class QuerySide {

    /** The log, in a database that is made ready first. */
    @Bean
    public EventLog queryEventLog(Database reader, ObjectProvider<OwnerLogin> owner, DataSource readerPool) {
        Readiness.ensure(owner.getIfAvailable(() -> OwnerLogin.NONE), reader);
        Readiness.requireMayProject(reader);
        Readiness.tellWhereUnprotected(reader);
        return new EventLog(readerPool);
    }

    /** The feed that the projections follow. */
    @Bean
    public EventFeed eventFeed(
            EventLog queryEventLog, @Value("${standpat.feed.gathering:#{null}}") @Nullable Duration gathering) {
        return new EventFeed(queryEventLog, gathering == null ? EventFeed.GATHERING : gathering);
    }

    /** Wakes the feed when another process has recorded something. */
    @Bean(destroyMethod = "close")
    public CommitListener commitListener(Database reader, EventFeed feed) {
        return new CommitListener(reader.unpooled(), feed::wake);
    }

    /** The tables behind listings and statistics; {@link ProjectionLifecycle} starts and stops what keeps them up to date. */
    @Bean(destroyMethod = "close")
    public ServingProjection servingProjection(
            DataSource readerPool, Database reader, PlatformTransactionManager transactions, EventFeed feed) {
        return new ServingProjection(ProjectionParts.of(readerPool, reader.unpooled(), transactions, feed));
    }

    /** Starts the processor when everything is there, and stops it before anything is taken away. */
    @Bean
    public ProjectionLifecycle projectionLifecycle(
            ServingProjection projection, @Value("${standpat.projections.start:true}") boolean start) {
        return new ProjectionLifecycle(projection, start);
    }

    /** How far the projection is. */
    @Bean
    public FeedProgress feedProgress(ServingProjection projection, DataSource readerPool) {
        return new FeedProgress(projection, readerPool);
    }

    /** Places of the feed. */
    @Bean
    public FeedPlaces feedPlaces(DataSource readerPool, EventLog log) {
        return new FeedPlaces(readerPool);
    }

    /** The rebuild. */
    @Bean(destroyMethod = "close")
    public Rebuild rebuild(ServingProjection projection) {
        return new Rebuild(projection);
    }

    /** How the projections are doing. */
    @Bean
    public Projections projections(
            ServingProjection projection, FeedProgress progress, FeedPlaces places, Rebuild rebuild) {
        return new Projections(projection, progress, places, rebuild);
    }
}
