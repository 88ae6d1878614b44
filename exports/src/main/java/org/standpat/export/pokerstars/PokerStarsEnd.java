package org.standpat.export.pokerstars;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.standpat.card.Cards;
import org.standpat.export.Awards;
import org.standpat.export.SeenHand;
import org.standpat.export.Step;
import org.standpat.hand.Ending;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.Player;
import org.standpat.hand.Pot;
import org.standpat.hand.Table;

/** The summary. */
final class PokerStarsEnd {

    private static final Map<Integer, String> NTH = Map.of(1, "1st", 2, "2nd", 3, "3rd");

    private final Finished end;
    private final PokerStarsWords words;
    private final Map<Integer, Long> won;
    private final Map<Integer, String> folds = new HashMap<>();
    private final Map<Integer, Cards> mucked = new HashMap<>();

    private PokerStarsEnd(SeenHand hand, Finished end, PokerStarsWords words) {
        this.end = end;
        this.words = words;
        won = Awards.bySeat(end);
        for (Step step : hand.steps()) {
            note(step);
        }
    }

    static List<String> of(SeenHand hand, Finished end, PokerStarsWords words) {
        PokerStarsEnd summary = new PokerStarsEnd(hand, end, words);
        List<String> lines = new ArrayList<>();
        lines.add("*** SUMMARY ***");
        if (end.ending() == Ending.PLAYED) {
            lines.add(summary.pots());
        }
        for (Player player : end.table().players()) {
            lines.add("Seat " + player.seat() + ": " + words.name(player.seat()) + places(end.table(), player.seat())
                    + summary.result(player));
        }
        return lines;
    }

    /** What a pot is called where there are several. */
    static String pot(int number, int pots) {
        if (number == 0) {
            return "main pot";
        }
        return pots == 2 ? "side pot" : "side pot-" + number;
    }

    private void note(Step step) {
        switch (step.event()) {
            case HandEvent.Folded folded -> folds.put(folded.seat(), folded(step, folded.seat()));
            case HandEvent.HandKilled killed -> folds.put(killed.seat(), folded(step, killed.seat()));
            case HandEvent.HandMucked muck ->
                mucked.put(muck.seat(), step.playerBefore(muck.seat()).cards());
            default -> {}
        }
    }

    private static String folded(Step step, int seat) {
        Table table = step.tableBefore();
        String when = "after the " + NTH.get(table.draw()) + " Draw";
        if (table.draw() == 0) {
            when = "before the Draw";
        } else if (table.rules().game().draws() == 1) {
            when = "after the Draw";
        }
        return " folded " + when + (table.player(seat).committed() == 0 ? " (didn't bet)" : "");
    }

    /** The pots stand here after rake. */
    private String pots() {
        long total = end.pots().stream().mapToLong(Pot::amount).sum();
        StringBuilder text = new StringBuilder("Total pot ").append(words.amount(total));
        int pots = end.pots().size();
        for (int i = 0; pots > 1 && i < pots; i++) {
            String name = pot(i, pots);
            text.append(i == 0 ? " Main" : " Side")
                    .append(name.substring(name.indexOf(' ')))
                    .append(' ')
                    .append(words.amount(end.due(i)))
                    .append('.');
        }
        return text.append(" | Rake ").append(words.amount(end.rake())).toString();
    }

    private static String places(Table table, int seat) {
        return (seat == table.button() ? " (button)" : "")
                + (seat == table.smallBlindSeat() ? " (small blind)" : "")
                + (seat == table.bigBlindSeat() ? " (big blind)" : "");
    }

    private String result(Player player) {
        int seat = player.seat();
        if (end.ending() != Ending.PLAYED) {
            // What goes back is no win: the room writes that everybody collects nothing, those too who had posted.
            return " collected (" + words.amount(0) + ")";
        }
        long chips = won.getOrDefault(seat, 0L);
        return switch (player.standing()) {
            case FOLDED, DEAD -> folds.getOrDefault(seat, " folded before the Draw");
            case SHOWN -> shown(player, chips);
            case MUCKED -> chips > 0 ? " collected (" + words.amount(chips) + ")" : muck(seat);
            case IN_HAND -> " collected (" + words.amount(chips) + ")";
        };
    }

    private String shown(Player player, long chips) {
        return " showed " + PokerStarsWords.cards(player.cards())
                + (chips > 0 ? " and won (" + words.amount(chips) + ") with " : " and lost with ")
                + words.called(player.cards());
    }

    private String muck(int seat) {
        Cards cards = mucked.getOrDefault(seat, Cards.NONE);
        return " mucked" + (cards.knownSet().isEmpty() ? "" : " " + PokerStarsWords.cards(cards));
    }
}
