package org.standpat.service.imports;

import com.zaxxer.hikari.HikariDataSource;
import java.time.InstantSource;
import org.standpat.db.imports.UnfinishedImports;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.HandSources;
import org.standpat.db.postgres.Database;
import org.standpat.db.quarantine.Quarantine;
import org.standpat.db.ready.OwnerLogin;
import org.standpat.db.ready.Readiness;
import org.standpat.service.place.Lifetime;
import org.standpat.service.process.ConnectionPools;

/**
 * Where hands of files are handed in, without a service around it. A service that runs on the same database at the same time does not
 * mind: the database lets one of two writers of a hand win, and the projections read what both wrote.
 */
public final class ImportDesk {

    private static final int CONNECTIONS = 4;

    private final WholeHandRecorder recorder;
    private final Quarantine quarantine;
    private final UnfinishedImports unfinished;
    private final InstantSource clock;

    private ImportDesk(
            WholeHandRecorder recorder, Quarantine quarantine, UnfinishedImports unfinished, InstantSource clock) {
        this.recorder = recorder;
        this.quarantine = quarantine;
        this.unfinished = unfinished;
        this.clock = clock;
    }

    /**
     * Opens a desk on this database, which is brought to the needed state first where its role may do so.
     *
     * @throws org.standpat.db.postgres.Schema.SchemaException when the database cannot be used
     */
    public static ImportDesk open(Database database, Lifetime lifetime) {
        Readiness.ensure(OwnerLogin.NONE, database);
        Readiness.requireMayRecord(database);
        HikariDataSource pool = lifetime.add(ConnectionPools.open(database, "standpat-import", CONNECTIONS));
        GroupCommit commits = lifetime.add(new GroupCommit(database.unpooled(), () -> {}));
        InstantSource clock = InstantSource.system();
        Quarantine quarantine = new Quarantine(pool);
        WholeHandRecorder recorder =
                new WholeHandRecorder(new EventLog(pool), new HandSources(pool), quarantine, commits, clock);
        return new ImportDesk(recorder, quarantine, new UnfinishedImports(pool), clock);
    }

    /** Remembers how far one import is, which begins now. */
    ImportPlaces places() {
        return new ImportPlaces(unfinished, clock);
    }

    /** Records hands with their sources. */
    public WholeHandRecorder recorder() {
        return recorder;
    }

    /** Hands that could not be recorded. */
    Quarantine quarantine() {
        return quarantine;
    }

    /** Takes hands in and out of quarantine. */
    QuarantineDesk quarantineDesk() {
        return new QuarantineDesk(quarantine, clock);
    }
}
