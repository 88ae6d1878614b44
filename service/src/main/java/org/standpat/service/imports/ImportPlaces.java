package org.standpat.service.imports;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.standpat.db.imports.DoneSoFar;
import org.standpat.db.imports.ImportProgress;

/**
 * Remembers how far one import is, so that the next one goes on there when this one is stopped. It writes at most once a second: what is
 * lost of that is looked at once more and found in the record.
 */
final class ImportPlaces {

    static final Duration EVERY = Duration.ofSeconds(1);

    /** Files that may have come further since the last time it was written down. */
    static final int MOST_FILES = 1_000;

    private final UUID run = UUID.randomUUID();
    private final Map<String, DoneSoFar> changed = new HashMap<>();
    private final ImportProgress progress;
    private final InstantSource clock;
    private Instant written;

    ImportPlaces(ImportProgress progress, InstantSource clock) {
        this.progress = progress;
        this.clock = clock;
        written = clock.instant();
    }

    /** How far the file of this SHA-256 was imported before. */
    Optional<DoneSoFar> before(String sha256) {
        return progress.of(sha256);
    }

    /** The import has come so far in the file of this SHA-256. */
    void at(String sha256, DoneSoFar far) {
        changed.put(sha256, far);
        if (changed.size() >= MOST_FILES || !clock.instant().isBefore(written.plus(EVERY))) {
            write();
        }
    }

    /** Writes down what has not been; an import that is stopped in an orderly way loses nothing of it. */
    void write() {
        written = clock.instant();
        progress.keep(run, changed, written);
        changed.clear();
    }

    /** The import has reached its end: the next one begins anew. */
    void end() {
        // What it went on from is its own now, and is forgotten with it.
        write();
        progress.forget(run, clock.instant());
    }
}
