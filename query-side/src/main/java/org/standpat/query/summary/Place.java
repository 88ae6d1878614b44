package org.standpat.query.summary;

import java.util.List;
import org.standpat.hand.Player;
import org.standpat.hand.Table;

/** Where a player sits, whatever was posted there; named from the button, for any number of players (docs/statistics.md). */
public enum Place {
    /** The dealer button; heads-up it posts the small blind. */
    BUTTON,
    SMALL_BLIND,
    BIG_BLIND,
    /** Before the button. */
    CUTOFF,
    /** Before the cutoff. */
    HIJACK,
    /** Before the hijack. */
    LOJACK,
    /** Between the blinds and the lojack. */
    EARLY;

    private static final int HEADS_UP = 2;

    /** The places from the button against the clock. */
    private static final List<Place> BACKWARDS = List.of(BUTTON, CUTOFF, HIJACK, LOJACK);

    /** The place of somebody who was dealt in. */
    static Place of(Table table, int seat) {
        List<Player> clockwise = table.clockwiseAfter(table.button());
        int after = 0;
        while (clockwise.get(after).seat() != seat) {
            after++;
        }
        return of(clockwise.size(), after);
    }

    private static Place of(int players, int after) {
        int before = players - 1 - after;
        if (before == 0) {
            return BUTTON;
        }
        int blind = players == HEADS_UP ? after + 1 : after;
        return switch (blind) {
            case 0 -> SMALL_BLIND;
            case 1 -> BIG_BLIND;
            default -> before < BACKWARDS.size() ? BACKWARDS.get(before) : EARLY;
        };
    }

    /** True where a raise first in is a steal: few are left who could call. */
    boolean isToSteal() {
        return switch (this) {
            case CUTOFF, BUTTON, SMALL_BLIND -> true;
            case BIG_BLIND, HIJACK, LOJACK, EARLY -> false;
        };
    }

    /** True for the places of the blinds. */
    boolean isBlind() {
        return switch (this) {
            case SMALL_BLIND, BIG_BLIND -> true;
            case BUTTON, CUTOFF, HIJACK, LOJACK, EARLY -> false;
        };
    }
}
