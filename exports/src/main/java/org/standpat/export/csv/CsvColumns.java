package org.standpat.export.csv;

import java.util.Map;
import java.util.TreeMap;
import org.standpat.export.Awards;
import org.standpat.export.Endings;
import org.standpat.export.Money;
import org.standpat.export.RecordedEvent;
import org.standpat.export.SeenHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.Player;
import org.standpat.hand.Pot;
import org.standpat.hand.SeatedPlayer;
import org.standpat.hand.Table;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;

/** What stands in the columns. Amounts are in units of the currency, with a point; a column that a running hand cannot fill is empty. */
final class CsvColumns {

    private CsvColumns() {}

    static String headings() {
        CsvCells cells = new CsvCells();
        for (String heading : new String[] {
            "hand",
            "started_at",
            "table",
            "ranking",
            "draws",
            "betting",
            "small_blind",
            "big_blind",
            "ante",
            "currency",
            "players",
            "button",
            "ending",
            "draws_begun",
            "showdown",
            "reshuffles",
            "pot",
            "rake",
            "rulings"
        }) {
            cells.number(heading);
        }
        for (int seat = 1; seat <= SeatedPlayer.HIGHEST_SEAT; seat++) {
            cells.number("player_" + seat)
                    .number("stack_" + seat)
                    .number("won_" + seat)
                    .number("end_" + seat);
        }
        return cells.line();
    }

    static String row(SeenHand hand) {
        CsvCells cells = new CsvCells();
        start(cells, hand);
        course(cells, hand);
        Map<Integer, Long> won = hand.end().map(Awards::bySeat).orElse(Map.of());
        Map<Integer, Long> stacks = new TreeMap<>();
        for (SeatedPlayer seated : hand.started().seats()) {
            stacks.put(seated.seat(), seated.stack());
        }
        for (int seat = 1; seat <= SeatedPlayer.HIGHEST_SEAT; seat++) {
            seat(cells, hand, seat, stacks, won);
        }
        return cells.line();
    }

    private static void start(CsvCells cells, SeenHand hand) {
        HandStarted started = hand.started();
        HouseRules rules = started.rules();
        Game game = rules.game();
        cells.number(started.hand().toString())
                .number(started.startedAt().toString())
                .text(started.table())
                .text(game.ranking().name())
                .number(Integer.toString(game.draws()))
                .text(betting(game))
                .number(amount(hand, rules.blinds().small()))
                .number(amount(hand, rules.blinds().big()))
                .number(amount(hand, rules.ante().amount()))
                .text(hand.money().currency())
                .number(Integer.toString(started.seats().size()))
                .number(Integer.toString(started.button()));
    }

    private static void course(CsvCells cells, SeenHand hand) {
        Table table = hand.last().table();
        cells.text(hand.end().map(CsvColumns::ending).orElse("running"))
                .number(Integer.toString(table.draw()))
                .number(hand.wasShowdown() ? "1" : "0")
                .number(count(hand, HandEvent.DeckReshuffled.class));
        hand.end()
                .ifPresentOrElse(
                        end -> cells.number(amount(hand, pot(end))).number(amount(hand, end.rake())),
                        () -> cells.nothing().nothing());
        cells.number(count(hand, HandEvent.Ruled.class));
    }

    private static void seat(
            CsvCells cells, SeenHand hand, int seat, Map<Integer, Long> stacks, Map<Integer, Long> won) {
        Long stack = stacks.get(seat);
        if (stack == null) {
            cells.nothing().nothing().nothing().nothing();
            return;
        }
        Player player = hand.last().table().player(seat);
        cells.text(player.name()).number(amount(hand, stack));
        if (hand.end().isPresent()) {
            cells.number(amount(hand, won.getOrDefault(seat, 0L))).number(amount(hand, player.stack()));
        } else {
            cells.nothing().nothing();
        }
    }

    private static String betting(Game game) {
        return switch (game.betting()) {
            case FixedLimit ignored -> "fixed limit";
            case PotLimit ignored -> "pot limit";
            case NoLimit ignored -> "no limit";
        };
    }

    private static String ending(Finished end) {
        return Endings.word(end.ending());
    }

    private static long pot(Finished end) {
        return end.pots().stream().mapToLong(Pot::amount).sum();
    }

    private static String amount(SeenHand hand, long chips) {
        return Money.amount(chips, hand.money()).toPlainString();
    }

    private static String count(SeenHand hand, Class<? extends HandEvent> kind) {
        int count = 0;
        for (RecordedEvent recorded : hand.events()) {
            count += kind.isInstance(recorded.event()) ? 1 : 0;
        }
        return Integer.toString(count);
    }
}
