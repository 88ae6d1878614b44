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
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.springframework.http.HttpMethod;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.access.Callers;
import org.standpat.access.Role;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.live.Change;
import org.standpat.query.live.Interest;
import org.standpat.query.live.LiveDesk;
import org.standpat.query.statistics.StatisticsReader;

/** Hands and statistics as they change, as server-sent events. */
@RestController
@Tag(
        name = "Live",
        description =
                "Server-sent events. The id of each message is a feed position: everything of the stream up to it was sent. Whoever"
                        + " asks again with it in Last-Event-ID is told of what has changed since, each hand as it stands then.")
public final class LiveController {

    private static final String PATH = ReadApi.BASE + "/live";
    private static final String TABLE = SearchParameters.TABLE;
    private static final String PLAYER = SearchParameters.PLAYER;
    private static final String AFTER = LivePlaces.AFTER;
    private static final String ABOUT_TABLE = "The table, by name.";
    private static final String ABOUT_PLAYER = "A player who was dealt in, by name.";
    private static final String ABOUT_AFTER =
            "Begins after this position of the log, 0 for everything; Last-Event-ID goes before it. Without either it begins now.";
    private static final String ABOUT_LAST = "The id of the last message that came.";

    private final LiveDesk desk;
    private final LivePlaces places;
    private final Callers callers;
    private final StatisticsReader statistics;

    /** Answers from these. */
    public LiveController(LiveDesk desk, LivePlaces places, Callers callers, StatisticsReader statistics) {
        this.desk = desk;
        this.places = places;
        this.callers = callers;
        this.statistics = statistics;
    }

    /** Hands as they change. */
    @GetMapping(PATH + "/hands")
    @Operation(
            operationId = "streamHands",
            summary = "Hands as they change, in the order of the log",
            description =
                    "Messages: \"position\" (how far the stream is; the first one), \"hand\" (a hand as in a listing) and \"end\" (why it"
                            + " ends). A reader that falls behind is told of each hand's present form alone.",
            parameters = {
                @Parameter(
                        name = TABLE,
                        in = ParameterIn.QUERY,
                        description = ABOUT_TABLE,
                        schema = @Schema(type = "string", maxLength = SeatedPlayer.LONGEST_NAME)),
                @Parameter(
                        name = PLAYER,
                        in = ParameterIn.QUERY,
                        description = ABOUT_PLAYER,
                        schema = @Schema(type = "string", maxLength = SeatedPlayer.LONGEST_NAME)),
                @Parameter(
                        name = AFTER,
                        in = ParameterIn.QUERY,
                        description = ABOUT_AFTER,
                        schema = @Schema(type = "integer", minimum = "0")),
                @Parameter(
                        name = LivePlaces.LAST_EVENT_ID,
                        in = ParameterIn.HEADER,
                        description = ABOUT_LAST,
                        schema = @Schema(type = "integer", minimum = "0")),
                @Parameter(
                        name = AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST_IN_FEED,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = String.class)))
    public void hands(
            @Parameter(hidden = true) HttpServletRequest request,
            @Parameter(hidden = true) HttpServletResponse response) {
        // An analyst hears of a hand when it is over.
        boolean endedAlone = callers.of(request).isOneOf(Role.ANALYST);
        Parameters parameters = Parameters.of(request, Set.of(TABLE, PLAYER, AFTER, AT_LEAST));
        Interest interest = new Interest(parameters.name(TABLE), parameters.name(PLAYER), endedAlone);
        // Before the database is asked anything: as many as have no place are refused for next to nothing.
        try (LiveDesk.Place place = desk.enter()) {
            OptionalLong after = places.after(request, parameters);
            if (wasHeadAlone(request, response, after)) {
                return;
            }
            stream(request, response, place, interest, after.orElseGet(places::position), (changes, out) -> {
                for (Change change : changes.changes()) {
                    out.message("hand", change.feedPosition(), change.text());
                }
            });
        }
    }

    /** A player's numbers as they change. */
    @GetMapping(PATH + "/players/{player}/stats")
    @Operation(
            operationId = "streamStatistics",
            summary = "A player's numbers as they change",
            description =
                    "Messages: \"statistics\" (his numbers as at /players/{player}/stats), \"position\" and \"end\". Without a position"
                            + " to go on from, the present numbers come first.",
            parameters = {
                @Parameter(
                        name = PLAYER,
                        in = ParameterIn.PATH,
                        required = true,
                        description = "The room's name for the player.",
                        schema = @Schema(type = "string", maxLength = SeatedPlayer.LONGEST_NAME)),
                @Parameter(
                        name = AFTER,
                        in = ParameterIn.QUERY,
                        description = ABOUT_AFTER,
                        schema = @Schema(type = "integer", minimum = "0")),
                @Parameter(
                        name = LivePlaces.LAST_EVENT_ID,
                        in = ParameterIn.HEADER,
                        description = ABOUT_LAST,
                        schema = @Schema(type = "integer", minimum = "0")),
                @Parameter(
                        name = AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST_IN_FEED,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = String.class)))
    public void statistics(
            @PathVariable(PLAYER) String name,
            @Parameter(hidden = true) HttpServletRequest request,
            @Parameter(hidden = true) HttpServletResponse response) {
        // Everybody may; a key that nobody knows is refused all the same.
        callers.of(request);
        String player = Parameters.player(name);
        Parameters parameters = Parameters.of(request, Set.of(AFTER, AT_LEAST));
        try (LiveDesk.Place place = desk.enter()) {
            OptionalLong after = places.after(request, parameters);
            LiveStatistics numbers = new LiveStatistics(desk, statistics, player, after.isEmpty());
            long from = after.orElseGet(places::position);
            numbers.requireKnown(from);
            if (wasHeadAlone(request, response, after)) {
                return;
            }
            // Statistics are of hands that are over.
            stream(request, response, place, new Interest(Optional.empty(), Optional.of(player), true), from, numbers);
        }
    }

    private boolean wasHeadAlone(HttpServletRequest request, HttpServletResponse response, OptionalLong after) {
        boolean headAlone = request.getMethod().equals(HttpMethod.HEAD.name());
        if (headAlone) {
            EventStream.head(response, after.orElseGet(places::position));
        }
        return headAlone;
    }

    private void stream(
            HttpServletRequest request,
            HttpServletResponse response,
            LiveDesk.Place place,
            Interest interest,
            long from,
            LiveStream.Teller teller) {
        EventStream.head(response, from);
        EventStream out = new EventStream(response, desk.limits().slowest(), from);
        new LiveStream(desk, place, out, interest, from, teller).run(request);
    }
}
