package org.standpat.db.access;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file of keys, read again when it changes. A file that cannot be used knows nobody, rather than those who were known before: somebody
 * has just tried to take a key back.
 */
public final class KeyFile {

    /** Longest file. */
    public static final int MOST_BYTES = 262_144;

    /** The file is looked at no more often than this. */
    public static final Duration LOOK_INTERVAL = Duration.ofSeconds(1);

    /** A file that changed so shortly before may change again without a new time. */
    private static final Duration TIME_OF_FILES = Duration.ofSeconds(2);

    private static final String GONE = "it was there and is gone. Put it back; an empty file knows nobody.";

    private static final Logger LOG = LoggerFactory.getLogger(KeyFile.class);

    private final @Nullable Path path;
    private final InstantSource clock;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile @Nullable Look last;

    private KeyFile(@Nullable Path path, InstantSource clock) {
        this.path = path;
        this.clock = clock;
    }

    /** No file, and so no key. */
    public static KeyFile none() {
        return new KeyFile(null, InstantSource.system());
    }

    /** This file; where it is missing there are no keys, until it is there. */
    public static KeyFile at(Path path, InstantSource clock) {
        return new KeyFile(path.toAbsolutePath(), clock);
    }

    /** What tells that a file has changed. */
    private record Stamp(
            Instant modified, long size, @Nullable Object file) {}

    /**
     * What was found.
     *
     * @param at when
     * @param stamp of the file that was read; null when it is to be read at the next look, changed or not
     * @param wasThere whether there was a file, now or before
     * @param fault why it cannot be used; null when it can
     */
    private record Look(
            Instant at,
            @Nullable Stamp stamp,
            boolean wasThere,
            List<KeyEntry> entries,
            @Nullable String fault) {

        static Look broken(Instant at, String fault) {
            return new Look(at, null, true, List.of(), fault);
        }

        Look again(Instant now) {
            return new Look(now, stamp, wasThere, entries, fault);
        }

        boolean isOld(Instant now) {
            // A clock that was set back must not keep a key alive.
            return !now.isBefore(at.plus(LOOK_INTERVAL)) || now.isBefore(at);
        }
    }

    /**
     * The keys that it names now.
     *
     * @throws KeyFileException when it cannot be used
     */
    List<KeyEntry> entries() {
        Path named = path;
        if (named == null) {
            return List.of();
        }
        Look look = current(named);
        if (look.fault() != null) {
            throw new KeyFileException("The file of keys " + named + " cannot be used: " + look.fault());
        }
        return look.entries();
    }

    private Look current(Path named) {
        Look before = last;
        if (before != null && !before.isOld(clock.instant())) {
            return before;
        }
        lock.lock();
        try {
            before = last;
            Instant now = clock.instant();
            if (before != null && !before.isOld(now)) {
                return before;
            }
            Look look = look(named, before, now);
            last = look;
            report(named, before, look);
            return look;
        } finally {
            lock.unlock();
        }
    }

    private static Look look(Path named, @Nullable Look before, Instant now) {
        try {
            BasicFileAttributes file = Files.readAttributes(named, BasicFileAttributes.class);
            Stamp stamp = new Stamp(file.lastModifiedTime().toInstant(), file.size(), file.fileKey());
            if (before != null && stamp.equals(before.stamp())) {
                return before.again(now);
            }
            boolean sure = stamp.modified().isBefore(now.minus(TIME_OF_FILES));
            return new Look(now, sure ? stamp : null, true, KeyLines.read(bytes(named)), null);
        } catch (NoSuchFileException missing) {
            return before != null && before.wasThere()
                    ? Look.broken(now, GONE)
                    : new Look(now, null, false, List.of(), null);
        } catch (IOException unreadable) {
            return Look.broken(now, "it cannot be read (" + unreadable + ").");
        } catch (KeyFileException fault) {
            return Look.broken(now, String.valueOf(fault.getMessage()));
        }
    }

    private static byte[] bytes(Path named) throws IOException {
        try (InputStream in = Files.newInputStream(named)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new KeyFileException("it is longer than the " + MOST_BYTES + " bytes that it may have.");
            }
            return bytes;
        }
    }

    private static void report(Path named, @Nullable Look before, Look now) {
        if (now.fault() != null) {
            if (before == null || !now.fault().equals(before.fault())) {
                LOG.error("The file of keys {} cannot be used, so that every key is refused: {}", named, now.fault());
            }
        } else if (before == null || before.fault() != null || !now.entries().equals(before.entries())) {
            LOG.info("The file of keys {} names {} keys.", named, now.entries().size());
        }
    }
}
