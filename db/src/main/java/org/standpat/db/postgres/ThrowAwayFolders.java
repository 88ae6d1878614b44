package org.standpat.db.postgres;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
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

    /**
     * Stops and deletes what processes that were killed have left in the same place; what cannot be deleted stays for another
     * time.
     *
     * @param own a throw-away folder of this process, which is left alone
     */
    static void sweepBeside(Path own, PostgresPrograms programs) {
        sweepBeside(own, Instant.now().minus(TIME_TO_LOCK), programs);
    }

    /**
     * The same, for an age that a test can name.
     *
     * @param youngest what changed later than this is left alone
     */
    static void sweepBeside(Path own, Instant youngest, PostgresPrograms programs) {
        Path place = own.getParent();
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(place, PREFIX + "*")) {
            UserPrincipal me = Files.getOwner(own);
            for (Path folder : folders) {
                if (!folder.equals(own) && isOurs(folder, me) && isOlder(folder, youngest)) {
                    sweep(folder, programs);
                }
            }
        } catch (IOException e) {
            LOG.debug("{} cannot be looked through for what earlier processes left.", place, e);
        }
    }

    /** Anybody may make an entry of that name in a temporary folder, and let it point to somebody's files. */
    private static boolean isOurs(Path folder, UserPrincipal me) throws IOException {
        return Files.isDirectory(folder, NOFOLLOW_LINKS)
                && Files.getOwner(folder, NOFOLLOW_LINKS).equals(me)
                && FolderLock.wasHeld(folder);
    }

    private static boolean isOlder(Path folder, Instant youngest) throws IOException {
        return Files.getLastModifiedTime(folder).toInstant().isBefore(youngest);
    }

    private static void sweep(Path folder, PostgresPrograms programs) {
        try {
            Optional<FolderLock> free = FolderLock.tryTake(folder);
            if (free.isPresent()) {
                try (FolderLock held = free.get()) {
                    LOG.debug("A process that was killed left {}.", held);
                    Cluster.abandon(folder, programs);
                    Folders.delete(folder);
                }
            }
        } catch (IOException | LocalPostgresException e) {
            LOG.debug("{} was left by an earlier process and cannot be deleted.", folder, e);
        }
    }
}
