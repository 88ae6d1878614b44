package org.standpat.query.api;

import io.swagger.v3.core.converter.ModelConverters;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.standpat.export.ExportFormats;
import tools.jackson.databind.json.JsonMapper;

/** Adds to the description of the read API what every answer looks like: an example of each, and the problems that may come. */
public final class ExamplesInOpenApi implements OpenApiCustomizer {

    /** Where the examples lie, one for each operation, named by its id. Tests compare them with what the service answers. */
    static final String FOLDER = "/org/standpat/query/api/examples/";

    private static final String PROBLEM_SCHEMA = "#/components/schemas/ProblemBody";

    private static final String JSON = "application/json";
    private static final String TEXT = "text/plain";

    /** Operations of the read API, by id, and the file with the example of their good answer. */
    private static final Map<String, String> OPERATIONS = Map.ofEntries(
            Map.entry("findHands", "findHands.json"),
            Map.entry("readHand", "readHand.json"),
            Map.entry("readEvents", "readEvents.json"),
            Map.entry("readState", "readState.json"),
            Map.entry("readHistory", "readHistory.txt"),
            Map.entry("exportHand", "exportHand.txt"),
            Map.entry("exportHands", "exportHands.csv"),
            Map.entry("readLeftOut", "readLeftOut.jsonl"),
            Map.entry("streamHands", "streamHands.sse"),
            Map.entry("streamStatistics", "streamStatistics.sse"),
            Map.entry("readStatistics", "readStatistics.json"),
            Map.entry("readSeries", "readSeries.json"),
            Map.entry("readViews", "readViews.json"),
            Map.entry("readView", "readView.csv"),
            Map.entry("readProfiles", "readProfiles.json"),
            Map.entry("readProfile", "readProfile.json"),
            Map.entry("readAccess", "readAccess.json"),
            Map.entry("readAccessToHand", "readAccessToHand.json"),
            Map.entry("readProjections", "readProjections.json"),
            Map.entry("rebuildProjections", "rebuildProjections.json"));

    /** What a good answer is written in, by the ending of its example. */
    private static final Map<String, String> MEDIA_TYPES = Map.of(
            "json",
            JSON,
            "txt",
            TEXT,
            "csv",
            "text/csv",
            "jsonl",
            ExportController.LEFT_OUT_MEDIA_TYPE,
            "sse",
            EventStream.MEDIA_TYPE);

    /** Operations whose good answer may also be written in the other formats of hands. */
    private static final Set<String> EXPORTS = Set.of("exportHand", "exportHands");

    private static final Set<String> FOR_STAFF = Set.of("readAccess", "readAccessToHand", "rebuildProjections");

    /** Operations that are not of something in the log. */
    private static final Set<String> OF_PROFILES = Set.of("readProfiles", "readProfile");

    @Override
    public void customise(OpenAPI api) {
        if (api.getComponents() == null) {
            api.setComponents(new Components());
        }
        api.getComponents().addSecuritySchemes(KeyInOpenApi.NAME, KeyInOpenApi.scheme());
        ModelConverters.getInstance().read(ProblemBody.class).forEach(api.getComponents()::addSchemas);
        api.getPaths()
                .forEach((address, path) -> path.readOperations().stream()
                        .filter(operation -> OPERATIONS.containsKey(operation.getOperationId()))
                        .forEach(operation -> complete(address, operation)));
    }

    private static void complete(String address, Operation operation) {
        ApiResponses responses = operation.getResponses();
        String file = OPERATIONS.getOrDefault(operation.getOperationId(), "");
        responses.forEach((status, response) -> {
            if (status.startsWith("2")) {
                response.setContent(good(response.getContent(), file, EXPORTS.contains(operation.getOperationId())));
            }
        });
        boolean ofProfiles = OF_PROFILES.contains(operation.getOperationId());
        responses.addApiResponse("400", problem("malformed-request.json"));
        boolean forStaff = FOR_STAFF.contains(operation.getOperationId());
        if (!ofProfiles) {
            responses.addApiResponse("401", problem("unknown-caller.json"));
            operation.setSecurity(KeyInOpenApi.needed(forStaff));
        }
        if (forStaff) {
            responses.addApiResponse("403", problem("not-allowed.json"));
        }
        // Only an address that names something can name something that is not there.
        if (address.contains("{") && !forStaff) {
            responses.addApiResponse("404", problem(ofProfiles ? "unknown-profile.json" : "no-such-position.json"));
        }
        responses.addApiResponse("503", problem("not-reached.json"));
    }

    private static Content good(@Nullable Content declared, String file, boolean export) {
        Schema<?> schema = Optional.ofNullable(declared)
                .flatMap(content -> content.values().stream().findFirst())
                .<Schema<?>>map(MediaType::getSchema)
                .orElseGet(Schema::new);
        String mediaType = MEDIA_TYPES.getOrDefault(file.substring(file.lastIndexOf('.') + 1), TEXT);
        Object example = mediaType.equals(JSON) ? value(text(file)) : text(file);
        Content content = new Content()
                .addMediaType(mediaType, new MediaType().schema(schema).example(example));
        if (export) {
            ExportFormats.ALL.stream()
                    .map(format -> withoutCharacterSet(format.mediaType()))
                    .filter(other -> !other.equals(mediaType))
                    .forEach(other -> content.addMediaType(other, new MediaType().schema(schema)));
        }
        return content;
    }

    private static String withoutCharacterSet(String mediaType) {
        int end = mediaType.indexOf(';');
        return end < 0 ? mediaType : mediaType.substring(0, end);
    }

    private static ApiResponse problem(String file) {
        MediaType media =
                new MediaType().schema(new Schema<>().$ref(PROBLEM_SCHEMA)).example(value(text(file)));
        return new ApiResponse()
                .description("A problem detail (RFC 9457): what is wrong, and what to do.")
                .content(new Content().addMediaType("application/problem+json", media));
    }

    private static Object value(String json) {
        return JsonMapper.shared().readValue(json, Object.class);
    }

    private static String text(String file) {
        try (InputStream in = ExamplesInOpenApi.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                throw new IllegalStateException("The example " + file + " is missing.");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
