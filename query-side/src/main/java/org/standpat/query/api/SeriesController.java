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
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.query.statistics.Series;
import org.standpat.query.statistics.SeriesQuestion;
import org.standpat.query.statistics.SeriesReader;
import org.standpat.query.statistics.Statistic;

/** Numbers of players as they went on, for charts. */
@RestController
@Tag(name = "Players")
public final class SeriesController {

    private static final String OF = "of";

    private static final List<String> STATISTICS =
            Statistic.ofHands().stream().map(Statistic::word).toList();

    private final SeriesReader series;
    private final AtLeast atLeast;

    /** Answers from these. */
    public SeriesController(SeriesReader series, AtLeast atLeast) {
        this.series = series;
        this.atLeast = atLeast;
    }

    /** How a statistic went on. */
    @GetMapping(ReadApi.BASE + "/players/{player}/series")
    @Operation(
            operationId = "readSeries",
            summary = "A player's number hand after hand or day by day, for charts",
            parameters = {
                @Parameter(
                        name = OF,
                        in = ParameterIn.QUERY,
                        description =
                                "net (chips), big-bets, rake, or a statistic: vpip, three-bet,"
                                        + " won-at-showdown, big-bets-per-hundred ...; a wrong word is answered with all of them.",
                        schema = @Schema(type = "string", defaultValue = "net")),
                @Parameter(
                        name = StatisticsParameters.BY,
                        in = ParameterIn.QUERY,
                        description = "By hand the values are over all hands so far, and of more than "
                                + SeriesReader.MOST_POINTS + " hands as many are given, evenly spaced. By day they are"
                                + " over the hands of each day in UTC, for the newest " + SeriesReader.MOST_POINTS
                                + " days.",
                        schema =
                                @Schema(
                                        type = "string",
                                        defaultValue = SeriesBody.HAND,
                                        allowableValues = {SeriesBody.HAND, SeriesBody.DAY}))
            })
    @StatisticsInAddress
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = SeriesBody.class)))
    public ResponseEntity<byte[]> series(
            @PathVariable("player") String name, @Parameter(hidden = true) HttpServletRequest request) {
        String player = Parameters.player(name);
        Parameters parameters = Parameters.of(
                request,
                StatisticsParameters.and(
                        OF, StatisticsParameters.BY, StatisticsParameters.SNOW_LIMIT, Parameters.AT_LEAST));
        Statistic statistic = Statistic.named(parameters.word(OF, STATISTICS, Statistic.NET.word()))
                .orElseThrow();
        String by = parameters.word(StatisticsParameters.BY, List.of(SeriesBody.HAND, SeriesBody.DAY), SeriesBody.HAND);
        SeriesQuestion question = new SeriesQuestion(
                player, StatisticsParameters.filter(parameters), statistic, StatisticsParameters.snowLimit(parameters));
        long feedPosition = atLeast.feed(parameters.atLeastInFeed());
        Optional<Series> found = by.equals(SeriesBody.DAY) ? series.byDay(question) : series.byHand(question);
        return Answers.json(found.map(values -> SeriesBody.of(player, statistic, by, values, feedPosition))
                .orElseThrow(() -> ReadApi.unknownPlayer(feedPosition)));
    }
}
