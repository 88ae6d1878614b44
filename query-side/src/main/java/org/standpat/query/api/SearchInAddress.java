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

/** Describes the parameters of {@link SearchParameters}. */
@Parameters({
    @Parameter(
            name = SearchParameters.PLAYER,
            in = ParameterIn.QUERY,
            description = "A player who was dealt in, by name.",
            schema = @Schema(type = "string", maxLength = SeatedPlayer.LONGEST_NAME)),
    @Parameter(
            name = SearchParameters.TABLE,
            in = ParameterIn.QUERY,
            description = "The table, by name.",
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
            name = org.standpat.query.api.Parameters.AT_LEAST,
            in = ParameterIn.QUERY,
            description = ReadApi.AT_LEAST_IN_FEED,
            schema = @Schema(type = "integer", minimum = "1"))
})
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface SearchInAddress {}
