package org.standpat.export.ohh;

import java.math.BigDecimal;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.standpat.export.Money;
import org.standpat.export.SeenHand;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.Pot;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The object of one hand. Players' ids are their seat numbers; amounts are in units of the currency. */
final class OhhHand {

    private static final String SPECIFICATION = "1.4.7";
    private static final String PRODUCT = "Standpat";

    /** What the specification writes for chips that are no currency. */
    private static final String PLAY_MONEY = "XPM";

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private OhhHand() {}

    static ObjectNode of(SeenHand hand, Finished end) {
        HandStarted started = hand.started();
        HouseRules rules = started.rules();
        Denomination money = hand.money();
        ObjectNode node = OhhWriter.JSON.createObjectNode();
        node.put("spec_version", SPECIFICATION);
        node.put("site_name", PRODUCT);
        node.put("network_name", PRODUCT);
        node.put("internal_version", "1.0.0");
        node.put("tournament", false);
        node.put("game_number", started.hand().toString());
        node.put("start_date_utc", TIME.format(started.startedAt()));
        node.put("table_name", started.table());
        node.put("game_type", "Draw");
        ObjectNode limit = node.putObject("bet_limit");
        limit.put("bet_type", betType(rules.game().betting()));
        limit.put("bet_cap", BigDecimal.ZERO);
        node.put("table_size", rules.mostSeats());
        node.put("currency", money.currency().isEmpty() ? PLAY_MONEY : money.currency());
        node.put("dealer_seat", started.button());
        node.put("small_blind_amount", Money.amount(rules.blinds().small(), money));
        node.put("big_blind_amount", Money.amount(rules.blinds().big(), money));
        node.put("ante_amount", Money.amount(rules.ante().amount(), money));
        hero(hand, node);
        players(started, money, node.putArray("players"));
        ObjectNode draw = OhhDrawGame.of(hand, end);
        OhhRounds.write(hand, node.putArray("rounds"), draw.putArray("events"));
        pots(hand, end, node.putArray("pots"));
        node.set("draw", draw);
        return node;
    }

    private static String betType(BettingStructure betting) {
        return switch (betting) {
            case FixedLimit ignored -> "FL";
            case PotLimit ignored -> "PL";
            case NoLimit ignored -> "NL";
        };
    }

    /** A view of the public or of staff has no hero. */
    private static void hero(SeenHand hand, ObjectNode node) {
        if (hand.viewer() instanceof Viewer.PlayerOn own && hand.last().table().hasSeat(own.seat())) {
            node.put("hero_player_id", own.seat());
        }
    }

    private static void players(HandStarted started, Denomination money, ArrayNode players) {
        for (SeatedPlayer seated : started.seats()) {
            ObjectNode player = players.addObject();
            player.put("id", seated.seat());
            player.put("seat", seated.seat());
            player.put("name", seated.player());
            player.put("starting_stack", Money.amount(seated.stack(), money));
        }
    }

    private static void pots(SeenHand hand, Finished end, ArrayNode pots) {
        for (int number = 0; number < end.pots().size(); number++) {
            Pot pot = end.pots().get(number);
            ObjectNode node = pots.addObject();
            node.put("number", number);
            node.put("amount", Money.amount(pot.amount(), hand.money()));
            node.put("rake", Money.amount(end.raked().getOrDefault(number, 0L), hand.money()));
            node.put("jackpot", Money.amount(0, hand.money()));
            ArrayNode wins = node.putArray("player_wins");
            for (Map.Entry<Integer, Long> share :
                    bySeat(end.awards().getOrDefault(number, List.of())).entrySet()) {
                ObjectNode win = wins.addObject();
                win.put("player_id", share.getKey());
                win.put("win_amount", Money.amount(share.getValue(), hand.money()));
            }
        }
    }

    private static Map<Integer, Long> bySeat(List<Share> shares) {
        Map<Integer, Long> amounts = new LinkedHashMap<>();
        for (Share share : shares) {
            amounts.merge(share.seat(), share.amount(), Math::addExact);
        }
        return amounts;
    }
}
