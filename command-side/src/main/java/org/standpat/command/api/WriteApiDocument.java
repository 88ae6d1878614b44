package org.standpat.command.api;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.examples.Example;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.media.UUIDSchema;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.parameters.RequestBody;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import java.util.List;
import java.util.Map;
import org.springdoc.core.customizers.GlobalOpenApiCustomizer;
import org.standpat.command.idempotency.KeyedRequest;
import org.standpat.db.json.HandJson;
import org.standpat.decide.Rejection;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Describes the write API at {@code /v3/api-docs}, with examples of every request and every refusal. */
public final class WriteApiDocument implements GlobalOpenApiCustomizer {

    private static final JsonMapper JSON = HandJson.strict();
    private static final String TAG = "hands (write)";
    private static final String REFUSED = "422";
    private static final String KEY = "backend key";

    @Override
    public void customise(OpenAPI document) {
        document.schemaRequirement(
                KEY,
                new SecurityScheme()
                        .type(SecurityScheme.Type.HTTP)
                        .scheme("bearer")
                        .description("A key of the room's own backend, needed once there is a key of that role."));
        document.schema("StartHand", RequestSchemas.start());
        document.schema("Action", RequestSchemas.action());
        document.schema("Ruling", RequestSchemas.ruling());
        document.schema("Recorded", RecordSchemas.of(AnswerBody.class));
        document.schema("Problem", RecordSchemas.of(Problem.class));
        address(document, HandsController.PATH).setPost(start().security(keyOrNone()));
        address(document, HandsController.ACTIONS_PATH).setPost(act().security(keyOrNone()));
        address(document, HandsController.RULINGS_PATH).setPost(rule().security(keyOrNone()));
    }

    private static List<SecurityRequirement> keyOrNone() {
        return List.of(new SecurityRequirement(), new SecurityRequirement().addList(KEY));
    }

    /** The address as it is described so far: others may answer other methods there. */
    private static PathItem address(OpenAPI document, String path) {
        PathItem known = document.getPaths().get(path);
        if (known != null) {
            return known;
        }
        PathItem made = new PathItem();
        document.path(path, made);
        return made;
    }

    private static Operation start() {
        return new Operation()
                .operationId("startHand")
                .addTagsItem(TAG)
                .summary("Start a hand")
                .description("Posts the blinds and, where the house deals, the first cards.")
                .addParametersItem(idempotencyKey())
                .requestBody(body("StartHand", RequestExamples.starts()))
                .responses(answers("201", "The hand has started.")
                        .addApiResponse(REFUSED, refused(List.of(Rejection.CannotStart.class))));
    }

    private static Operation act() {
        return inHand("The action was taken.", List.of(Rejection.class))
                .operationId("act")
                .summary("Take an action of a seat, or a report of what happened at the table")
                .description("Everything that follows from the action without a choice happens in the same answer.")
                .requestBody(body("Action", RequestExamples.actions()));
    }

    private static Operation rule() {
        return inHand("The ruling was taken.", RefusalExamples.OF_RULINGS)
                .operationId("rule")
                .summary("Take a ruling of the floor")
                .description(
                        "No ruling changes what is in the record: it is an event of its own, with who, why and the rule"
                                + " cited. What follows from it without a choice happens in the same answer.")
                .requestBody(body("Ruling", RequestExamples.rulings()));
    }

    private static Operation inHand(String taken, List<Class<? extends Rejection>> refusals) {
        return new Operation()
                .addTagsItem(TAG)
                .addParametersItem(
                        new Parameter().in("path").name("hand").required(true).schema(new UUIDSchema()))
                .addParametersItem(header(
                        "If-Match",
                        "The position that the hand must have, as the ETag of the last answer gave it. Without it the request is"
                                + " judged on whatever has happened."))
                .addParametersItem(idempotencyKey())
                .responses(answers("200", taken)
                        .addApiResponse("404", problem(ProblemKind.UNKNOWN_HAND))
                        .addApiResponse("409", problem(ProblemKind.CONFLICT))
                        .addApiResponse("412", problem(ProblemKind.STALE_POSITION))
                        .addApiResponse(REFUSED, refused(refusals)));
    }

    private static Parameter idempotencyKey() {
        return header(
                RequestHeaders.IDEMPOTENCY_KEY,
                "Your own name for the request, 1 to " + KeyedRequest.LONGEST_KEY
                        + " visible ASCII characters. A request that is"
                        + " sent again under its key gets the first answer and does nothing. Keys are kept for ever.");
    }

    private static Parameter header(String name, String description) {
        return new Parameter().in("header").name(name).description(description).schema(new StringSchema());
    }

    private static RequestBody body(String schema, Map<String, String> examples) {
        MediaType json = new MediaType().schema(new Schema<>().$ref(schema));
        examples.forEach((heading, text) -> json.addExamples(heading, new Example().value(parsed(text))));
        return new RequestBody().required(true).content(new Content().addMediaType("application/json", json));
    }

    private static ApiResponses answers(String status, String description) {
        ApiResponse recorded = new ApiResponse()
                .description(description)
                .addHeaderObject(
                        "ETag",
                        new Header()
                                .description("The hand's position, such as \"17\".")
                                .schema(new StringSchema()))
                .content(new Content()
                        .addMediaType("application/json", new MediaType().schema(new Schema<>().$ref("Recorded"))));
        if (status.equals("201")) {
            recorded.addHeaderObject(
                    "Location", new Header().description("Where the hand is.").schema(new StringSchema()));
        }
        return new ApiResponses()
                .addApiResponse(status, recorded)
                .addApiResponse("400", problem(ProblemKind.MALFORMED_REQUEST))
                .addApiResponse("401", problem(ProblemKind.UNKNOWN_CALLER))
                .addApiResponse("403", problem(ProblemKind.NOT_ALLOWED))
                .addApiResponse("401", problem(ProblemKind.UNKNOWN_CALLER))
                .addApiResponse("403", problem(ProblemKind.NOT_ALLOWED))
                .addApiResponse("413", problem(ProblemKind.BODY_TOO_LARGE))
                .addApiResponse("415", problem(ProblemKind.UNSUPPORTED_MEDIA_TYPE))
                .addApiResponse("503", problem(ProblemKind.UNAVAILABLE));
    }

    private static ApiResponse problem(ProblemKind kind) {
        return new ApiResponse().description(kind.title() + ".").content(problems(new MediaType()));
    }

    /** The rules forbid it: an example of each of these kinds. */
    private static ApiResponse refused(List<Class<? extends Rejection>> kinds) {
        MediaType problem = new MediaType();
        for (Rejection rejection : RefusalExamples.REJECTIONS) {
            if (kinds.stream().anyMatch(kind -> kind.isInstance(rejection))) {
                Problem refusal = RefusalExamples.problem(rejection);
                problem.addExamples(refusal.kind(), new Example().value(parsed(JSON.writeValueAsString(refusal))));
            }
        }
        return new ApiResponse()
                .description("The rules forbid it, or the key belongs to another request. The hand is unchanged.")
                .content(problems(problem));
    }

    private static Content problems(MediaType problem) {
        return new Content().addMediaType("application/problem+json", problem.schema(new Schema<>().$ref("Problem")));
    }

    private static Map<String, Object> parsed(String json) {
        return JSON.readValue(json, new TypeReference<>() {});
    }
}
