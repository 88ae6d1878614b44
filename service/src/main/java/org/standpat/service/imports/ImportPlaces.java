package org.standpat.service.imports;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.standpat.db.imports.DoneSoFar;
import org.standpat.db.imports.UnfinishedImports;

/**
 * Remembers how far one import is, so that the next one goes on there when this one is stopped. It writes at most once a second: what is
 * lost of that is looked at once more and found in the record.
 */
final class ImportPlaces implements AutoCloseable {

    static final Duration EVERY = Duration.ofSeconds(1);

    /** Files that may have come further since the last time it was written down. */
    static final int MOST_FILES = 1_000;

    private final UUID run = UUID.randomUUID();
    private final Map<String, DoneSoFar> changed = new HashMap<>();
    private final UnfinishedImports unfinished;
    private final InstantSource clock;
    private Instant written;
    private boolean closed;

    ImportPlaces(UnfinishedImports unfinished, InstantSource clock) {
        this.unfinished = unfinished;
        this.clock = clock;
        written = clock.instant();
    }

    /** How far the file of this SHA-256 was imported before. */
    synchronized Optional<DoneSoFar> before(String sha256) {
        return unfinished.before(run, sha256);
    }

    /** The import has come so far in the file of this SHA-256. */
    synchronized void at(String sha256, DoneSoFar far) {
        changed.put(sha256, far);
        if (!closed && (changed.size() >= MOST_FILES || isDue())) {
            write();
        }
    }

    /** Whether the next place is written down. */
    synchronized boolean isDue() {
        return !clock.instant().isBefore(written.plus(EVERY));
    }

    /** Nobody may go on with the file of this SHA-256. */
    synchronized void forget(String sha256) {
        changed.remove(sha256);
        if (!closed) {
            unfinished.forget(sha256);
        }
    }

    private void write() {
        written = clock.instant();
        unfinished.keep(run, changed, written);
        changed.clear();
    }

    /** The import has reached its end: the next one begins anew. */
    synchronized void end() {
        // What it went on from is its own now, and is forgotten with it.
        write();
        unfinished.forget(run, clock.instant());
    }

    /** An import that is stopped in an orderly way loses nothing; nothing is written down behind this. */
    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            write();
        }
    }
}
