package org.standpat.query.api;

import static org.standpat.query.api.Parameters.AT_LEAST;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.access.Callers;
import org.standpat.access.Role;
import org.standpat.export.csv.CsvExport;
import org.standpat.query.analytics.View;
import org.standpat.query.analytics.ViewQuery;
import org.standpat.query.analytics.ViewReader;
import org.standpat.query.analytics.Views;
import org.standpat.query.export.ExportDesk;

/** The views for sheets. */
@RestController
@Tag(
        name = "Analytics",
        description =
                "Tables of hands that are over, without a card; docs/analytics.md describes them. For analysts and staff.")
public final class AnalyticsController {

    /** Header with the cursor of the next part; not there when a part is the last one. */
    static final String NEXT = "Standpat-Next";

    /** Header with how far the projection had read the log before the answer was made. */
    static final String POSITION = "Standpat-Position";

    private static final String PATH = ReadApi.BASE + "/analytics";
    private static final String ENDING = ".csv";
    private static final MediaType CSV = MediaType.parseMediaType(new CsvExport().mediaType());

    private final Views views;
    private final ViewReader reader;
    private final ExportDesk desk;
    private final AtLeast atLeast;
    private final Callers callers;

    /** Answers from these. */
    public AnalyticsController(Views views, ViewReader reader, ExportDesk desk, AtLeast atLeast, Callers callers) {
        this.views = views;
        this.reader = reader;
        this.desk = desk;
        this.atLeast = atLeast;
        this.callers = callers;
    }

    static String addressOf(String view) {
        return PATH + "/" + view + ENDING;
    }

    /** What there is. */
    @GetMapping(PATH)
    @Operation(
            operationId = "readViews",
            summary = "The views, with what their columns say",
            parameters =
                    @Parameter(
                            name = AT_LEAST,
                            in = ParameterIn.QUERY,
                            description = ReadApi.AT_LEAST_IN_FEED,
                            schema = @Schema(type = "integer", minimum = "1")))
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = ViewsBody.class)))
    public ResponseEntity<byte[]> views(@Parameter(hidden = true) HttpServletRequest request) {
        requireReader(request);
        long feedPosition =
                atLeast.feed(Parameters.of(request, Set.of(AT_LEAST)).atLeastInFeed());
        ResponseEntity<byte[]> answer = Answers.json(ViewsBody.of(views.all().values(), feedPosition));
        return ResponseEntity.ok()
                .headers(answer.getHeaders())
                .header(POSITION, Long.toString(feedPosition))
                .body(answer.getBody());
    }

    /** Rows of one of them. */
    @GetMapping(PATH + "/{view}" + ENDING)
    @Operation(
            operationId = "readView",
            summary = "Rows of a view",
            description = "All rows that have these values, " + ViewReader.MOST_ROWS
                    + " at most: of more, none come unless a limit is set. Header Standpat-Next then has what to"
                    + " send as after for the next ones.",
            parameters = {
                @Parameter(
                        name = "view",
                        in = ParameterIn.PATH,
                        required = true,
                        description = "The view's name.",
                        schema = @Schema(type = "string")),
                @Parameter(
                        name = "column",
                        in = ParameterIn.QUERY,
                        description = "What columns have to be, each by its name, such as player=North.",
                        schema = @Schema(type = "object"),
                        style = io.swagger.v3.oas.annotations.enums.ParameterStyle.FORM,
                        explode = io.swagger.v3.oas.annotations.enums.Explode.TRUE),
                @Parameter(
                        name = ViewParameters.FROM,
                        in = ParameterIn.QUERY,
                        description = "Rows of this time and later; a day counts by its beginning in UTC.",
                        schema = @Schema(type = "string", format = "date-time")),
                @Parameter(
                        name = ViewParameters.TO,
                        in = ParameterIn.QUERY,
                        description = "Rows before this time.",
                        schema = @Schema(type = "string", format = "date-time")),
                @Parameter(
                        name = ViewParameters.LIMIT,
                        in = ParameterIn.QUERY,
                        description = "Rows that come at most.",
                        schema = @Schema(type = "integer", minimum = "1", maximum = "" + ViewReader.MOST_ROWS)),
                @Parameter(
                        name = ViewParameters.AFTER,
                        in = ParameterIn.QUERY,
                        description = "What stood in header Standpat-Next of the part before.",
                        schema = @Schema(type = "string")),
                @Parameter(
                        name = AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST_IN_FEED,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = String.class)))
    @ApiResponse(responseCode = "422", description = "There are too many rows.")
    public ResponseEntity<byte[]> view(
            @PathVariable("view") String name, @Parameter(hidden = true) HttpServletRequest request) {
        requireReader(request);
        Map<String, View> all = views.all();
        View view = all.get(name);
        if (view == null) {
            throw ReadProblem.of(
                    ProblemKind.NOT_FOUND,
                    "There is no such view. Those that there are: " + String.join(", ", all.keySet()) + ".");
        }
        Parameters parameters = Parameters.of(request, ViewParameters.of(view));
        ViewQuery query = ViewParameters.query(view, parameters);
        long feedPosition = atLeast.feed(parameters.atLeastInFeed());
        ViewReader.Part part = read(query);
        if (part.next().isPresent() && !parameters.has(ViewParameters.LIMIT)) {
            throw ReadProblem.of(
                    ProblemKind.TOO_MANY_ROWS,
                    "There are more than " + ViewReader.MOST_ROWS + " such rows. Ask for less by from and to or by a"
                            + " column, or for parts by limit, with after as header " + NEXT + " says.");
        }
        return answer(view, part, feedPosition);
    }

    private void requireReader(HttpServletRequest request) {
        callers.of(request).require(Role.ANALYST, Role.STAFF);
    }

    private ViewReader.Part read(ViewQuery query) {
        ExportDesk.Place place = desk.enter();
        try {
            return reader.read(query);
        } finally {
            place.close();
        }
    }

    private static ResponseEntity<byte[]> answer(View view, ViewReader.Part part, long feedPosition) {
        HttpHeaders headers = new HttpHeaders();
        headers.setContentType(CSV);
        headers.set(HttpHeaders.CONTENT_DISPOSITION, StreamedAnswer.attachment("standpat-" + view.name() + ENDING));
        headers.set(POSITION, Long.toString(feedPosition));
        part.next().ifPresent(next -> headers.set(NEXT, next));
        return ResponseEntity.ok().headers(headers).body(part.text().getBytes(StandardCharsets.UTF_8));
    }
}
