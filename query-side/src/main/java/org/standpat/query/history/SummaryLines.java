package org.standpat.query.history;

import java.util.ArrayList;
import java.util.List;
import org.standpat.card.Cards;
import org.standpat.hand.Ending;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.Player;
import org.standpat.hand.Pot;
import org.standpat.hand.Table;

/** The last part of the text of a hand that is over: pots, rake and how it ended for each seat. */
final class SummaryLines {

    private SummaryLines() {}

    static List<String> of(Finished finished, SeatResults results, SpokenHands spoken) {
        List<String> lines = new ArrayList<>();
        lines.add("*** SUMMARY ***");
        lines.add(ending(finished));
        Table table = finished.table();
        for (Player player : table.players()) {
            lines.add("Seat " + player.seat() + ": " + player.name() + places(table, player.seat()) + " "
                    + (finished.ending() == Ending.PLAYED ? result(player, results, spoken) : refund(player, results)));
        }
        return lines;
    }

    private static String ending(Finished finished) {
        return switch (finished.ending()) {
            case PLAYED -> pots(finished.pots()) + " | Rake " + finished.rake();
            case MISDEAL -> "Misdeal, the hand does not count";
            case CANCELLED -> "Hand cancelled, it does not count";
        };
    }

    private static String refund(Player player, SeatResults results) {
        long back = results.refunded().getOrDefault(player.seat(), 0L);
        return back > 0 ? "got back (" + back + ")" : "had put in nothing";
    }

    private static String pots(List<Pot> pots) {
        long total = pots.stream().mapToLong(Pot::amount).sum();
        StringBuilder text = new StringBuilder("Total pot ").append(total);
        for (int i = 0; pots.size() > 1 && i < pots.size(); i++) {
            text.append(' ')
                    .append(Phrases.capitalised(Phrases.pot(i, pots.size())))
                    .append(' ')
                    .append(pots.get(i).amount())
                    .append('.');
        }
        return text.toString();
    }

    private static String places(Table table, int seat) {
        return (seat == table.button() ? " (button)" : "")
                + (seat == table.smallBlindSeat() ? " (small blind)" : "")
                + (seat == table.bigBlindSeat() ? " (big blind)" : "");
    }

    private static String result(Player player, SeatResults results, SpokenHands spoken) {
        int seat = player.seat();
        long won = results.won().getOrDefault(seat, 0L);
        return switch (player.standing()) {
            case FOLDED, DEAD -> results.left().getOrDefault(seat, "");
            case SHOWN ->
                "showed " + Phrases.bracketed(player.cards())
                        + (won > 0 ? " and won (" + won + ") with " : " and lost with ") + spoken.of(seat);
            case MUCKED ->
                "mucked" + Phrases.ifKnown(results.mucked().getOrDefault(seat, Cards.NONE))
                        + (won > 0 ? " and collected (" + won + ")" : "");
            case IN_HAND -> won > 0 ? "collected (" + won + ")" : "was the last in the hand";
        };
    }
}
