package org.standpat.service.drill;

import java.util.ArrayList;
import java.util.List;
import org.standpat.service.demo.LiveTable;
import org.standpat.service.http.ApiAnswer;
import tools.jackson.databind.JsonNode;

/** A hand that is played, and every event of it that was acknowledged. */
final class DrilledHand {

    private final LiveTable live;
    private final List<JsonNode> acknowledged = new ArrayList<>();

    DrilledHand(LiveTable live) {
        this.live = live;
    }

    LiveTable live() {
        return live;
    }

    /** The hand's id; empty before its start was acknowledged. */
    String id() {
        return live.hand();
    }

    /** Takes in what was answered, and gives the events of it. */
    List<JsonNode> take(ApiAnswer answer) {
        live.take(answer);
        List<JsonNode> events = answer.json().path("events").valueStream().toList();
        acknowledged.addAll(events);
        return events;
    }

    List<JsonNode> acknowledged() {
        return acknowledged;
    }
}
