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
import tools.jackson.databind.json.JsonMapper;

/** Adds to the description of the read API what every answer looks like: an example of each, and the problems that may come. */
public final class ExamplesInOpenApi implements OpenApiCustomizer {

    /** Where the examples lie, one for each operation, named by its id. Tests compare them with what the service answers. */
    static final String FOLDER = "/org/standpat/query/api/examples/";

    private static final String PROBLEM_SCHEMA = "#/components/schemas/ProblemBody";

    /** Operations of the read API, by id, and what their good answer is written in. */
    private static final Map<String, String> OPERATIONS = Map.of(
            "findHands", "json",
            "readHand", "json",
            "readEvents", "json",
            "readState", "json",
            "readHistory", "txt",
            "readStatistics", "json",
            "readProfiles", "json",
            "readProfile", "json",
            "readProjections", "json",
            "rebuildProjections", "json");

    private static final Set<String> WITHOUT_DATABASE = Set.of("readProfiles", "readProfile");

    @Override
    public void customise(OpenAPI api) {
        if (api.getComponents() == null) {
            api.setComponents(new Components());
        }
        ModelConverters.getInstance().read(ProblemBody.class).forEach(api.getComponents()::addSchemas);
        api.getPaths()
                .forEach((address, path) -> path.readOperations().stream()
                        .filter(operation -> OPERATIONS.containsKey(operation.getOperationId()))
                        .forEach(operation -> complete(address, operation)));
    }

    private static void complete(String address, Operation operation) {
        ApiResponses responses = operation.getResponses();
        String kind = OPERATIONS.get(operation.getOperationId());
        String example = text(operation.getOperationId() + "." + kind);
        responses.forEach((status, response) -> {
            if (status.startsWith("2")) {
                response.setContent(good(response.getContent(), "json".equals(kind), example));
            }
        });
        boolean database = !WITHOUT_DATABASE.contains(operation.getOperationId());
        responses.addApiResponse("400", problem("malformed-request.json"));
        // Only an address that names something can name something that is not there.
        if (address.contains("{")) {
            responses.addApiResponse("404", problem(database ? "no-such-position.json" : "unknown-profile.json"));
        }
        if (database) {
            responses.addApiResponse("503", problem("not-reached.json"));
        }
    }

    private static Content good(@Nullable Content declared, boolean json, String example) {
        Schema<?> schema = Optional.ofNullable(declared)
                .flatMap(content -> content.values().stream().findFirst())
                .<Schema<?>>map(MediaType::getSchema)
                .orElseGet(Schema::new);
        MediaType media = new MediaType().schema(schema).example(json ? value(example) : example);
        return new Content().addMediaType(json ? "application/json" : "text/plain", media);
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
