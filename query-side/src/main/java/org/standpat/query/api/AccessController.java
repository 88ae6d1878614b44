package org.standpat.query.api;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.access.Callers;
import org.standpat.access.Role;
import org.standpat.db.access.AccessRecord;

/** The record of who was given hole cards that were not shown. */
@RestController
@Tag(name = "Access", description = "Who was given hole cards that were not shown at the table. For staff.")
public final class AccessController {

    private static final String LIMIT = "limit";
    private static final String BEFORE = "before";
    private static final String FROM = "from";
    private static final String TO = "to";
    private static final int DEFAULT_PAGE = 50;
    private static final int LONGEST_PAGE = AccessRecord.LONGEST_PAGE - 1;
    private static final String ABOUT_BEFORE = "What stands in \"next\" of the page before.";

    private final AccessRecord record;
    private final Callers callers;
    private final AtLeast atLeast;

    /** Answers from these. */
    public AccessController(AccessRecord record, Callers callers, AtLeast atLeast) {
        this.record = record;
        this.callers = callers;
        this.atLeast = atLeast;
    }

    /** Every reading. */
    @GetMapping(ReadApi.BASE + "/access")
    @Operation(
            operationId = "readAccess",
            summary = "Who was given hole cards that were not shown, newest first, page by page",
            parameters = {
                @Parameter(
                        name = FROM,
                        in = ParameterIn.QUERY,
                        description = "Recorded at this time or later.",
                        schema = @Schema(type = "string", format = "date-time")),
                @Parameter(
                        name = TO,
                        in = ParameterIn.QUERY,
                        description = "Recorded before this time.",
                        schema = @Schema(type = "string", format = "date-time")),
                @Parameter(
                        name = LIMIT,
                        in = ParameterIn.QUERY,
                        description = "Most entries of the answer.",
                        schema =
                                @Schema(
                                        type = "integer",
                                        defaultValue = "" + DEFAULT_PAGE,
                                        maximum = "" + LONGEST_PAGE)),
                @Parameter(
                        name = BEFORE,
                        in = ParameterIn.QUERY,
                        description = ABOUT_BEFORE,
                        schema = @Schema(type = "integer", minimum = "1")),
                @Parameter(
                        name = Parameters.AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST_IN_FEED,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = AccessBody.class)))
    public ResponseEntity<byte[]> access(@Parameter(hidden = true) HttpServletRequest request) {
        callers.of(request).require(Role.STAFF);
        Parameters parameters = Parameters.of(request, Set.of(FROM, TO, LIMIT, BEFORE, Parameters.AT_LEAST));
        atLeast.feed(parameters.atLeastInFeed());
        return page(Optional.empty(), parameters.time(FROM), parameters.time(TO), parameters);
    }

    /** Every reading of one hand. */
    @GetMapping(ReadApi.BASE + "/hands/{hand}/access")
    @Operation(
            operationId = "readAccessToHand",
            summary = "Who was given hole cards of the hand that were not shown, newest first, page by page",
            parameters = {
                @Parameter(
                        name = "hand",
                        in = ParameterIn.PATH,
                        required = true,
                        description = ReadApi.HAND,
                        schema = @Schema(type = "string", format = "uuid")),
                @Parameter(
                        name = LIMIT,
                        in = ParameterIn.QUERY,
                        description = "Most entries of the answer.",
                        schema =
                                @Schema(
                                        type = "integer",
                                        defaultValue = "" + DEFAULT_PAGE,
                                        maximum = "" + LONGEST_PAGE)),
                @Parameter(
                        name = BEFORE,
                        in = ParameterIn.QUERY,
                        description = ABOUT_BEFORE,
                        schema = @Schema(type = "integer", minimum = "1")),
                @Parameter(
                        name = Parameters.AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = AccessBody.class)))
    public ResponseEntity<byte[]> accessToHand(
            @PathVariable("hand") String id, @Parameter(hidden = true) HttpServletRequest request) {
        callers.of(request).require(Role.STAFF);
        UUID hand = Parameters.hand(id);
        Parameters parameters = Parameters.of(request, Set.of(LIMIT, BEFORE, Parameters.AT_LEAST));
        atLeast.recorded(hand, parameters.atLeast());
        atLeast.notePositionOf(hand);
        return page(Optional.of(hand), Optional.empty(), Optional.empty(), parameters);
    }

    private ResponseEntity<byte[]> page(
            Optional<UUID> hand, Optional<Instant> from, Optional<Instant> to, Parameters parameters) {
        int limit = parameters.number(LIMIT, 1, LONGEST_PAGE, DEFAULT_PAGE);
        long before = parameters.whole(BEFORE, 1, Long.MAX_VALUE, 0);
        AccessRecord.Search search =
                new AccessRecord.Search(hand, from, to, before == 0 ? Optional.empty() : Optional.of(before));
        return Answers.json(AccessBody.of(record.page(search, limit + 1), limit));
    }
}
