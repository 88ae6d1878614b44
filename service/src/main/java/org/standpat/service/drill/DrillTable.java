package org.standpat.service.drill;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.standpat.service.demo.LiveTable;
import org.standpat.service.http.ApiAnswer;
import org.standpat.service.http.ApiClient;
import org.standpat.service.http.WriteRequest;
import tools.jackson.databind.JsonNode;

/**
 * A table at which one hand after the other is played, what was acknowledged to it, and the request that was not answered. It is used
 * by one thread at a time.
 */
final class DrillTable {

    private final String name;
    private final int players;
    private final Random chance;
    private final Tally tally;
    /** Hands that were played since the last check; the last one goes on. */
    private final List<DrilledHand> hands = new ArrayList<>();

    private final List<SettledHand> settled = new ArrayList<>();
    private @Nullable WriteRequest waiting;
    private @Nullable WriteRequest last;
    private String lastAnswer = "";
    private long feedPosition;

    DrillTable(String name, int players, Random chance, Tally tally) {
        this.name = name;
        this.players = players;
        this.chance = chance;
        this.tally = tally;
    }

    /** Sends the next request, or again the one that was not answered. */
    Sent step(ApiClient client) {
        boolean again = waiting != null;
        WriteRequest request = waiting == null ? next() : waiting;
        waiting = request;
        Sent sent = Sent.of(client, request);
        switch (sent) {
            case Sent.Accepted accepted -> {
                if (again) {
                    tally.resend(false);
                }
                take(request, accepted.answer());
            }
            case Sent.NotNow ignored -> tally.refuseForNow();
            case Sent.Silence ignored -> {
                // Whether it was recorded is seen when the service is back.
            }
            case Sent.Refused refused -> tally.add(refusal(refused.answer()));
        }
        return sent;
    }

    private WriteRequest next() {
        if (isRunning()) {
            return hand().live().next();
        }
        List<String> names = IntStream.rangeClosed(1, players)
                .mapToObj(seat -> name + " player " + seat)
                .toList();
        hands.add(new DrilledHand(new LiveTable(name, names, chance)));
        return hand().live().start();
    }

    private boolean isRunning() {
        return !hands.isEmpty() && hand().live().isRunning();
    }

    private DrilledHand hand() {
        return hands.getLast();
    }

    private List<JsonNode> take(WriteRequest request, ApiAnswer answer) {
        List<JsonNode> events = hand().take(answer);
        tally.acknowledge(events.size());
        feedPosition = hand().live().feedPosition();
        last = request;
        lastAnswer = answer.text();
        waiting = null;
        return events;
    }

    private Fault refusal(ApiAnswer answer) {
        return new Fault(
                Fault.Kind.REFUSED,
                hands.isEmpty() ? "" : hand().id(),
                hands.isEmpty() ? 1 : hand().acknowledged().size() + 1,
                "success, or " + Sent.UNAVAILABLE + " while the database is away",
                answer.status() + " " + answer.detail());
    }

    /** Whether a request was sent and not answered. */
    boolean isWaiting() {
        return waiting != null;
    }

    /**
     * Holds what is there against what was acknowledged; sends the last answered request again, and the one that was not answered.
     * After it every request is answered, and hands that are over are settled.
     */
    void check(PatientClient client) {
        for (int i = 0; i < hands.size(); i++) {
            DrilledHand hand = hands.get(i);
            if (!hand.id().isEmpty()) {
                boolean mayBeMore = isWaiting() && i == hands.size() - 1;
                settle(hand, checkRecord(client, hand, mayBeMore));
            }
        }
        repeatLast(client);
        if (isWaiting()) {
            resend(client);
        }
        hands.removeIf(hand -> !hand.id().isEmpty() && !hand.live().isRunning());
    }

    private void settle(DrilledHand hand, List<JsonNode> recorded) {
        if (!hand.live().isRunning()) {
            settled.add(SettledHand.of(hand.id(), recorded));
        }
    }

    private List<JsonNode> checkRecord(PatientClient client, DrilledHand hand, boolean mayBeMore) {
        List<JsonNode> recorded = client.events(hand.id());
        Comparison.ofRecord(hand.id(), hand.acknowledged(), recorded, mayBeMore).forEach(tally::add);
        return recorded;
    }

    private void repeatLast(PatientClient client) {
        WriteRequest request = last;
        if (request == null) {
            return;
        }
        ApiAnswer answer = client.send(request);
        tally.repeat();
        if (!answer.text().equals(lastAnswer)) {
            tally.add(new Fault(
                    Fault.Kind.CHANGED,
                    answer.isGood() ? answer.json().path("hand").asString("") : "",
                    answer.isGood() ? answer.json().path("position").asInt(0) : 0,
                    "the first answer to request " + request.key() + " word for word",
                    answer.isGood() ? "another one" : answer.status() + " " + answer.detail()));
        }
    }

    private void resend(PatientClient client) {
        WriteRequest request = waiting;
        if (request == null) {
            return;
        }
        DrilledHand hand = hand();
        int acknowledged = hand.acknowledged().size();
        List<JsonNode> before = List.of();
        if (!hand.id().isEmpty()) {
            List<JsonNode> recorded = client.events(hand.id());
            before = recorded.subList(Math.min(acknowledged, recorded.size()), recorded.size());
        }
        ApiAnswer answer = client.send(request);
        if (!answer.isGood()) {
            tally.add(refusal(answer));
            return;
        }
        tally.resend(!before.isEmpty());
        List<JsonNode> answered = take(request, answer);
        Comparison.ofResent(hand.id(), acknowledged, before, answered).forEach(tally::add);
        settle(hand, checkRecord(client, hand, false));
    }

    /** Plays on until the hand is over, and settles it. */
    void finish(PatientClient client) {
        while (isRunning()) {
            WriteRequest request = next();
            waiting = request;
            ApiAnswer answer = client.send(request);
            if (!answer.isGood()) {
                tally.add(refusal(answer));
                return;
            }
            take(request, answer);
        }
        check(client);
    }

    /** Reads every hand once more, and the list of them: none may be there that was not acknowledged. */
    void checkAll(PatientClient client) {
        Set<String> listed = Set.copyOf(client.handsAt(name, feedPosition));
        for (SettledHand hand : settled) {
            hand.difference(client.events(hand.id())).ifPresent(tally::add);
        }
        Set<String> known = settled.stream().map(SettledHand::id).collect(Collectors.toSet());
        for (String hand : listed) {
            if (!known.contains(hand)) {
                tally.add(new Fault(Fault.Kind.DOUBLED, hand, 1, "no hand that was not acknowledged", "this one"));
            }
        }
        for (String hand : known) {
            if (!listed.contains(hand)) {
                tally.add(new Fault(Fault.Kind.LOST, hand, 1, "this hand in the listing", "none"));
            }
        }
    }

    /** Waits until the projection has all that was acknowledged of the hand that goes on. */
    void awaitProjected(PatientClient client) {
        if (isRunning()) {
            client.awaitProjected(hand().id(), hand().live().position());
        }
    }

    /** Hands that are over and were found whole. */
    int settledHands() {
        return settled.size();
    }
}
