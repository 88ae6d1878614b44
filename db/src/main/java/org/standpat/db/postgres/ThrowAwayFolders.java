package org.standpat.db.postgres;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The data folders that last as long as a process, and what is left of them after a process was killed. */
final class ThrowAwayFolders {

    private static final Logger LOG = LoggerFactory.getLogger(ThrowAwayFolders.class);

    private static final String PREFIX = "standpat-postgres-";

    /** A folder younger than this may be one that its process has made and not locked yet. */
    private static final Duration TIME_TO_LOCK = Duration.ofMinutes(1);

    private ThrowAwayFolders() {}

    /** Makes a new one, readable for this user alone. */
    static Path create() {
        try {
            return Files.createTempDirectory(PREFIX).toRealPath();
        } catch (IOException e) {
            throw new LocalPostgresException("No temporary folder can be made for PostgreSQL: " + e, e);
        }
    }

    /** Stops and deletes what processes that were killed have left; what cannot be deleted stays for another time. */
    static void sweep(PostgresPrograms programs) {
        sweep(Path.of(System.getProperty("java.io.tmpdir")), Instant.now().minus(TIME_TO_LOCK), programs);
    }

    /**
     * The same, in a folder and for an age that a test can name.
     *
     * @param youngest what changed later than this is left alone
     */
    static void sweep(Path temporary, Instant youngest, PostgresPrograms programs) {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, PREFIX + "*")) {
            for (Path folder : folders) {
                if (Files.getLastModifiedTime(folder).toInstant().isBefore(youngest)) {
                    sweep(folder, programs);
                }
            }
        } catch (IOException e) {
            LOG.debug("{} cannot be looked through for what earlier processes left.", temporary, e);
        }
    }

    private static void sweep(Path abandoned, PostgresPrograms programs) {
        try {
            Path folder = abandoned.toRealPath();
            Optional<FolderLock> free = FolderLock.tryTake(folder);
            if (free.isPresent()) {
                try (FolderLock held = free.get()) {
                    LOG.debug("{} was left by a process that ended: {}", folder, held);
                    Cluster.abandon(folder, programs);
                    Folders.delete(folder);
                }
            }
        } catch (IOException | LocalPostgresException e) {
            LOG.debug("{} was left by an earlier process and cannot be deleted.", abandoned, e);
        }
    }
}
