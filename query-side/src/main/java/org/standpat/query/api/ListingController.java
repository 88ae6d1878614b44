package org.standpat.query.api;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.access.Callers;
import org.standpat.query.listing.Cursor;
import org.standpat.query.listing.HandListing;
import org.standpat.query.listing.HandSearch;
import org.standpat.query.listing.SearchedTrait;

/** Finds hands. */
@RestController
@Tag(name = "Hands")
public final class ListingController {

    private static final String LIMIT = "limit";
    private static final String CURSOR = "cursor";

    private final HandListing listing;
    private final Callers callers;
    private final AtLeast atLeast;

    /** Answers from these. */
    public ListingController(HandListing listing, Callers callers, AtLeast atLeast) {
        this.listing = listing;
        this.callers = callers;
        this.atLeast = atLeast;
    }

    /** A page of hands. */
    @GetMapping(ReadApi.BASE + "/hands")
    @Operation(
            operationId = "findHands",
            summary = "Hands that a search finds, newest first, page by page",
            parameters = {
                @Parameter(
                        name = LIMIT,
                        in = ParameterIn.QUERY,
                        description = "Most hands of the answer.",
                        schema =
                                @Schema(
                                        type = "integer",
                                        defaultValue = "" + HandListing.DEFAULT_PAGE,
                                        maximum = "" + HandListing.LONGEST_PAGE)),
                @Parameter(
                        name = CURSOR,
                        in = ParameterIn.QUERY,
                        description = "What stands in \"next\" of the page before, with the same search.",
                        schema = @Schema(type = "string"))
            })
    @SearchInAddress
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = HandsBody.class)))
    public ResponseEntity<byte[]> hands(@Parameter(hidden = true) HttpServletRequest request) {
        Parameters parameters = SearchParameters.read(request, LIMIT, CURSOR, Parameters.AT_LEAST);
        HandSearch asked = SearchParameters.of(parameters);
        HandSearch search = callers.of(request).seesRunningHands() ? asked : asked.leavingRunningOut();
        int limit = parameters.number(LIMIT, 1, HandListing.LONGEST_PAGE, HandListing.DEFAULT_PAGE);
        Optional<Cursor> after = parameters.cursor(CURSOR);
        after.ifPresent(cursor -> requireSame(cursor, search));
        long feedPosition = atLeast.feed(parameters.atLeastInFeed());
        return Answers.json(HandsBody.of(listing.page(search, after, limit), feedPosition));
    }

    private static void requireSame(Cursor cursor, HandSearch search) {
        List<SearchedTrait> differences = cursor.differences(search);
        if (!differences.isEmpty()) {
            throw ReadProblem.inParameter(
                    CURSOR,
                    "The cursor belongs to another search, which differs in "
                            + differences.stream().map(SearchedTrait::parameter).collect(Collectors.joining(", "))
                            + ": send everything as for the page before, or leave the cursor out to begin anew.");
        }
    }
}
