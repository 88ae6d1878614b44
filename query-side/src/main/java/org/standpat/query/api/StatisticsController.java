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
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.query.statistics.Dimension;
import org.standpat.query.statistics.StatisticsQuestion;
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
            summary = "A player's numbers, over all his hands or some, whole or told apart",
            parameters = {
                @Parameter(
                        name = StatisticsParameters.BY,
                        in = ParameterIn.QUERY,
                        description = "By what his hands are told apart as well.",
                        schema =
                                @Schema(
                                        type = "string",
                                        allowableValues = {"game", "stakes", "place", "players", "date", "table"}))
            })
    @StatisticsInAddress
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = StatisticsBody.class)))
    public ResponseEntity<byte[]> statistics(
            @PathVariable("player") String name, @Parameter(hidden = true) HttpServletRequest request) {
        String player = Parameters.player(name);
        Parameters parameters = Parameters.of(
                request,
                StatisticsParameters.and(
                        StatisticsParameters.BY, StatisticsParameters.SNOW_LIMIT, Parameters.AT_LEAST));
        Optional<Dimension> by = StatisticsParameters.by(parameters);
        StatisticsQuestion question = new StatisticsQuestion(
                player, StatisticsParameters.filter(parameters), by, StatisticsParameters.snowLimit(parameters));
        long feedPosition = atLeast.feed(parameters.atLeastInFeed());
        return Answers.json(statistics
                .of(question)
                .map(numbers -> StatisticsBody.of(numbers, by, feedPosition))
                .orElseThrow(() -> ReadApi.unknownPlayer(feedPosition)));
    }
}
