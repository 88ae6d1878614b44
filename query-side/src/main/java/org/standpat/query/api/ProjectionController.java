package org.standpat.query.api;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Set;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.access.Callers;
import org.standpat.access.Role;
import org.standpat.query.projection.Projections;
import org.standpat.query.projection.Rebuild;
import org.standpat.query.projection.RebuildRefusedException;

/** How the projections are doing, and their rebuild. */
@RestController
@Tag(name = "Projections", description = "The tables behind listings and statistics.")
public final class ProjectionController {

    private static final String PATH = ReadApi.BASE + "/projections";

    private final Projections projections;
    private final Rebuild rebuild;
    private final Callers callers;
    private final AtLeast atLeast;

    /** Answers from these. */
    public ProjectionController(Projections projections, Rebuild rebuild, Callers callers, AtLeast atLeast) {
        this.projections = projections;
        this.rebuild = rebuild;
        this.callers = callers;
        this.atLeast = atLeast;
    }

    /** How the projections are doing. */
    @GetMapping(PATH)
    @Operation(
            operationId = "readProjections",
            summary = "How the projections are doing",
            parameters =
                    @Parameter(
                            name = Parameters.AT_LEAST,
                            in = ParameterIn.QUERY,
                            description = ReadApi.AT_LEAST_IN_FEED,
                            schema = @Schema(type = "integer", minimum = "1")))
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = ProjectionsBody.class)))
    public ResponseEntity<byte[]> projections(@Parameter(hidden = true) HttpServletRequest request) {
        Parameters parameters = Parameters.of(request, Set.of(Parameters.AT_LEAST));
        atLeast.feed(parameters.atLeastInFeed());
        return Answers.json(ProjectionsBody.of(projections.reports()));
    }

    /** Begins a rebuild. */
    @PostMapping(PATH + "/rebuild")
    @Operation(
            operationId = "rebuildProjections",
            summary = "Makes the tables anew beside those that serve; follow it at GET /api/v1/projections",
            description =
                    "For staff. Tries parked events again. Reads go on from the tables that serve until the new ones are checked and"
                            + " take their place.")
    @ApiResponse(responseCode = "202", content = @Content(schema = @Schema(implementation = ProjectionsBody.class)))
    @ApiResponse(
            responseCode = "409",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_PROBLEM_JSON_VALUE,
                            schema = @Schema(implementation = ProblemBody.class)))
    public ResponseEntity<byte[]> rebuild(@Parameter(hidden = true) HttpServletRequest request) {
        callers.of(request).require(Role.STAFF);
        Parameters.of(request, Set.of());
        try {
            rebuild.start();
        } catch (RebuildRefusedException refused) {
            throw ReadProblem.of(ProblemKind.REBUILD_REFUSED, String.valueOf(refused.getMessage()));
        }
        return Answers.accepted(ProjectionsBody.of(projections.reports()));
    }
}
