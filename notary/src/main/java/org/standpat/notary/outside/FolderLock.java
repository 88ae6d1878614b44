package org.standpat.notary.outside;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Lets one process at a time write into a folder. The lock goes with its process, also when that is killed. */
final class FolderLock {

    /** How long another process may write before this one gives up. */
    static final Duration PATIENCE = Duration.ofSeconds(5);

    private static final Duration PAUSE = Duration.ofMillis(5);
    private static final String FILE = ".lock";

    private FolderLock() {}

    /** What is done while nobody else writes there. */
    @FunctionalInterface
    interface Work {

        /** Does it. */
        void run() throws IOException;
    }

    /**
     * Waits until nobody else writes there, and keeps everybody out until the work is done.
     *
     * @throws IOException when the folder cannot be written, somebody else writes for too long, or the work fails
     */
    static void holding(Path folder, Work work) throws IOException {
        try (FileChannel channel = FileChannel.open(folder.resolve(FILE), CREATE, WRITE)) {
            await(channel);
            work.run();
        }
    }

    private static void await(FileChannel channel) throws IOException {
        try {
            long end = System.nanoTime() + PATIENCE.toNanos();
            while (tried(channel) == null) {
                if (System.nanoTime() - end > 0) {
                    throw new IOException("another process has been writing there for more than %d seconds"
                            .formatted(PATIENCE.toSeconds()));
                }
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            InterruptedIOException told = new InterruptedIOException("the wait for another process was ended");
            told.initCause(stopped);
            throw told;
        }
    }

    private static @Nullable FileLock tried(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException ofThisProcess) {
            return null;
        }
    }
}
