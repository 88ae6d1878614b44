package org.standpat.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import tools.jackson.databind.JsonNode;

/** Plays all seats of a house-dealt hand: picks one of the legal answers and knows the cards from the events alone. */
public final class TablePlayer {

    private final RunningCommandSide side;
    private final Random chance;
    private final String hand;
    private final Map<Integer, List<Card>> held = new HashMap<>();
    private final List<JsonNode> events = new ArrayList<>();
    private JsonNode legal;
    private int position;

    /** Goes on from the answer that started the hand. */
    public TablePlayer(RunningCommandSide side, Reply started, long seed) {
        this.side = side;
        this.chance = new Random(seed);
        this.hand = started.hand();
        this.legal = started.json().path("legal");
        take(started);
    }

    private TablePlayer(RunningCommandSide side, TablePlayer before) {
        this.side = side;
        this.chance = before.chance;
        this.hand = before.hand;
        this.held.putAll(before.held);
        this.events.addAll(before.events);
        this.legal = before.legal;
        this.position = before.position;
    }

    /** The same players at the same table, after a restart of the service. */
    public TablePlayer on(RunningCommandSide restarted) {
        return new TablePlayer(restarted, this);
    }

    /** Whether somebody has something to decide. */
    public boolean isRunning() {
        return !legal.path("seat").isNull();
    }

    /** Whether the players are drawing cards. */
    public boolean isDrawing() {
        return choices().contains("discard");
    }

    public int position() {
        return position;
    }

    public String hand() {
        return hand;
    }

    /** All events so far, as they were answered. */
    public List<JsonNode> events() {
        return events;
    }

    /** Every card that a player was dealt so far. */
    public List<Card> dealt() {
        List<Card> dealt = new ArrayList<>();
        for (JsonNode event : events) {
            if (event.path("type").stringValue().equals("CardsDealt")
                    || event.path("type").stringValue().equals("CardsReplaced")) {
                dealt.addAll(cards(event).asList());
            }
        }
        return dealt;
    }

    /** The cards of a seat. */
    public List<Card> heldBy(int seat) {
        return held.getOrDefault(seat, List.of());
    }

    /** One legal action of the seat whose turn it is; nobody folds while {@code stay}. */
    public Reply next(boolean stay) {
        int seat = legal.path("seat").intValue();
        List<String> choices = choices();
        if (stay) {
            choices.remove("fold");
        }
        Reply reply = send(seat, choices.get(chance.nextInt(choices.size())));
        if (reply.status() != 200) {
            throw new AssertionError("a legal action was refused: " + reply.text());
        }
        take(reply);
        return reply;
    }

    private Reply send(int seat, String choice) {
        String body = switch (choice) {
            case "bet", "raise" ->
                Bodies.wager(seat, choice, option(choice).path("least").longValue());
            case "discard" -> Bodies.cards(seat, choice, discards(seat));
            default -> Bodies.action(seat, choice);
        };
        return side.act(hand, body, "If-Match", "\"" + position + "\"");
    }

    private String discards(int seat) {
        List<Card> cards = held.getOrDefault(seat, List.of());
        int count = 1 + chance.nextInt(cards.size());
        return Cards.of(cards.subList(0, count)).toString();
    }

    private List<String> choices() {
        List<String> choices = new ArrayList<>();
        for (JsonNode option : legal.path("actions")) {
            choices.add(option.path("action").stringValue());
        }
        return choices;
    }

    private JsonNode option(String action) {
        for (JsonNode option : legal.path("actions")) {
            if (option.path("action").stringValue().equals(action)) {
                return option;
            }
        }
        throw new AssertionError(action + " is not among " + legal);
    }

    private void take(Reply reply) {
        for (JsonNode event : reply.json().path("events")) {
            events.add(event);
            int seat = event.path("data").path("seat").intValue(0);
            switch (event.path("type").stringValue()) {
                case "CardsDealt", "CardsReplaced" ->
                    held.computeIfAbsent(seat, ignored -> new ArrayList<>())
                            .addAll(cards(event).asList());
                case "DiscardDeclared" ->
                    held.getOrDefault(seat, new ArrayList<>())
                            .removeAll(cards(event).asList());
                default -> {}
            }
        }
        legal = reply.json().path("legal");
        position = reply.position();
    }

    private static Cards cards(JsonNode event) {
        return Cards.parse(event.path("data").path("cards").stringValue());
    }
}
