package org.standpat.query.history;

import java.util.ArrayList;
import java.util.List;
import org.standpat.card.Cards;
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
        lines.add(pots(finished.pots()) + " | Rake " + finished.rake());
        Table table = finished.table();
        for (Player player : table.players()) {
            lines.add("Seat " + player.seat() + ": " + player.name() + places(table, player.seat()) + " "
                    + result(table, player, results, spoken));
        }
        return lines;
    }

    private static String pots(List<Pot> pots) {
        long total = pots.stream().mapToLong(Pot::amount).sum();
        StringBuilder text = new StringBuilder("Total pot ").append(total);
        for (int i = 0; pots.size() > 1 && i < pots.size(); i++) {
            String name = Phrases.pot(i, pots.size());
            text.append(' ')
                    .append(Character.toUpperCase(name.charAt(0)))
                    .append(name, 1, name.length())
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

    private static String result(Table table, Player player, SeatResults results, SpokenHands spoken) {
        int seat = player.seat();
        long won = results.won().getOrDefault(seat, 0L);
        return switch (player.standing()) {
            case FOLDED ->
                "folded "
                        + Phrases.foldedAt(
                                results.foldedAfterDraw().getOrDefault(seat, 0),
                                table.rules().game().draws());
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
