package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.SeenHand;
import org.standpat.export.ohh.OhhExport;
import org.standpat.hand.HandEvent;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whoever adds up an Open Hand History finds every chip again. */
class OhhMoneyTest {

    private static final int HANDS = 200;
    private static final int DECIMALS = 2;
    private static final Set<String> PUTS_IN =
            Set.of("Post Ante", "Post SB", "Post BB", "Post Dead", "Post Extra Blind", "Call", "Bet", "Raise");
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    @Test
    @DisplayName(
            "given any hand, when its actions are added up, then pots, rake, winnings and ending stacks come out to the cent")
    void everyChip() {
        int played = 0;
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> events = PlayedHands.any(seed);
            String text =
                    Written.by(new OhhExport(), SeenHand.undated(events, Viewer.STAFF, new Denomination("USD", 2)));
            JsonNode hand = JSON.readTree(text).get("ohh");
            Map<Integer, BigDecimal> chips = new HashMap<>();
            hand.get("players").forEach(player -> add(chips, player.get("id"), player.get("starting_stack")));

            BigDecimal in = putIn(hand, chips);
            BigDecimal pots = won(hand, chips);

            if (hand.get("draw").get("ending").stringValue().equals("Played")) {
                played++;
                assertThat(pots).as("seed %d%n%s", seed, text).isEqualByComparingTo(in);
            } else {
                hand.get("draw").get("ending_stacks").forEach(stack -> {
                    if (stack.has("refunded")) {
                        add(chips, stack.get("player_id"), stack.get("refunded"));
                    }
                });
            }
            hand.get("draw")
                    .get("ending_stacks")
                    .forEach(stack -> assertThat(stack.get("amount").decimalValue())
                            .as("seed %d%n%s", seed, text)
                            .isEqualByComparingTo(
                                    chips.get(stack.get("player_id").intValue())));
        }
        assertThat(played).as("hands that were played out").isGreaterThan(HANDS / 4);
    }

    private static BigDecimal putIn(JsonNode hand, Map<Integer, BigDecimal> chips) {
        BigDecimal sum = BigDecimal.ZERO;
        for (JsonNode round : hand.get("rounds")) {
            for (JsonNode action : round.get("actions")) {
                String what = action.get("action").stringValue();
                BigDecimal amount = action.has("amount") ? action.get("amount").decimalValue() : BigDecimal.ZERO;
                if (PUTS_IN.contains(what)) {
                    sum = sum.add(amount);
                    chips.merge(action.get("player_id").intValue(), amount.negate(), BigDecimal::add);
                }
            }
        }
        for (JsonNode event : hand.get("draw").get("events")) {
            if (event.get("event").stringValue().equals("UncalledBetReturned")) {
                BigDecimal amount = BigDecimal.valueOf(event.get("amount").longValue(), DECIMALS);
                sum = sum.subtract(amount);
                chips.merge(event.get("seat").intValue(), amount, BigDecimal::add);
            }
        }
        return sum;
    }

    private static BigDecimal won(JsonNode hand, Map<Integer, BigDecimal> chips) {
        BigDecimal pots = BigDecimal.ZERO;
        for (JsonNode pot : hand.get("pots")) {
            BigDecimal left =
                    pot.get("amount").decimalValue().subtract(pot.get("rake").decimalValue());
            for (JsonNode win : pot.get("player_wins")) {
                add(chips, win.get("player_id"), win.get("win_amount"));
                left = left.subtract(win.get("win_amount").decimalValue());
            }
            assertThat(left).isEqualByComparingTo(BigDecimal.ZERO);
            pots = pots.add(pot.get("amount").decimalValue());
        }
        return pots;
    }

    private static void add(Map<Integer, BigDecimal> chips, JsonNode player, JsonNode amount) {
        chips.merge(player.intValue(), amount.decimalValue(), BigDecimal::add);
    }
}
