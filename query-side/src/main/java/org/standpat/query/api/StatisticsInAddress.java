package org.standpat.query.api;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.Parameters;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Schema;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.standpat.hand.SeatedPlayer;

/** Describes the player in the address and the filters and the snow limit of {@link StatisticsParameters}. */
@Parameters({
    @Parameter(
            name = "player",
            in = ParameterIn.PATH,
            required = true,
            description = "The room's name for the player.",
            schema = @Schema(type = "string", maxLength = SeatedPlayer.LONGEST_NAME)),
    @Parameter(
            name = StatisticsParameters.GAME,
            in = ParameterIn.QUERY,
            description = "Hands of this game, such as limit-2-7-triple-draw, or as the list of hands writes it.",
            schema = @Schema(type = "string")),
    @Parameter(
            name = StatisticsParameters.STAKES,
            in = ParameterIn.QUERY,
            description = "Hands at these stakes, as hands list them: 100/200.",
            schema = @Schema(type = "string", maxLength = StatisticsParameters.LONGEST_NAME)),
    @Parameter(
            name = StatisticsParameters.PLACE,
            in = ParameterIn.QUERY,
            description = "Hands in which he sat there relative to the button.",
            schema =
                    @Schema(
                            type = "string",
                            allowableValues = {
                                "button",
                                "small-blind",
                                "big-blind",
                                "cutoff",
                                "hijack",
                                "lojack",
                                "early"
                            })),
    @Parameter(
            name = StatisticsParameters.PLAYERS,
            in = ParameterIn.QUERY,
            description = "Hands that so many players were dealt in.",
            schema = @Schema(type = "integer", minimum = "" + StatisticsParameters.FEWEST_PLAYERS)),
    @Parameter(
            name = SearchParameters.TABLE,
            in = ParameterIn.QUERY,
            description = "Hands of this table.",
            schema = @Schema(type = "string", maxLength = SeatedPlayer.LONGEST_NAME)),
    @Parameter(
            name = SearchParameters.FROM,
            in = ParameterIn.QUERY,
            description = "Hands that began at this time or later.",
            schema = @Schema(type = "string", format = "date-time")),
    @Parameter(
            name = SearchParameters.TO,
            in = ParameterIn.QUERY,
            description = "Hands that began before this time.",
            schema = @Schema(type = "string", format = "date-time")),
    @Parameter(
            name = StatisticsParameters.SNOW_LIMIT,
            in = ParameterIn.QUERY,
            description =
                    "The worst hand that is no snow when he stands pat with it; queen-low and worse are, without it.",
            schema = @Schema(type = "string", defaultValue = "jack-low")),
    @Parameter(
            name = org.standpat.query.api.Parameters.AT_LEAST,
            in = ParameterIn.QUERY,
            description = ReadApi.AT_LEAST_IN_FEED,
            schema = @Schema(type = "integer", minimum = "1"))
})
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface StatisticsInAddress {}
