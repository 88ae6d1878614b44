package org.standpat.ranking;

import java.util.List;
import org.standpat.card.Rank;

/** In which order a ranking counts the ranks: the ace above the king (rule 2.2) or below the deuce (rule 2.5). */
enum RankOrder {
    ACES_HIGH(0),
    ACES_LOW(1);

    private static final List<Rank> RANKS = List.of(Rank.values());

    /** How many of the highest ranks are counted as the lowest. */
    private final int lowered;

    RankOrder(int lowered) {
        this.lowered = lowered;
    }

    /**
     * Where a rank stands.
     *
     * @param rank the rank's number
     * @return 0 for the lowest rank to 12 for the highest
     */
    int place(int rank) {
        return (rank + lowered) % RANKS.size();
    }

    /**
     * The rank that stands here.
     *
     * @param place 0 for the lowest to 12 for the highest
     */
    Rank rank(int place) {
        return RANKS.get((place + RANKS.size() - lowered) % RANKS.size());
    }
}
