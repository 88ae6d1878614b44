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
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.statistics.StatisticsReader;

/** Numbers of players. */
@RestController
@Tag(
        name = "Players",
        description = "Numbers over the hands that are over; docs/statistics.md says what each of them counts.")
public final class StatisticsController {

    private final StatisticsReader statistics;
    private final AtLeast atLeast;

    /** Answers from these. */
    public StatisticsController(StatisticsReader statistics, AtLeast atLeast) {
        this.statistics = statistics;
        this.atLeast = atLeast;
    }

    /** A player's numbers. */
    @GetMapping(ReadApi.BASE + "/players/{player}/stats")
    @Operation(
            operationId = "readStatistics",
            summary = "A player's numbers",
            parameters = {
                @Parameter(
                        name = "player",
                        in = ParameterIn.PATH,
                        required = true,
                        description = "The room's name for the player.",
                        schema = @Schema(type = "string", maxLength = SeatedPlayer.LONGEST_NAME)),
                @Parameter(
                        name = Parameters.AT_LEAST,
                        in = ParameterIn.QUERY,
                        description = ReadApi.AT_LEAST_IN_FEED,
                        schema = @Schema(type = "integer", minimum = "1"))
            })
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = StatisticsBody.class)))
    public ResponseEntity<byte[]> statistics(
            @PathVariable("player") String name, @Parameter(hidden = true) HttpServletRequest request) {
        String player = Parameters.player(name);
        Parameters parameters = Parameters.of(request, Set.of(Parameters.AT_LEAST));
        long feedPosition = atLeast.feed(parameters.atLeastInFeed());
        return Answers.json(statistics
                .of(player)
                .map(numbers -> StatisticsBody.of(numbers, feedPosition))
                .orElseThrow(() -> ReadApi.unknownPlayer(feedPosition)));
    }
}
