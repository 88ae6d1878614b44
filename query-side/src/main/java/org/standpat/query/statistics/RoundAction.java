package org.standpat.query.statistics;

import java.util.List;
import java.util.Locale;

/** What a player can do on a betting round. */
public enum RoundAction {
    CHECKS,
    BETS,
    CALLS,
    RAISES,
    FOLDS;

    static final List<RoundAction> ALL = List.of(values());

    /** The SQL aggregate that counts how often he did it on the round. */
    String times(int round) {
        return Sql.sum(name().toLowerCase(Locale.ROOT) + "_" + round);
    }
}
