package org.standpat.query;

import java.time.Duration;
import javax.sql.DataSource;
import org.apache.catalina.core.StandardHost;
import org.apache.tomcat.util.buf.EncodedSolidusHandling;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.transaction.PlatformTransactionManager;
import org.standpat.access.CallerHeaders;
import org.standpat.access.Callers;
import org.standpat.access.CardReaders;
import org.standpat.db.access.AccessKeys;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.access.KeyConfiguration;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.HandSources;
import org.standpat.query.analytics.ViewReader;
import org.standpat.query.analytics.Views;
import org.standpat.query.api.AccessController;
import org.standpat.query.api.AnalyticsController;
import org.standpat.query.api.AtLeast;
import org.standpat.query.api.CutAnswers;
import org.standpat.query.api.ExamplesInOpenApi;
import org.standpat.query.api.ExportController;
import org.standpat.query.api.HandReadController;
import org.standpat.query.api.ListingController;
import org.standpat.query.api.LiveBodies;
import org.standpat.query.api.LiveController;
import org.standpat.query.api.LivePlaces;
import org.standpat.query.api.PathParameters;
import org.standpat.query.api.PositionInAnswers;
import org.standpat.query.api.ProfileController;
import org.standpat.query.api.ProjectionController;
import org.standpat.query.api.ReadFaults;
import org.standpat.query.api.SeriesController;
import org.standpat.query.api.ServerProblems;
import org.standpat.query.api.StatisticsController;
import org.standpat.query.api.UnansweredRequests;
import org.standpat.query.api.WrongAddresses;
import org.standpat.query.export.ExportDesk;
import org.standpat.query.export.ExportRun;
import org.standpat.query.export.HouseMoney;
import org.standpat.query.export.SeenHands;
import org.standpat.query.listing.HandListing;
import org.standpat.query.live.LiveDesk;
import org.standpat.query.live.LiveLimits;
import org.standpat.query.live.LiveProgress;
import org.standpat.query.projection.FeedPlaces;
import org.standpat.query.projection.FeedProgress;
import org.standpat.query.projection.Projections;
import org.standpat.query.projection.ServingProjection;
import org.standpat.query.projection.Waiting;
import org.standpat.query.replay.HandReader;
import org.standpat.query.statistics.SeriesReader;
import org.standpat.query.statistics.StatisticsReader;

/** The read API. */
@Configuration(proxyBeanMethods = false)
@Import({
    KeyConfiguration.class,
    AccessController.class,
    CallerHeaders.class,
    AnalyticsController.class,
    ExportController.class,
    HandReadController.class,
    ListingController.class,
    LiveController.class,
    PositionInAnswers.class,
    StatisticsController.class,
    SeriesController.class,
    ProfileController.class,
    ProjectionController.class,
    ReadFaults.class,
    PathParameters.class,
    UnansweredRequests.class,
    WrongAddresses.class,
    ExamplesInOpenApi.class
})
class QueryApi {

    @Bean
    Callers callers(AccessKeys keys) {
        return new Callers(keys);
    }

    @Bean
    AccessRecord accessRecord(DataSource readerPool, EventLog log) {
        return new AccessRecord(readerPool);
    }

    @Bean
    CardReaders cardReaders(Callers callers, AccessRecord record) {
        return new CardReaders(callers, record);
    }

    @Bean
    HandListing handListing(DataSource readerPool, PlatformTransactionManager transactions, EventLog log) {
        return new HandListing(readerPool, transactions);
    }

    @Bean
    StatisticsReader statisticsReader(DataSource readerPool, PlatformTransactionManager transactions, EventLog log) {
        return new StatisticsReader(readerPool, transactions);
    }

    @Bean
    SeriesReader seriesReader(DataSource readerPool, PlatformTransactionManager transactions, EventLog log) {
        return new SeriesReader(readerPool, transactions);
    }

    @Bean
    HandReader handReader(EventLog log) {
        return new HandReader(log, new HandEventCodec());
    }

    @Bean
    SeenHands seenHands(
            HandReader reader,
            DataSource readerPool,
            EventLog log,
            @Value("${" + HouseMoney.PROPERTY + ":chips}") String money) {
        return new SeenHands(reader, new HandSources(readerPool), HouseMoney.named(money));
    }

    @Bean
    ExportDesk exportDesk(HandListing listing, SeenHands hands, Projections projections) {
        return new ExportDesk(listing, new ExportRun(hands), projections);
    }

    @Bean
    LiveDesk liveDesk(
            HandListing listing,
            FeedProgress progress,
            ServingProjection projection,
            @Value("${standpat.live.streams:#{null}}") @Nullable Integer streams,
            @Value("${standpat.live.heartbeat:#{null}}") @Nullable Duration heartbeat,
            @Value("${standpat.live.slowest:#{null}}") @Nullable Duration slowest) {
        LiveLimits usual = LiveLimits.USUAL;
        LiveLimits limits = new LiveLimits(
                streams == null ? usual.streams() : streams,
                heartbeat == null ? usual.heartbeat() : heartbeat,
                slowest == null ? usual.slowest() : slowest);
        LiveDesk desk = new LiveDesk(listing, new LiveProgress(progress), LiveBodies::of, limits);
        projection.whenCommitted(desk::wake);
        return desk;
    }

    @Bean
    LivePlaces livePlaces(FeedPlaces places, AtLeast atLeast) {
        return new LivePlaces(places, atLeast);
    }

    @Bean
    Views analyticsViews(DataSource readerPool, EventLog log) {
        return new Views(readerPool);
    }

    @Bean
    ViewReader viewReader(DataSource readerPool, PlatformTransactionManager transactions, EventLog log) {
        return new ViewReader(readerPool, transactions);
    }

    /** An answer that could not be finished must not look whole. */
    @Bean
    WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> cutAnswers() {
        return server -> server.addEngineValves(new CutAnswers());
    }

    @Bean(destroyMethod = "close")
    Waiting waiting() {
        return new Waiting();
    }

    @Bean
    AtLeast atLeast(
            EventLog log,
            EventFeed feed,
            FeedPlaces places,
            FeedProgress progress,
            ServingProjection projection,
            Waiting waiting,
            @Value("${standpat.read.wait-limit:#{null}}") @Nullable Duration limit) {
        return new AtLeast(
                log,
                feed,
                places,
                progress,
                projection::parked,
                waiting,
                limit == null ? AtLeast.DEFAULT_LIMIT : limit);
    }

    /** Slashes in a player's name are written %2F and %5C, which Tomcat refuses unless it is told otherwise. */
    @Bean
    WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> slashesInNames() {
        String passed = EncodedSolidusHandling.PASS_THROUGH.getValue();
        return server -> server.addConnectorCustomizers(connector -> {
            connector.setEncodedSolidusHandling(passed);
            connector.setEncodedReverseSolidusHandling(passed);
        });
    }

    /** What the web server refuses is a problem, too; it makes a page of its own for people where no valve of this class is. */
    @Bean
    WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> serverProblems() {
        return server -> server.addContextCustomizers(context -> {
            if (context.getParent() instanceof StandardHost host) {
                host.setErrorReportValveClass(ServerProblems.class.getName());
            }
        });
    }
}
