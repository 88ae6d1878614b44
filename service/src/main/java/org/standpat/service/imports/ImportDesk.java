package org.standpat.service.imports;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.shell.HandDesk;
import org.standpat.command.shell.HandShell;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Schema;
import org.standpat.service.place.Lifetime;
import org.standpat.service.process.ConnectionPools;

/**
 * A desk of the command side without a service around it. A service that runs on the same database at the same time does not mind: the
 * database lets one of two writers of a hand win, and the projections read what both wrote.
 */
public final class ImportDesk {

    private static final int CONNECTIONS = 4;

    private ImportDesk() {}

    /**
     * Opens a desk on this database, which is brought to the needed state first, and a recorder that hands its commands in there.
     *
     * @throws org.standpat.db.postgres.Schema.SchemaException when the database cannot be used
     */
    public static DeskRecorder open(Database database, Lifetime lifetime) {
        HikariDataSource pool = lifetime.add(ConnectionPools.open(database, "standpat-import", CONNECTIONS));
        Schema.migrate(pool);
        HandEventTypes.ALL.register(pool);
        EventLog log = new EventLog(pool);
        GroupCommit commits = lifetime.add(new GroupCommit(database.unpooled(), () -> {}));
        HandDesk desk =
                HandShell.desk(pool, commits, neverOpened(pool), InstantSource.system(), new SimpleMeterRegistry());
        return new DeskRecorder(desk, log);
    }

    /** Cards of recorded hands come from their files, so that no deck is sealed or opened here, and any key will do. */
    private static DealerVault neverOpened(HikariDataSource pool) {
        SecureRandom random = new SecureRandom();
        String key = Base64.getEncoder().encodeToString(new byte[DealerKey.BYTES]);
        return new DealerVault(pool, DealerKey.parse(key, random), random);
    }
}
