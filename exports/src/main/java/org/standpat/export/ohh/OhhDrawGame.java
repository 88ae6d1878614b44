package org.standpat.export.ohh;

import java.util.List;
import java.util.Map;
import org.standpat.export.Awards;
import org.standpat.export.Money;
import org.standpat.export.RecordedEvent;
import org.standpat.export.SeenHand;
import org.standpat.hand.Ending;
import org.standpat.hand.HandEvent.PotRuled;
import org.standpat.hand.HandEvent.Ruled;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.Player;
import org.standpat.hand.Ruling;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the specification has no field for: the game, how the hand ended, the stacks after it, what the floor ruled. */
final class OhhDrawGame {

    private OhhDrawGame() {}

    static ObjectNode of(SeenHand hand, Finished end) {
        ObjectNode node = OhhWriter.JSON.createObjectNode();
        node.put("ranking", hand.started().rules().game().ranking().name());
        node.put("draws", hand.started().rules().game().draws());
        node.put("ending", ending(end.ending()));
        Map<Integer, Long> refunds = Awards.refunds(hand);
        ArrayNode stacks = node.putArray("ending_stacks");
        for (Player player : end.table().players()) {
            ObjectNode stack = stacks.addObject();
            stack.put("player_id", player.seat());
            stack.put("amount", Money.amount(player.stack(), hand.money()));
            if (refunds.containsKey(player.seat())) {
                stack.put("refunded", Money.amount(refunds.get(player.seat()), hand.money()));
            }
        }
        rulings(hand, node);
        return node;
    }

    private static String ending(Ending ending) {
        return switch (ending) {
            case PLAYED -> "Played";
            case MISDEAL -> "Misdeal";
            case CANCELLED -> "Cancelled";
        };
    }

    private static void rulings(SeenHand hand, ObjectNode node) {
        List<Ruled> ruled = hand.events().stream()
                .map(RecordedEvent::event)
                .filter(Ruled.class::isInstance)
                .map(Ruled.class::cast)
                .toList();
        if (ruled.isEmpty()) {
            return;
        }
        ArrayNode rulings = node.putArray("rulings");
        for (Ruled event : ruled) {
            ObjectNode entry = rulings.addObject();
            Ruling ruling = event.ruling();
            entry.put("by", ruling.by());
            entry.put("why", ruling.why());
            entry.put("rule", ruling.rule());
            if (event instanceof PotRuled pot) {
                entry.put("pot", pot.pot());
                ArrayNode wins = entry.putArray("player_wins");
                for (Share share : pot.shares()) {
                    ObjectNode win = wins.addObject();
                    win.put("player_id", share.seat());
                    win.put("win_amount", Money.amount(share.amount(), hand.money()));
                }
            }
        }
    }
}
