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
 * @param files the folder of the cluster itself, inside the data folder
 * @param password the password of its roles
 * @param programs the programs that it is worked on with
 */
record Cluster(Path files, String password, PostgresPrograms programs) {

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
            Path files = dataFolder.resolve(FOLDER);
            boolean exists = Files.exists(files);
            if (exists) {
                checkOwner(files);
                checkVersion(files);
            }
            Cluster cluster = new Cluster(files, Password.in(dataFolder, exists), programs);
            if (exists) {
                cluster.endWhatIsLeft();
            } else {
                cluster.make(dataFolder.resolve(FOLDER_BEING_MADE), making);
            }
            return cluster;
        } catch (IOException e) {
            throw new LocalPostgresException("The data folder " + dataFolder + " cannot be used: " + e, e);
        }
    }

    /** Stops what a killed process left running in a data folder that is about to be deleted. */
    static void abandon(Path dataFolder, PostgresPrograms programs) {
        Path files = dataFolder.resolve(FOLDER);
        if (Files.exists(files)) {
            new Cluster(files, "", programs).endWhatIsLeft();
        }
    }

    private static void checkOwner(Path files) throws IOException {
        Path mine = Files.createTempFile(files.getParent(), "owner-", "");
        try {
            UserPrincipal me = Files.getOwner(mine);
            UserPrincipal owner = Files.getOwner(files);
            if (!owner.equals(me)) {
                throw new LocalPostgresException(
                        "The data folder " + files.getParent() + " belongs to user " + owner.getName()
                                + ", and this is user " + me.getName() + ": start Standpat as " + owner.getName()
                                + ", or give it another folder.");
            }
        } finally {
            Files.delete(mine);
        }
    }

    private static void checkVersion(Path files) throws IOException {
        Path file = files.resolve(VERSION_FILE);
        if (!Files.exists(file)) {
            throw new LocalPostgresException(files + " should hold the files of PostgreSQL " + MAJOR_VERSION
                    + " and has no " + VERSION_FILE + " in it. Give Standpat another folder, or put the files back.");
        }
        String version = Files.readString(file).strip();
        if (!version.equals(MAJOR_VERSION)) {
            throw new LocalPostgresException(
                    "The data folder " + files.getParent() + " was written by PostgreSQL " + version
                            + ", and this Standpat brings PostgreSQL " + MAJOR_VERSION
                            + ": start the Standpat that wrote it, dump its database, and load that into a new folder.");
        }
    }

    private void endWhatIsLeft() {
        Postmaster.recordedIn(files).filter(Postmaster::isNumberInUse).ifPresent(left -> {
            if (left.isServing()) {
                stop("fast");
            } else {
                left.disown();
            }
        });
    }

    /**
     * Stops the server.
     *
     * @param mode {@code fast} ends what goes on and writes everything down; {@code immediate} just ends
     */
    void stop(String mode) {
        programs.run(
                "pg_ctl",
                List.of(
                        "stop",
                        "--silent",
                        "--wait",
                        "--pgdata=" + files,
                        "--mode=" + mode,
                        "--timeout=" + STOP_LIMIT.toSeconds()),
                STOP_LIMIT.multipliedBy(2));
    }

    /** Beside its place and then moved there, so that a process killed meanwhile leaves no half of a cluster. */
    private void make(Path beside, Making making) throws IOException {
        Folders.delete(beside);
        Path passwordFile = Files.createTempFile(files.getParent(), "initial-", ".password");
        try {
            Files.writeString(passwordFile, password);
            List<String> arguments = new ArrayList<>(List.of(
                    "--pgdata=" + beside,
                    "--username=" + OWNER,
                    "--pwfile=" + passwordFile,
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
            Files.move(beside, files, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.delete(passwordFile);
        }
    }
}
