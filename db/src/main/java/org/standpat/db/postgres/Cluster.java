package org.standpat.db.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A cluster, which is PostgreSQL's word for the files of one server: made where it is missing, and free to be started.
 *
 * @param dataFolder the data folder; the cluster lies in a folder inside it
 * @param password the password of its roles
 * @param programs the programs that it is worked on with
 */
record Cluster(Path dataFolder, String password, PostgresPrograms programs) {

    /** The role that owns the server; used to make the service's own role, and by nothing else. */
    static final String OWNER = "postgres";

    static final Duration STOP_LIMIT = Duration.ofMinutes(1);

    private static final String MAJOR_VERSION = "18";
    private static final String FOLDER = "postgres";
    private static final String FOLDER_BEING_MADE = "postgres.new";
    private static final String VERSION_FILE = "PG_VERSION";
    private static final Duration CREATE_LIMIT = Duration.ofMinutes(2);

    /** Whether a cluster that is made is safe from a power cut at once. */
    enum Making {
        LASTING,
        THROW_AWAY
    }

    /**
     * The cluster of a data folder, with no server on it: what a killed service left running is stopped.
     *
     * @param dataFolder a data folder that this process holds
     * @throws LocalPostgresException where the cluster belongs to another user or another version
     */
    static Cluster in(Path dataFolder, PostgresPrograms programs, Making making) {
        try {
            boolean exists = Files.exists(dataFolder.resolve(FOLDER));
            if (exists) {
                checkOwner(dataFolder);
                checkVersion(dataFolder);
            }
            Cluster cluster = new Cluster(dataFolder, Password.in(dataFolder, exists), programs);
            if (exists) {
                cluster.endWhatIsLeft();
            } else {
                cluster.make(making);
            }
            return cluster;
        } catch (IOException e) {
            throw new LocalPostgresException("The data folder " + dataFolder + " cannot be used: " + e, e);
        }
    }

    /** Stops what a killed process left running in a data folder that is about to be deleted. */
    static void abandon(Path dataFolder, PostgresPrograms programs) {
        if (Files.exists(dataFolder.resolve(FOLDER))) {
            new Cluster(dataFolder, "", programs).endWhatIsLeft();
        }
    }

    /** PostgreSQL's own files. */
    Path files() {
        return dataFolder.resolve(FOLDER);
    }

    /** Names the place, and keeps the password back. */
    @Override
    public String toString() {
        return files().toString();
    }

    private static void checkOwner(Path dataFolder) throws IOException {
        Path mine = Files.createTempFile(dataFolder, "owner-", "");
        try {
            UserPrincipal me = Files.getOwner(mine);
            UserPrincipal owner = Files.getOwner(dataFolder.resolve(FOLDER));
            if (!owner.equals(me)) {
                throw new LocalPostgresException("The data folder " + dataFolder + " belongs to user " + owner.getName()
                        + ", and this is user " + me.getName() + ": start Standpat as " + owner.getName()
                        + ", or give it another folder.");
            }
        } finally {
            Files.delete(mine);
        }
    }

    private static void checkVersion(Path dataFolder) throws IOException {
        Path file = dataFolder.resolve(FOLDER).resolve(VERSION_FILE);
        if (!Files.exists(file)) {
            throw new LocalPostgresException(dataFolder.resolve(FOLDER) + " should hold the files of PostgreSQL "
                    + MAJOR_VERSION + " and has no " + VERSION_FILE
                    + " in it. Give Standpat another folder, or put the files back.");
        }
        String version = Files.readString(file).strip();
        if (!version.equals(MAJOR_VERSION)) {
            throw new LocalPostgresException("The data folder " + dataFolder + " was written by PostgreSQL " + version
                    + ", and this Standpat brings PostgreSQL " + MAJOR_VERSION
                    + ": start the Standpat that wrote it, dump its database, and load that into a new folder.");
        }
    }

    private void endWhatIsLeft() {
        stop("fast");
        Postmaster.recordedIn(files()).filter(Postmaster::isNumberInUse).ifPresent(Postmaster::disown);
    }

    /**
     * Stops the server, where one runs.
     *
     * @param mode {@code fast} ends what goes on and writes everything down; {@code immediate} just ends
     */
    void stop(String mode) {
        if (Postmaster.recordedIn(files()).filter(Postmaster::isServing).isEmpty()) {
            return;
        }
        programs.run(
                "pg_ctl",
                List.of(
                        "stop",
                        "--silent",
                        "--wait",
                        "--pgdata=" + files(),
                        "--mode=" + mode,
                        "--timeout=" + STOP_LIMIT.toSeconds()),
                STOP_LIMIT.multipliedBy(2));
    }

    /** Beside its place and then moved there, so that a process killed meanwhile leaves no half of a cluster. */
    private void make(Making making) throws IOException {
        Path beside = dataFolder.resolve(FOLDER_BEING_MADE);
        Folders.delete(beside);
        List<String> arguments = new ArrayList<>(List.of(
                "--pgdata=" + beside,
                "--username=" + OWNER,
                "--pwfile=" + Password.file(dataFolder),
                "--auth=scram-sha-256",
                // The same order of texts on every platform.
                "--encoding=UTF8",
                "--locale=C",
                "--locale-provider=builtin",
                "--builtin-locale=C.UTF-8"));
        if (making == Making.THROW_AWAY) {
            arguments.add("--no-sync");
        }
        programs.run("initdb", arguments, CREATE_LIMIT);
        Files.move(beside, files(), StandardCopyOption.ATOMIC_MOVE);
    }
}
