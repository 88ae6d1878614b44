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
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.access.CardReader;
import org.standpat.access.CardReaders;
import org.standpat.export.ExportFormat;
import org.standpat.export.ExportFormats;
import org.standpat.export.WriteOutcome;
import org.standpat.query.export.ExportDesk;
import org.standpat.query.export.ExportWatcher;
import org.standpat.query.export.SeenHands;
import org.standpat.query.listing.HandSearch;

/** Hands in the formats of others. Each is written as every other read shows it to the same caller. */
@RestController
@Tag(name = "Exports", description = ReadApi.WHO_SEES_WHAT)
public final class ExportController {

    static final String LEFT_OUT_MEDIA_TYPE = "application/x-ndjson";

    private static final String FORMAT = "format";
    private static final String ABOUT_FORMAT = "Name of a format; docs/formats.md says what each can say.";
    private static final String ABOUT_STREAM =
            " It comes as it is read. An answer that ends without the end of its chunks is not whole.";

    private final SeenHands hands;
    private final ExportDesk desk;
    private final CardReaders readers;
    private final AtLeast atLeast;

    /** Answers from these. */
    public ExportController(SeenHands hands, ExportDesk desk, CardReaders readers, AtLeast atLeast) {
        this.hands = hands;
        this.desk = desk;
        this.readers = readers;
        this.atLeast = atLeast;
    }

    /** One hand. */
    @GetMapping(path = ReadApi.BASE + "/hands/{hand}/export")
    @Operation(
            operationId = "exportHand",
            summary = "One hand in a format of others",
            parameters = {
                @Parameter(
                        name = "hand",
                        in = ParameterIn.PATH,
                        required = true,
                        description = ReadApi.HAND,
                        schema = @Schema(type = "string", format = "uuid")),
                @Parameter(
                        name = FORMAT,
                        in = ParameterIn.QUERY,
                        required = true,
                        description = ABOUT_FORMAT,
                        schema = @Schema(type = "string")),
                @Parameter(
                        name = AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = String.class)))
    @ApiResponse(responseCode = "422", description = "The format cannot say this hand; the problem's detail says why.")
    public ResponseEntity<byte[]> hand(
            @PathVariable("hand") String id, @Parameter(hidden = true) HttpServletRequest request) throws IOException {
        UUID hand = Parameters.hand(id);
        Parameters parameters = Parameters.of(request, Set.of(FORMAT, AT_LEAST));
        ExportFormat format = ExportFormats.named(parameters.word(FORMAT, names(ExportFormats.ALL)))
                .orElseThrow();
        CardReader caller = readers.of(request);
        if (!caller.seesRunningHands() && hands.of(hand, caller.onlooker()).isEmpty()) {
            throw ReadApi.unknownHand(hand);
        }
        atLeast.recorded(hand, parameters.atLeast());
        return hands.of(hand, caller.onlooker())
                .map(found -> answer(found, format, caller))
                .orElseThrow(() -> ReadApi.unknownHand(hand));
    }

    private static ResponseEntity<byte[]> answer(SeenHands.Found found, ExportFormat format, CardReader caller) {
        return switch (found) {
            case SeenHands.Whole whole -> answer(whole, format, caller);
            case SeenHands.Damaged damaged ->
                throw ReadProblem.atPosition(
                        ProblemKind.UNREADABLE_EVENT,
                        "Hand " + damaged.hand() + " cannot be written: " + damaged.why(),
                        damaged.position());
        };
    }

    private static ResponseEntity<byte[]> answer(SeenHands.Whole hand, ExportFormat format, CardReader caller) {
        StringBuilder text = new StringBuilder();
        return switch (written(hand, format, text)) {
            case WriteOutcome.Written ignored -> {
                caller.isGiven(hand.hand(), hand.happened(), hand.happened());
                yield Answers.file(
                        text.toString(),
                        format.mediaType(),
                        "standpat-" + hand.hand() + format.fileEnding(),
                        hand.position(),
                        hand.seen().viewer());
            }
            case WriteOutcome.LeftOut out ->
                throw ReadProblem.atPosition(
                        ProblemKind.NOT_IN_THIS_FORMAT,
                        "Hand " + hand.hand() + " cannot be written as " + format.name() + ": " + out.why() + ".",
                        hand.position());
        };
    }

    private static WriteOutcome written(SeenHands.Whole hand, ExportFormat format, StringBuilder text) {
        try {
            return format.begin(text).write(hand.seen());
        } catch (IOException impossible) {
            throw new IllegalStateException("memory cannot be written to", impossible);
        }
    }

    /** Many hands. */
    @GetMapping(path = ReadApi.BASE + "/export")
    @Operation(
            operationId = "exportHands",
            summary = "Hands that a search finds, newest first, in a format of others",
            description = "Hands that the format cannot say are left out; /export/left-out names them." + ABOUT_STREAM,
            parameters =
                    @Parameter(
                            name = FORMAT,
                            in = ParameterIn.QUERY,
                            required = true,
                            description = ABOUT_FORMAT,
                            schema = @Schema(type = "string")))
    @SearchInAddress
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = String.class)))
    public void hands(
            @Parameter(hidden = true) HttpServletRequest request,
            @Parameter(hidden = true) HttpServletResponse response)
            throws IOException {
        CardReader caller = readers.of(request);
        Selection asked = selection(request, caller.seesRunningHands());
        StreamedAnswer answer = new StreamedAnswer(
                request,
                response,
                asked.format().mediaType(),
                "standpat-hands" + asked.format().fileEnding());
        if (answer.wasHeadAlone()) {
            return;
        }
        try (ExportDesk.Place place = desk.enter()) {
            answer.write(out -> place.write(asked.search(), asked.format(), caller, out, ExportWatcher.NOBODY));
        }
    }

    /** What an export of many hands leaves out. */
    @GetMapping(path = ReadApi.BASE + "/export/left-out")
    @Operation(
            operationId = "readLeftOut",
            summary = "The hands of a selection that a format cannot say, one JSON object a line: hand and why",
            description = "No line when it can say them all." + ABOUT_STREAM,
            parameters =
                    @Parameter(
                            name = FORMAT,
                            in = ParameterIn.QUERY,
                            required = true,
                            description = ABOUT_FORMAT,
                            schema = @Schema(type = "string")))
    @SearchInAddress
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = String.class)))
    public void leftOut(
            @Parameter(hidden = true) HttpServletRequest request,
            @Parameter(hidden = true) HttpServletResponse response)
            throws IOException {
        CardReader caller = readers.of(request);
        Selection asked = selection(request, caller.seesRunningHands());
        StreamedAnswer answer = new StreamedAnswer(request, response, LEFT_OUT_MEDIA_TYPE, "standpat-left-out.jsonl");
        if (answer.wasHeadAlone()) {
            return;
        }
        try (ExportDesk.Place place = desk.enter()) {
            answer.write(out -> place.write(
                    asked.search(), asked.format(), caller.withoutText(), Writer.nullWriter(), new LeftOutLines(out)));
        }
    }

    private record Selection(HandSearch search, ExportFormat format) {}

    private Selection selection(HttpServletRequest request, boolean runningToo) {
        Parameters parameters = SearchParameters.read(request, FORMAT, AT_LEAST);
        HandSearch search = SearchParameters.of(parameters);
        ExportFormat format = ExportFormats.named(parameters.word(FORMAT, names(ExportFormats.OF_MANY_HANDS)))
                .orElseThrow();
        atLeast.feed(parameters.atLeastInFeed());
        return new Selection(runningToo ? search : search.leavingRunningOut(), format);
    }

    private static List<String> names(List<ExportFormat> formats) {
        return formats.stream().map(ExportFormat::name).toList();
    }
}
