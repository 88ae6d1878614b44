package org.standpat.export;

import java.util.ArrayList;
import java.util.List;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.DeclarationChanged;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.hand.HandEvent.StoodPat;

/**
 * The declarations of a hand as they stood when all was said. Formats that know no changed declaration (rule 5.3) are told what held, and
 * say nothing of the change.
 */
public final class Declarations {

    private Declarations() {}

    /** The steps with each declaration as it stood in the end; the changes stay where they are. */
    public static List<Step> settled(List<Step> steps) {
        List<Step> settled = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            switch (step.event()) {
                case DiscardDeclared declared ->
                    settled.add(with(step, lastOf(steps, i, declared.seat(), step.event())));
                case StoodPat pat -> settled.add(with(step, lastOf(steps, i, pat.seat(), step.event())));
                default -> settled.add(step);
            }
        }
        return settled;
    }

    private static Step with(Step step, HandEvent event) {
        return new Step(step.before(), event, step.after());
    }

    /** Changes come before anything else happens on the draw; notes of the floor may stand between. */
    private static HandEvent lastOf(List<Step> steps, int from, int seat, HandEvent declared) {
        HandEvent last = declared;
        for (Step step : steps.subList(from + 1, steps.size())) {
            switch (step.event()) {
                case DeclarationChanged changed when changed.seat() == seat -> last = of(seat, changed.cards());
                case DiscardDeclared ignored -> {
                    return last;
                }
                case StoodPat ignored -> {
                    return last;
                }
                case HandEvent.CardsReplaced ignored -> {
                    return last;
                }
                case HandEvent.BettingRoundOpened ignored -> {
                    return last;
                }
                default -> {}
            }
        }
        return last;
    }

    private static HandEvent of(int seat, Cards cards) {
        return cards.isEmpty() ? new StoodPat(seat) : new DiscardDeclared(seat, cards);
    }
}
