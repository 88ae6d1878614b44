package org.standpat.service.drill;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.standpat.service.Sentence;
import org.standpat.service.demo.LiveTable;
import org.standpat.service.http.ApiAnswer;
import org.standpat.service.http.ApiClient;
import org.standpat.service.http.WriteRequest;
import tools.jackson.databind.JsonNode;

/** Asks again for a while when the service says that it cannot answer now, as a good client does. */
final class PatientClient {

    /** How long it asks. */
    static final Duration LIMIT = Duration.ofSeconds(60);

    /** The pause before it asks again. */
    static final Duration PAUSE = Duration.ofMillis(20);

    private static final int PAGE = 1_000;
    private static final int LISTED = 100;

    private final ApiClient client;

    PatientClient(ApiClient client) {
        this.client = client;
    }

    /**
     * Sends a request.
     *
     * @throws Sentence when the service cannot answer for {@link #LIMIT}
     * @throws org.standpat.service.http.NoAnswerException when it is away
     */
    ApiAnswer send(WriteRequest request) {
        return patiently(() -> client.send(request));
    }

    /** All events of a hand as the read side shows them, in their order. */
    List<JsonNode> events(String hand) {
        List<JsonNode> events = new ArrayList<>();
        int from = 1;
        while (from > 0) {
            JsonNode page = get(LiveTable.HANDS + "/" + hand + "/events?from=" + from + "&limit=" + PAGE);
            page.path("events").forEach(events::add);
            from = page.path("next").asInt(0);
        }
        return events;
    }

    /**
     * The ids of all hands of a table.
     *
     * @param feedPosition the place of the log that the listing must have reached
     */
    List<String> handsAt(String table, long feedPosition) {
        List<String> hands = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = get(LiveTable.HANDS + "?table=" + ApiClient.segment(table) + "&limit=" + LISTED
                    + "&atLeast=" + feedPosition + cursor);
            page.path("hands").forEach(hand -> hands.add(hand.path("hand").stringValue()));
            JsonNode next = page.path("next");
            cursor = next.isString() ? "&cursor=" + ApiClient.segment(next.stringValue()) : "";
        } while (!cursor.isEmpty());
        return hands;
    }

    /** Waits until the projection has this event of the hand. */
    void awaitProjected(String hand, int position) {
        get(LiveTable.HANDS + "/" + hand + "?atLeast=" + position);
    }

    private JsonNode get(String path) {
        return patiently(() -> client.get(path)).good().json();
    }

    private static ApiAnswer patiently(Supplier<ApiAnswer> asking) {
        long deadline = System.nanoTime() + LIMIT.toNanos();
        ApiAnswer answer = asking.get();
        while (answer.status() == Sent.UNAVAILABLE) {
            if (System.nanoTime() > deadline) {
                throw new Sentence(answer.request() + " was still answered with " + answer.status() + " after "
                        + LIMIT.toSeconds() + " s: " + answer.detail());
            }
            Pause.of(PAUSE);
            answer = asking.get();
        }
        return answer;
    }
}
