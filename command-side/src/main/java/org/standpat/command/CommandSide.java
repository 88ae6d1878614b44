package org.standpat.command;

import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.standpat.command.api.ApiFaults;
import org.standpat.command.api.BackendGuard;
import org.standpat.command.api.FrameworkFaults;
import org.standpat.command.api.HandsController;
import org.standpat.command.api.WriteApiDocument;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.operations.LogHealth;
import org.standpat.command.shell.HandDesk;
import org.standpat.command.shell.HandShell;
import org.standpat.db.access.AccessKeys;
import org.standpat.db.access.KeyConfiguration;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.postgres.Database;
import org.standpat.db.ready.OwnerLogin;
import org.standpat.db.ready.Readiness;
import org.standpat.notary.Notary;

/**
 * The side that decides, for an application that brings a {@link Database} as the role that writes, a pool of its connections and a meter
 * registry. Where there are others of each, those of this side are the beans {@code database} and {@code dataSource}. Where the application
 * also has an {@link EventFeed}, it is woken after each commit; where it has an {@link OwnerLogin}, the database is made ready by that.
 */
@Configuration(proxyBeanMethods = false)
@Import({KeyConfiguration.class, ProofParts.class, ApiFaults.class, FrameworkFaults.class, WriteApiDocument.class})
public class CommandSide {

    /** The vault, locked with the key from the settings. */
    @Bean
    public DealerVault dealerVault(DataSource dataSource, @Value("${" + DealerKey.PROPERTY + ":}") String key) {
        SecureRandom random = new SecureRandom();
        return new DealerVault(dataSource, DealerKey.parse(key, random), random);
    }

    /** The database, made ready by its owner's login where the application has that. */
    @Bean
    public ReadyDatabase readyDatabase(Database database, ObjectProvider<OwnerLogin> owner) {
        Readiness.ensure(owner.getIfAvailable(() -> OwnerLogin.NONE), database);
        Readiness.requireMayRecord(database);
        Readiness.tellWhereUnprotected(database);
        return new ReadyDatabase(database);
    }

    /** Where everything is recorded. It ends before the notary, which then signs what was recorded last. */
    @Bean(destroyMethod = "close")
    public GroupCommit groupCommit(ReadyDatabase ready, Notary notary, ObjectProvider<EventFeed> feeds) {
        EventFeed feed = feeds.getIfAvailable();
        return new GroupCommit(ready.database().unpooled(), feed == null ? () -> {} : feed::wake);
    }

    /** Part {@code log} of the service's health. */
    @Bean
    public LogHealth logHealthIndicator(GroupCommit commits) {
        return new LogHealth(commits);
    }

    /** The desk. */
    @Bean
    public HandDesk handDesk(DataSource dataSource, GroupCommit commits, DealerVault vault, MeterRegistry meters) {
        return HandShell.desk(dataSource, commits, vault, InstantSource.system(), meters);
    }

    /** The write API. */
    @Bean
    public HandsController handsController(HandDesk desk, AccessKeys keys) {
        return new HandsController(desk, InstantSource.system(), new BackendGuard(keys));
    }
}
