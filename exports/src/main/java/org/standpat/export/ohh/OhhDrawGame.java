package org.standpat.export.ohh;

import java.util.Map;
import org.standpat.export.Awards;
import org.standpat.export.Endings;
import org.standpat.export.Money;
import org.standpat.export.RecordedEvent;
import org.standpat.export.SeenHand;
import org.standpat.export.json.DealtPlaces;
import org.standpat.export.json.EventObjects;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.Player;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The one field that the specification does not have: which draw game it is, how the hand ended, the stacks after it, and what is needed
 * to play the hand again. The events that the specification has no action for are added by {@link OhhRounds}.
 */
final class OhhDrawGame {

    private OhhDrawGame() {}

    static ObjectNode of(SeenHand hand, Finished end) {
        ObjectNode node = OhhWriter.JSON.createObjectNode();
        node.put("ranking", hand.started().rules().game().ranking().name());
        node.put("draws", hand.started().rules().game().draws());
        node.put("decimals", hand.money().decimals());
        node.put("ending", Endings.capitalised(end.ending()));
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
        node.put("started_at", hand.started().startedAt().toString());
        node.set("start", EventObjects.start(hand.started()));
        DealtPlaces.of(hand.events().stream().map(RecordedEvent::event).toList())
                .ifPresent(places -> node.set("places", places));
        return node;
    }
}
