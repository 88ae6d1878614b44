package org.standpat.formats.phh;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.standpat.houserules.DrawProcedure.Order;

/** In which order a hand was drawn to, which its actions tell (rule 5.5). */
final class PhhDrawOrder {

    private final Set<Integer> declared = new HashSet<>();
    private boolean served;

    private PhhDrawOrder() {}

    /**
     * In turn where somebody declares after another has received cards on the same draw. Otherwise all declare first, which is also
     * how a hand is read in which the order makes no difference.
     */
    static Order of(List<PhhStep> steps) {
        PhhDrawOrder draw = new PhhDrawOrder();
        for (PhhStep step : steps) {
            if (draw.isInTurn(step.action())) {
                return Order.IN_TURN;
            }
        }
        return Order.ANNOUNCE_THEN_REPLACE;
    }

    private boolean isInTurn(PhhAction action) {
        switch (action) {
            case PhhAction.Discard discard -> {
                // Nobody declares twice on one draw: this is the next one, with no bet between them.
                if (declared.contains(discard.player())) {
                    begin();
                }
                declared.add(discard.player());
                return served;
            }
            case PhhAction.DealHole ignored -> served = !declared.isEmpty();
            case PhhAction.Fold ignored -> begin();
            case PhhAction.CheckOrCall ignored -> begin();
            case PhhAction.BetOrRaise ignored -> begin();
            case PhhAction.Show ignored -> begin();
            case PhhAction.Muck ignored -> begin();
            case PhhAction.Dash ignored -> begin();
        }
        return false;
    }

    private void begin() {
        declared.clear();
        served = false;
    }
}
