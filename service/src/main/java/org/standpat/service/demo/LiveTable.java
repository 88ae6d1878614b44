package org.standpat.service.demo;

import java.util.List;
import java.util.StringJoiner;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.standpat.houserules.Profiles;
import org.standpat.service.Sentence;
import org.standpat.service.http.ApiAnswer;
import org.standpat.service.http.WriteRequest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A table whose players play one hand that the house deals, over the write API and knowing nothing but its answers: each request is one
 * of the legal actions that the last answer listed.
 */
public final class LiveTable {

    /** The address at which hands are started. */
    public static final String HANDS = "/api/v1/hands";

    private static final String HOUSE = "house";
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final long SMALL_BLIND = 50;
    private static final long BIG_BLIND = 100;
    private static final long STACK = 5_000;

    private final String name;
    private final List<String> players;
    private final SeatChoices choices;
    private final String keys = UUID.randomUUID().toString();
    private final EventReader events = new EventReader();
    private int requests;
    private String hand = "";
    private int position;
    private long feedPosition;
    private JsonNode legal = JSON.createObjectNode();

    /**
     * A table before the hand.
     *
     * @param players their names, from seat 1 on; the last one has the button
     * @param chance what they choose by
     */
    public LiveTable(String name, List<String> players, RandomGenerator chance) {
        this.name = name;
        this.players = List.copyOf(players);
        this.choices = new SeatChoices(chance);
    }

    /** The request that starts the hand. */
    public WriteRequest start() {
        ObjectNode body = JSON.createObjectNode();
        body.put("table", name);
        body.put("dealing", HOUSE);
        body.put("button", players.size());
        body.putObject("rules")
                .put("profile", Profiles.POKERSTARS)
                .put("smallBlind", SMALL_BLIND)
                .put("bigBlind", BIG_BLIND);
        ArrayNode seats = body.putArray("seats");
        for (int i = 0; i < players.size(); i++) {
            seats.addObject().put("seat", i + 1).put("player", players.get(i)).put("stack", STACK);
        }
        return request(HANDS, body, 0);
    }

    /** The next action: one of the legal ones of the seat whose turn it is. */
    public WriteRequest next() {
        int seat = legal.path("seat").intValue();
        return request(
                HANDS + "/" + hand + "/actions",
                choices.action(seat, legal.path("actions"), events.held(seat)),
                position);
    }

    private WriteRequest request(String path, ObjectNode body, int at) {
        requests++;
        return new WriteRequest(path, JSON.writeValueAsString(body), at, keys + "-" + requests);
    }

    /**
     * Takes in what the service answered.
     *
     * @throws Sentence when it refused
     */
    public void take(ApiAnswer answer) {
        JsonNode body = answer.good().json();
        hand = body.path("hand").stringValue();
        position = body.path("position").intValue();
        feedPosition = body.path("feedPosition").longValue();
        legal = body.path("legal");
        body.path("events").forEach(events::take);
    }

    /** Whether somebody has something to decide. */
    public boolean isRunning() {
        return legal.path("seat").isInt();
    }

    /** The hand's id; empty before it was started. */
    public String hand() {
        return hand;
    }

    /** Number of the hand's last event. */
    public int position() {
        return position;
    }

    /** Place of that event in the whole log. */
    public long feedPosition() {
        return feedPosition;
    }

    /** Requests made so far. */
    public int requests() {
        return requests;
    }

    /** The names of the events so far, in their order. */
    public List<String> eventTypes() {
        return events.types();
    }

    @Override
    public String toString() {
        return new StringJoiner(", ", name + " [", "]")
                .add("hand " + hand)
                .add("position " + position)
                .toString();
    }
}
