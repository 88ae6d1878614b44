package org.standpat.query.api;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.access.CardReader;
import org.standpat.access.CardReaders;
import org.standpat.db.log.EventLimits;
import org.standpat.query.history.HandHistory;
import org.standpat.query.listing.HandListing;
import org.standpat.query.replay.HandReader;
import org.standpat.query.replay.HandRecord;

/** One hand: its summary, its events, the table after each of them, and its text. The tag of every answer is a position. */
@RestController
@Tag(name = "Hands", description = ReadApi.WHO_SEES_WHAT)
public final class HandReadController {

    private static final String PATH = ReadApi.BASE + "/hands/{hand}";
    private static final String LIMIT = "limit";
    private static final String FROM = "from";
    private static final int DEFAULT_EVENTS = 200;
    private static final int MOST_EVENTS = EventLimits.MAX_EVENTS_PER_HAND;

    private final HandListing listing;
    private final HandReader reader;
    private final CardReaders readers;
    private final AtLeast atLeast;

    /** Answers from these. */
    public HandReadController(HandListing listing, HandReader reader, CardReaders readers, AtLeast atLeast) {
        this.listing = listing;
        this.reader = reader;
        this.readers = readers;
        this.atLeast = atLeast;
    }

    /** The summary of a hand. */
    @GetMapping(path = PATH)
    @Operation(
            operationId = "readHand",
            summary = "The summary of a hand, as the projection has it",
            parameters = {
                @Parameter(
                        name = "hand",
                        in = ParameterIn.PATH,
                        required = true,
                        description = ReadApi.HAND,
                        schema = @Schema(type = "string", format = "uuid")),
                @Parameter(
                        name = Parameters.AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = HandBody.class)))
    public ResponseEntity<byte[]> hand(
            @PathVariable("hand") String id, @Parameter(hidden = true) HttpServletRequest request) {
        UUID hand = Parameters.hand(id);
        OptionalInt position =
                Parameters.of(request, Set.of(Parameters.AT_LEAST)).atLeast();
        CardReader caller = readers.of(request);
        requireSeen(hand, caller);
        atLeast.projected(hand, position);
        HandBody body = listing.hand(hand)
                .map(HandBody::of)
                .filter(found -> caller.seesRunningHands() || found.finishedAt().isPresent())
                .orElseThrow(() -> atLeast.notProjected(hand));
        return Answers.json(body, body.position());
    }

    /** The events of a hand. */
    @GetMapping(path = PATH + "/events")
    @Operation(
            operationId = "readEvents",
            summary = "The events of a hand in their order",
            parameters = {
                @Parameter(
                        name = "hand",
                        in = ParameterIn.PATH,
                        required = true,
                        description = ReadApi.HAND,
                        schema = @Schema(type = "string", format = "uuid")),
                @Parameter(
                        name = FROM,
                        in = ParameterIn.QUERY,
                        description = "Number of the first event, from 1; one past the last gives an empty page.",
                        schema = @Schema(type = "integer", defaultValue = "1")),
                @Parameter(
                        name = LIMIT,
                        in = ParameterIn.QUERY,
                        description = "Most events of the answer.",
                        schema =
                                @Schema(
                                        type = "integer",
                                        defaultValue = "" + DEFAULT_EVENTS,
                                        maximum = "" + MOST_EVENTS)),
                @Parameter(
                        name = Parameters.AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = EventsBody.class)))
    public ResponseEntity<byte[]> events(
            @PathVariable("hand") String id, @Parameter(hidden = true) HttpServletRequest request) {
        UUID hand = Parameters.hand(id);
        Parameters parameters = Parameters.of(request, Set.of(FROM, LIMIT, Parameters.AT_LEAST));
        int from = parameters.number(FROM, 1, Integer.MAX_VALUE, 1);
        int limit = parameters.number(LIMIT, 1, MOST_EVENTS, DEFAULT_EVENTS);
        CardReader caller = readers.of(request);
        HandRecord record = record(hand, caller, parameters.atLeast());
        if (from > record.position() + 1) {
            throw noSuchPosition(record, from);
        }
        requireReadable(record, Math.min(record.position(), from));
        EventsBody body = EventsBody.of(record, from, limit);
        caller.isGiven(
                hand, body.events().stream().map(EventsBody.EventBody::data).toList(), record.happened());
        return Answers.json(body, record.position(), record.viewer());
    }

    /** The table after one event of a hand. */
    @GetMapping(path = PATH + "/states/{position}")
    @Operation(
            operationId = "readState",
            summary = "The exact table after an event, folded from the events",
            parameters = {
                @Parameter(
                        name = "hand",
                        in = ParameterIn.PATH,
                        required = true,
                        description = ReadApi.HAND,
                        schema = @Schema(type = "string", format = "uuid")),
                @Parameter(
                        name = "position",
                        in = ParameterIn.PATH,
                        required = true,
                        description = "Number of the event, from 1.",
                        schema = @Schema(type = "integer", minimum = "1")),
                @Parameter(
                        name = Parameters.AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = StateBody.class)))
    public ResponseEntity<byte[]> state(
            @PathVariable("hand") String id,
            @PathVariable("position") String at,
            @Parameter(hidden = true) HttpServletRequest request) {
        UUID hand = Parameters.hand(id);
        int position = Parameters.position(at);
        Parameters parameters = Parameters.of(request, Set.of(Parameters.AT_LEAST));
        CardReader caller = readers.of(request);
        HandRecord record = record(hand, caller, parameters.atLeast());
        if (position > record.position()) {
            throw noSuchPosition(record, position);
        }
        requireReadable(record, position);
        StateBody body = StateBody.of(record, position);
        // The table holds cards of the events up to this one.
        caller.isGiven(hand, record.happened().subList(0, position), record.happened());
        return Answers.json(body, record.position(), record.viewer());
    }

    /** A hand as text. */
    @GetMapping(path = PATH + "/history")
    @Operation(
            operationId = "readHistory",
            summary = "The hand as text for reading",
            parameters = {
                @Parameter(
                        name = "hand",
                        in = ParameterIn.PATH,
                        required = true,
                        description = ReadApi.HAND,
                        schema = @Schema(type = "string", format = "uuid")),
                @Parameter(
                        name = Parameters.AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(
            responseCode = "200",
            content = @Content(mediaType = MediaType.TEXT_PLAIN_VALUE, schema = @Schema(implementation = String.class)))
    public ResponseEntity<byte[]> history(
            @PathVariable("hand") String id, @Parameter(hidden = true) HttpServletRequest request) {
        UUID hand = Parameters.hand(id);
        Parameters parameters = Parameters.of(request, Set.of(Parameters.AT_LEAST));
        CardReader caller = readers.of(request);
        HandRecord record = record(hand, caller, parameters.atLeast());
        requireReadable(record, record.position());
        String text = HandHistory.write(record.happened());
        caller.isGiven(hand, record.happened(), record.happened());
        return Answers.text(text, record.position(), record.viewer());
    }

    private HandRecord record(UUID hand, CardReader caller, OptionalInt position) {
        requireSeen(hand, caller);
        atLeast.recorded(hand, position);
        Optional<HandRecord> record = reader.read(hand, caller.onlooker());
        return record.orElseThrow(() -> ReadApi.unknownHand(hand));
    }

    /** For whoever sees no running hands, one that is played is as one that there is not, also to somebody who would wait for it. */
    private void requireSeen(UUID hand, CardReader caller) {
        if (!caller.seesRunningHands() && reader.read(hand, caller.onlooker()).isEmpty()) {
            throw ReadApi.unknownHand(hand);
        }
    }

    private static ReadProblem noSuchPosition(HandRecord record, int position) {
        return ReadProblem.atPosition(
                ProblemKind.NO_SUCH_POSITION,
                "Hand " + record.hand() + " has no event " + position + "; its last one is " + record.position() + ".",
                record.position());
    }

    private static void requireReadable(HandRecord record, int position) {
        int readable = record.events().size();
        if (position > readable) {
            throw ReadProblem.atPosition(
                    ProblemKind.UNREADABLE_EVENT,
                    "Event " + (readable + 1) + " of hand " + record.hand() + " cannot be read by this version: "
                            + record.fault().orElse("it is missing") + " Events before it can.",
                    readable);
        }
    }
}
