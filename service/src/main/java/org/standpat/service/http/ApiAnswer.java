package org.standpat.service.http;

import org.standpat.service.Sentence;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What came back.
 *
 * @param request the request, for messages
 * @param status the HTTP status
 * @param text the body
 */
public record ApiAnswer(String request, int status, String text) {

    private static final int OK = 200;
    private static final int REDIRECTS = 300;

    /** Whether it went well. */
    public boolean isGood() {
        return status >= OK && status < REDIRECTS;
    }

    /**
     * This answer, when it went well.
     *
     * @throws Sentence when it did not, with the service's own words
     */
    public ApiAnswer good() {
        if (!isGood()) {
            throw new Sentence(request + " was answered with " + status + ": " + detail());
        }
        return this;
    }

    /** The body as JSON. */
    public JsonNode json() {
        try {
            return JsonMapper.shared().readTree(text);
        } catch (JacksonException noJson) {
            throw new Sentence(request + " was answered with something that is no JSON.");
        }
    }

    /** The sentence of a problem detail; of JSON without one the whole, and of anything else that it is none of Standpat's answers. */
    public String detail() {
        try {
            return JsonMapper.shared().readTree(text).path("detail").asString(text);
        } catch (JacksonException noJson) {
            return "no service of Standpat answers so. Look whether the address is that of one.";
        }
    }
}
