package org.standpat.command;

import java.net.http.HttpResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What came back over HTTP.
 *
 * @param etag the ETag, empty when none came
 * @param location the Location, empty when none came
 */
public record Reply(int status, String contentType, String etag, String location, String text) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    static Reply of(HttpResponse<String> response) {
        return new Reply(
                response.statusCode(),
                header(response, "Content-Type"),
                header(response, "ETag"),
                header(response, "Location"),
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

    /** The id of the hand. */
    public String hand() {
        return field("hand");
    }
}
