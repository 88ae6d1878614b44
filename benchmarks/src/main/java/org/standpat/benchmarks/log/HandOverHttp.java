package org.standpat.benchmarks.log;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.standpat.benchmarks.SixHanded;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.houserules.Profiles;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A hand as a client sees it that knows nothing but the answers of the write API. It chooses as {@link org.standpat.play.RandomPlayer}
 * does, so that the hands of this lane are like those of the others.
 */
final class HandOverHttp {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int CARD_LETTERS = 2;

    /** A fold that comes up is taken one time in this many, when there is something else to do. */
    private static final int SELDOM = 4;

    private final SplittableRandom chance;
    private final Map<Integer, List<String>> held = new HashMap<>();
    private String id = "";
    private int position;
    private long feedPosition;
    private JsonNode legal = JSON.createObjectNode();

    HandOverHttp(SplittableRandom chance) {
        this.chance = chance;
    }

    /** Whether somebody has something to decide. */
    boolean isRunning() {
        return legal.path("seat").isInt();
    }

    String id() {
        return id;
    }

    int position() {
        return position;
    }

    /** The place in the whole log of what was answered last. */
    long feedPosition() {
        return feedPosition;
    }

    /** The body that starts the next hand. */
    String start() {
        StartHand start = SixHanded.start(chance);
        String seats = start.seats().stream()
                .map(seat -> "{\"seat\":%d,\"player\":\"%s\",\"stack\":%d}"
                        .formatted(seat.seat(), seat.player(), seat.stack()))
                .collect(Collectors.joining(","));
        held.clear();
        return """
                {"table":"%s","dealing":"house","button":%d,"rules":{"profile":"%s","smallBlind":%d,"bigBlind":%d},"seats":[%s]}""".formatted(
                start.table(), start.button(), Profiles.POKERSTARS, SixHanded.SMALL_BLIND, SixHanded.BIG_BLIND, seats);
    }

    /** The body of the next action: any of those that the last answer said are legal. */
    String next() {
        int seat = legal.path("seat").intValue();
        JsonNode option = option(legal.path("actions"));
        String action = option.path("action").stringValue();
        String more = switch (action) {
            case "bet", "raise" ->
                ",\"to\":"
                        + between(
                                option.path("least").longValue(),
                                option.path("most").longValue());
            case "discard" -> ",\"cards\":\"" + some(seat, option.path("most").intValue()) + "\"";
            default -> "";
        };
        return "{\"seat\":" + seat + ",\"action\":\"" + action + "\"" + more + "}";
    }

    private JsonNode option(JsonNode options) {
        JsonNode option = options.get(chance.nextInt(options.size()));
        boolean fold = option.path("action").stringValue().equals("fold");
        return fold && options.size() > 1 && chance.nextInt(SELDOM) > 0
                ? options.get(1 + chance.nextInt(options.size() - 1))
                : option;
    }

    private long between(long least, long most) {
        return least == most ? least : chance.nextLong(least, most + 1);
    }

    private String some(int seat, int most) {
        List<String> left = new ArrayList<>(held.getOrDefault(seat, List.of()));
        StringBuilder taken = new StringBuilder();
        for (int count = 1 + chance.nextInt(most); count > 0; count--) {
            taken.append(left.remove(chance.nextInt(left.size())));
        }
        return taken.toString();
    }

    /** Takes in what was answered. */
    void take(byte[] answer) {
        JsonNode body = JSON.readTree(answer);
        id = body.path("hand").stringValue();
        position = body.path("position").intValue();
        feedPosition = body.path("feedPosition").longValue();
        legal = body.path("legal");
        for (JsonNode event : body.path("events")) {
            JsonNode data = event.path("data");
            switch (event.path("type").stringValue()) {
                case "CardsDealt", "CardsReplaced" -> cardsOf(data).addAll(cards(data));
                case "DiscardDeclared" -> cardsOf(data).removeAll(cards(data));
                default -> {
                    // No card changes its place.
                }
            }
        }
    }

    private List<String> cardsOf(JsonNode data) {
        return held.computeIfAbsent(data.path("seat").intValue(), seat -> new ArrayList<>());
    }

    private static List<String> cards(JsonNode data) {
        String text = data.path("cards").stringValue();
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < text.length(); i += CARD_LETTERS) {
            cards.add(text.substring(i, i + CARD_LETTERS));
        }
        return cards;
    }
}
