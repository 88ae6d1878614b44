package org.standpat.command;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What came back over HTTP.
 *
 * @param etag the ETag, empty when none came
 * @param location the Location, empty when none came
 * @param retryAfter the Retry-After, empty when none came
 */
public record Reply(int status, String contentType, String etag, String location, String retryAfter, String text) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    static Reply of(HttpResponse<String> response) {
        return new Reply(
                response.statusCode(),
                header(response, "Content-Type"),
                header(response, "ETag"),
                header(response, "Location"),
                header(response, "Retry-After"),
                response.body());
    }

    private static String header(HttpResponse<String> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    /** The body as JSON. */
    public JsonNode json() {
        return JSON.readTree(text);
    }

    /** A field of the body as text, such as {@code detail}. */
    public String field(String name) {
        return json().path(name).asString();
    }

    /** The hand's position after an accepted command. */
    public int position() {
        return json().path("position").intValue();
    }

    /** The kinds of the events that came, in order. */
    public List<String> types() {
        List<String> types = new ArrayList<>();
        for (JsonNode event : json().path("events")) {
            types.add(event.path("type").stringValue());
        }
        return types;
    }

    /** The fields of the first event of this kind as text; missing when none came. */
    public String data(String type) {
        for (JsonNode event : json().path("events")) {
            if (event.path("type").stringValue().equals(type)) {
                return event.path("data").toString();
            }
        }
        return "no " + type;
    }

    /** What may be done now, by its word. */
    public List<String> legal() {
        List<String> legal = new ArrayList<>();
        for (JsonNode action : json().path("legal").path("actions")) {
            legal.add(action.path("action").stringValue());
        }
        return legal;
    }

    /** The id of the hand. */
    public String hand() {
        return field("hand");
    }
}
