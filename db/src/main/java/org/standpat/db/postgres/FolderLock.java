package org.standpat.db.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Holds a data folder for one process. The operating system gives it back when the process ends, however it ends.
 *
 * <p>The process that holds it stands in a file of its own: to open and close the locked file a second time would give the
 * lock back (POSIX, fcntl), and so a second attempt inside this process is refused before it touches the file.
 */
final class FolderLock implements AutoCloseable {

    private static final String LOCK_FILE = "standpat.lock";
    private static final String HOLDER_FILE = "standpat.pid";
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path folder;
    private final FileChannel channel;

    private FolderLock(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /** Whether a service has ever held this folder. */
    static boolean wasHeld(Path folder) {
        return Files.exists(folder.resolve(LOCK_FILE));
    }

    /**
     * Takes the folder.
     *
     * @param folder the real path of a folder that exists
     * @throws LocalPostgresException where another process holds it
     */
    static FolderLock take(Path folder) {
        return tryTake(folder)
                .orElseThrow(
                        () -> new LocalPostgresException("The data folder " + folder + " is in use by another Standpat"
                                + holder(folder) + ". Stop that one first, or give this one another folder."));
    }

    /** Takes the folder, or gives nothing where another process holds it. */
    static Optional<FolderLock> tryTake(Path folder) {
        if (!HELD_HERE.add(folder)) {
            return Optional.empty();
        }
        FolderLock lock = null;
        try {
            lock = lockFile(folder);
            if (lock != null) {
                Files.writeString(
                        folder.resolve(HOLDER_FILE),
                        Long.toString(ProcessHandle.current().pid()));
            }
            return Optional.ofNullable(lock);
        } catch (AccessDeniedException e) {
            throw new LocalPostgresException("The data folder " + folder + " is not writable for this user.", e);
        } catch (IOException e) {
            throw new LocalPostgresException("The data folder " + folder + " cannot be locked: " + e, e);
        } finally {
            if (lock == null) {
                HELD_HERE.remove(folder);
            }
        }
    }

    private static @Nullable FolderLock lockFile(Path folder) throws IOException {
        FileChannel channel = FileChannel.open(folder.resolve(LOCK_FILE), CREATE, WRITE);
        try {
            if (channel.tryLock() != null) {
                return new FolderLock(folder, channel);
            }
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        channel.close();
        return null;
    }

    private static String holder(Path folder) {
        try {
            return " (process "
                    + Files.readString(folder.resolve(HOLDER_FILE), UTF_8).strip() + ")";
        } catch (IOException e) {
            return ""; // just started and not written yet, or not ours to read
        }
    }

    @Override
    public String toString() {
        return folder.toString();
    }

    /** Gives the folder back. */
    @Override
    public void close() {
        try {
            Files.deleteIfExists(folder.resolve(HOLDER_FILE));
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException("The data folder " + folder + " could not be given back.", e);
        } finally {
            HELD_HERE.remove(folder);
        }
    }
}
