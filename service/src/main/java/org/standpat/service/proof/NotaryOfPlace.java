package org.standpat.service.proof;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Clock;
import org.standpat.db.json.HandEventTypes;
import org.standpat.notary.Notary;
import org.standpat.notary.Outside;
import org.standpat.service.Sentence;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import org.standpat.service.place.Settings;
import org.standpat.service.process.ConnectionPools;

/** The notary of a verb that works on a place without a service. */
public final class NotaryOfPlace {

    /** For what it brings outside, and the witnesses. */
    private static final int CONNECTIONS = 2;

    private NotaryOfPlace() {}

    /**
     * Starts it on a data folder that this process holds, for as long as the lifetime. A service has its own, and so has a PostgreSQL elsewhere.
     *
     * @throws Sentence when a secret of the log was lost, or a setting cannot be used
     */
    public static void start(ReachedDatabase reached, Lifetime lifetime) {
        if (reached.isOwn()) {
            Settings settings = Settings.ofThisProcess();
            HikariDataSource pool =
                    lifetime.add(ConnectionPools.open(reached.writer(), "standpat-notary", CONNECTIONS));
            lifetime.add(new Notary(
                    reached.writer().unpooled(),
                    pool,
                    reached.logKeys(settings),
                    HandEventTypes.ALL,
                    Clock.systemUTC(),
                    outside(reached, settings)));
        }
    }

    private static Outside outside(ReachedDatabase reached, Settings settings) {
        try {
            return settings.outside(reached.logFolder(settings));
        } catch (IllegalArgumentException misfit) {
            throw new Sentence("A setting STANDPAT_LOG_... cannot be used: " + misfit.getMessage());
        }
    }
}
