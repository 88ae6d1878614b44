package org.standpat.query.api;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.Parameters;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Game;
import org.standpat.query.listing.HandSearch;

/** Describes the parameters of {@link SearchParameters}. */
@Parameters({
    @Parameter(
            name = SearchParameters.PLAYER,
            in = ParameterIn.QUERY,
            description = "Players who were dealt in, by name: all of them. Each comes as a parameter of its own.",
            array =
                    @ArraySchema(
                            maxItems = HandSearch.MOST_PLAYERS,
                            schema = @Schema(type = "string", maxLength = SeatedPlayer.LONGEST_NAME))),
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
            name = SearchParameters.GAME,
            in = ParameterIn.QUERY,
            description = "The game, such as limit-2-7-triple-draw, or as the list writes it.",
            schema = @Schema(type = "string")),
    @Parameter(
            name = SearchParameters.STAKES,
            in = ParameterIn.QUERY,
            description = "The stakes, as the list writes them: 100/200.",
            schema = @Schema(type = "string", maxLength = SeatedPlayer.LONGEST_NAME)),
    @Parameter(
            name = SearchParameters.POT_MIN,
            in = ParameterIn.QUERY,
            description = "Hands that are over with at least so many chips in the pot, before rake.",
            schema = @Schema(type = "integer", format = "int64", minimum = "0")),
    @Parameter(
            name = SearchParameters.POT_MAX,
            in = ParameterIn.QUERY,
            description = "Hands that are over with at most so many chips in the pot, before rake.",
            schema = @Schema(type = "integer", format = "int64", minimum = "0")),
    @Parameter(
            name = SearchParameters.DRAWS,
            in = ParameterIn.QUERY,
            description = "Hands of which exactly so many draws began.",
            schema = @Schema(type = "integer", minimum = "0", maximum = "" + Game.MOST_DRAWS)),
    @Parameter(
            name = SearchParameters.DRAWS_MIN,
            in = ParameterIn.QUERY,
            description = "Hands of which at least so many draws began.",
            schema = @Schema(type = "integer", minimum = "0", maximum = "" + Game.MOST_DRAWS)),
    @Parameter(
            name = SearchParameters.DRAWS_MAX,
            in = ParameterIn.QUERY,
            description = "Hands of which at most so many draws began.",
            schema = @Schema(type = "integer", minimum = "0", maximum = "" + Game.MOST_DRAWS)),
    @Parameter(
            name = SearchParameters.SHOWN,
            in = ParameterIn.QUERY,
            description =
                    "Class of the best hand that was shown: number-one to number-four, six-low to ace-low, pair, two-pair,"
                            + " three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush; with -or-better behind"
                            + " it, that class and all better ones.",
            schema = @Schema(type = "string", example = "eight-low-or-better")),
    @Parameter(
            name = SearchParameters.RESHUFFLED,
            in = ParameterIn.QUERY,
            description = "Whether the stub ran out and was made anew.",
            schema = @Schema(type = "boolean")),
    @Parameter(
            name = SearchParameters.ALL_IN,
            in = ParameterIn.QUERY,
            description = "Whether somebody put in all he had.",
            schema = @Schema(type = "boolean")),
    @Parameter(
            name = SearchParameters.CORRECTED,
            in = ParameterIn.QUERY,
            description = "Whether a pot was ruled to others than it was awarded to, after the hand.",
            schema = @Schema(type = "boolean")),
    @Parameter(
            name = SearchParameters.NOTES,
            in = ParameterIn.QUERY,
            description = "Whether there are notes: rulings of the floor, or incidents such as an exposed card.",
            schema = @Schema(type = "boolean")),
    @Parameter(
            name = SearchParameters.ENDING,
            in = ParameterIn.QUERY,
            description = "What became of the hand.",
            schema =
                    @Schema(
                            type = "string",
                            allowableValues = {"running", "played", "misdeal", "cancelled"})),
    @Parameter(
            name = org.standpat.query.api.Parameters.AT_LEAST,
            in = ParameterIn.QUERY,
            description = ReadApi.AT_LEAST_IN_FEED,
            schema = @Schema(type = "integer", minimum = "1"))
})
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface SearchInAddress {}
