package org.standpat.notary.audit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.standpat.notary.audit.HistoryFinding.CheckpointsForged;

/** Checkpoints that are not to be believed: of each source the first, and how many. Used by one thread. */
final class Untrusted {

    private final Map<String, CheckpointsForged> bySource = new LinkedHashMap<>();

    /**
     * Takes one down.
     *
     * @param size that it speaks for, 0 where it cannot be told
     * @param why a sentence
     */
    void add(long size, String source, String why) {
        bySource.merge(
                source,
                new CheckpointsForged(size, 1, source, why),
                (first, more) ->
                        new CheckpointsForged(first.first(), first.count() + more.count(), source, first.why()));
    }

    /** One finding for each source. */
    List<CheckpointsForged> findings() {
        return List.copyOf(bySource.values());
    }
}
