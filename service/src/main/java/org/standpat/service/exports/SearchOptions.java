package org.standpat.service.exports;

import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.query.listing.HandSearch;
import picocli.CommandLine.Option;

/** Which hands, as the list of hands over HTTP says it. */
final class SearchOptions {

    @Option(names = "--player", paramLabel = "NAME", description = "Hands that this player was dealt in.")
    private @Nullable String player;

    @Option(names = "--table", paramLabel = "NAME", description = "Hands of this table.")
    private @Nullable String table;

    @Option(
            names = "--from",
            paramLabel = "TIME",
            converter = HandTime.class,
            description = "Hands that began at this time or later, as in 2026-01-05T20:15:00Z.")
    private @Nullable Instant from;

    @Option(
            names = "--to",
            paramLabel = "TIME",
            converter = HandTime.class,
            description = "Hands that began before this time.")
    private @Nullable Instant to;

    /** What is looked for. */
    HandSearch search() {
        return new HandSearch(
                Optional.ofNullable(player),
                Optional.ofNullable(table),
                Optional.ofNullable(from),
                Optional.ofNullable(to));
    }
}
