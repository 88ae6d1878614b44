package org.standpat.export.pokerstars;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.standpat.export.Step;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;

/**
 * The room serves each player as soon as he has declared, and its text has his new cards on the next line. Of a hand in which all declared
 * first (rule 5.5) the lines are put so; the order in which the cards fell is lost.
 */
final class PokerStarsDraws {

    private final List<Step> ordered = new ArrayList<>();
    private final List<Step> declared = new ArrayList<>();
    private final Map<Integer, List<Step>> served = new LinkedHashMap<>();

    private PokerStarsDraws() {}

    /** The steps with what a player received next to what he declared. */
    static List<Step> inTurn(List<Step> steps) {
        PokerStarsDraws draws = new PokerStarsDraws();
        boolean drawing = false;
        for (Step step : steps) {
            boolean begins = step.event() instanceof HandEvent.DrawOpened;
            // When everybody is all-in, one draw follows on another with no betting between.
            if (begins || endsDraw(step.event())) {
                drawing = begins;
                draws.flush();
            }
            if (drawing) {
                draws.add(step);
            } else {
                draws.ordered.add(step);
            }
        }
        draws.flush();
        return draws.ordered;
    }

    private void add(Step step) {
        switch (step.event()) {
            case CardsReplaced replaced -> serve(replaced.seat(), step);
            case DeckReshuffled reshuffled -> serve(reshuffled.seat(), step);
            default -> declared.add(step);
        }
    }

    private void serve(int seat, Step step) {
        served.computeIfAbsent(seat, any -> new ArrayList<>()).add(step);
    }

    private void flush() {
        for (Step step : declared) {
            ordered.add(step);
            if (step.event() instanceof HandEvent.DiscardDeclared discards) {
                List<Step> cards = served.remove(discards.seat());
                ordered.addAll(cards == null ? List.of() : cards);
            }
        }
        served.values().forEach(ordered::addAll);
        declared.clear();
        served.clear();
    }

    private static boolean endsDraw(HandEvent event) {
        return event instanceof HandEvent.BettingRoundOpened
                || event instanceof HandEvent.ShowdownOpened
                || event instanceof HandEvent.MisdealDeclared
                || event instanceof HandEvent.HandCancelled
                || event instanceof HandEvent.RakeTaken
                || event instanceof HandEvent.PotAwarded
                || event instanceof HandEvent.HandMucked;
    }
}
