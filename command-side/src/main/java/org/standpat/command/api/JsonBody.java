package org.standpat.command.api;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads the body of a request: one JSON object, of limited size and depth. */
final class JsonBody {

    /** Largest body, in bytes. */
    static final int MOST_BYTES = 64 * 1024;

    /** Deepest nesting of objects and lists. */
    static final int MOST_DEPTH = 20;

    /** Longest number, in digits. */
    static final int LONGEST_NUMBER = 100;

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(MOST_DEPTH)
                            .maxNumberLength(LONGEST_NUMBER)
                            .build())
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
            .build();

    private JsonBody() {}

    /**
     * The body as an object.
     *
     * @throws RequestFault when it is too large, is not sent as JSON, or is no JSON object
     */
    static ObjectNode read(HttpServletRequest request) throws IOException {
        requireJson(request);
        byte[] body = request.getInputStream().readNBytes(MOST_BYTES + 1);
        if (body.length > MOST_BYTES || request.getContentLengthLong() > MOST_BYTES) {
            throw new RequestFault(
                    ProblemKind.BODY_TOO_LARGE,
                    null,
                    "A body may have " + MOST_BYTES
                            + " bytes at most, and this one has more. Leave out what is not needed.");
        }
        if (parse(body) instanceof ObjectNode object) {
            return object;
        }
        throw RequestFault.malformed("The body has to be one JSON object, such as {\"seat\":3,\"action\":\"fold\"}.");
    }

    /** The same text for bodies that mean the same: spaces and the order of fields make no difference. */
    static String canonical(ObjectNode body) {
        return JSON.writeValueAsString(body);
    }

    private static void requireJson(HttpServletRequest request) {
        String encoding = request.getHeader(HttpHeaders.CONTENT_ENCODING);
        if (encoding != null && !encoding.equalsIgnoreCase("identity")) {
            throw new RequestFault(
                    ProblemKind.UNSUPPORTED_MEDIA_TYPE, null, "Send the body as it is, without a Content-Encoding.");
        }
        if (!isJson(request.getContentType())) {
            throw new RequestFault(
                    ProblemKind.UNSUPPORTED_MEDIA_TYPE,
                    null,
                    "Send the body as JSON in UTF-8, with the header Content-Type: application/json.");
        }
    }

    private static boolean isJson(@Nullable String contentType) {
        if (contentType == null) {
            return false;
        }
        try {
            MediaType type = MediaType.parseMediaType(contentType);
            return MediaType.APPLICATION_JSON.equalsTypeAndSubtype(type)
                    && (type.getCharset() == null || type.getCharset().equals(StandardCharsets.UTF_8));
        } catch (InvalidMediaTypeException notOne) {
            return false;
        }
    }

    private static JsonNode parse(byte[] body) {
        try {
            return JSON.readTree(body);
        } catch (StreamConstraintsException tooMuch) {
            throw RequestFault.malformed("The JSON is nested deeper than " + MOST_DEPTH
                    + " levels, or has a number of more than " + LONGEST_NUMBER + " digits.");
        } catch (JacksonException broken) {
            TokenStreamLocation at = broken.getLocation();
            String where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw RequestFault.malformed("The body is not JSON in UTF-8" + where + ": " + broken.getOriginalMessage());
        }
    }
}
