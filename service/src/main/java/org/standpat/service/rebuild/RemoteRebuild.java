package org.standpat.service.rebuild;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.standpat.service.Sentence;
import org.standpat.service.http.ApiClient;
import org.standpat.service.terminal.Progress;
import tools.jackson.databind.JsonNode;

/** Has a running service rebuild, and follows it over the API. */
final class RemoteRebuild {

    private static final String PROJECTIONS = "/api/v1/projections";
    private static final String READING = "reading";
    private static final String DONE = "done";
    private static final Duration POLL_INTERVAL = Duration.ofMillis(200);

    private RemoteRebuild() {}

    /**
     * Lets the service begin, and gives what it says of it.
     *
     * @throws Sentence when the service refuses
     * @throws org.standpat.service.http.NoAnswerException when it is not there
     */
    static JsonNode begin(ApiClient service) {
        return service.post(PROJECTIONS + "/rebuild").good().json();
    }

    /**
     * Follows what was begun to its end.
     *
     * @throws org.standpat.service.http.NoAnswerException when the service goes away
     */
    static RebuildEnd follow(ApiClient service, JsonNode begun, Progress bar) {
        JsonNode projections = begun;
        while (!hasEnded(projections)) {
            show(projections, bar);
            pause();
            projections = service.get(PROJECTIONS).good().json();
        }
        show(projections, bar);
        return end(projections);
    }

    private static void pause() {
        try {
            Thread.sleep(POLL_INTERVAL);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Sentence("Interrupted; the service goes on with the rebuild.");
        }
    }

    private static List<JsonNode> rebuilds(JsonNode projections) {
        List<JsonNode> rebuilds = new ArrayList<>();
        projections.path("projections").forEach(projection -> rebuilds.add(projection.path("rebuild")));
        return rebuilds;
    }

    private static boolean hasEnded(JsonNode projections) {
        return rebuilds(projections).stream()
                .allMatch(rebuild -> rebuild.path("finished").asBoolean(false)
                        || rebuild.path("failure").isString());
    }

    private static void show(JsonNode projections, Progress bar) {
        laterStep(projections)
                .ifPresentOrElse(
                        step -> bar.step(sum(projections, "done"), StepName.of(step), timeLeft(projections)),
                        () -> bar.at(sum(projections, "done"), sum(projections, "total"), timeLeft(projections)));
    }

    /** The step that follows the reading, while there is one. */
    static Optional<String> laterStep(JsonNode projections) {
        return hasEnded(projections)
                ? Optional.empty()
                : rebuilds(projections).stream()
                        .map(rebuild -> rebuild.path("phase").asString(READING))
                        .filter(phase -> !phase.equals(READING) && !phase.equals(DONE))
                        .findFirst();
    }

    /** Until the last of them is over; empty when nobody knows. */
    static Optional<Duration> timeLeft(JsonNode projections) {
        return rebuilds(projections).stream()
                .map(rebuild -> rebuild.path("millisLeft"))
                .filter(JsonNode::isNumber)
                .map(millis -> Duration.ofMillis(millis.longValue()))
                .max(Comparator.naturalOrder());
    }

    private static long sum(JsonNode projections, String field) {
        return rebuilds(projections).stream()
                .mapToLong(rebuild -> rebuild.path(field).asLong(0))
                .sum();
    }

    private static RebuildEnd end(JsonNode projections) {
        Optional<String> failure = rebuilds(projections).stream()
                .map(rebuild -> rebuild.path("failure"))
                .filter(JsonNode::isString)
                .map(JsonNode::stringValue)
                .findFirst();
        long parkedEvents = 0;
        List<String> parked = new ArrayList<>();
        for (JsonNode projection : projections.path("projections")) {
            parkedEvents += projection.path("parked").path("events").asLong(0);
            projection.path("parked").path("first").forEach(event -> parked.add(sentence(event)));
        }
        long millis = rebuilds(projections).stream()
                .mapToLong(rebuild -> rebuild.path("elapsedMillis").asLong(0))
                .max()
                .orElse(0);
        return new RebuildEnd(sum(projections, "done"), millis, failure, parkedEvents, parked);
    }

    private static String sentence(JsonNode event) {
        return "hand " + event.path("hand").asString() + ", event "
                + event.path("number").asInt() + ": " + event.path("reason").asString();
    }
}
