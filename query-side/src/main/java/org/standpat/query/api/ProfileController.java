package org.standpat.query.api;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.houserules.Fault;
import org.standpat.houserules.HouseRulesCheck;
import org.standpat.houserules.Profile;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;
import org.standpat.query.api.ProfilesBody.ProfileBody;

/** House rules that have a name, spelt out for a game and its stakes. */
@RestController
@Tag(name = "House rules", description = "Profiles: house rules with a name, one for each source of the rulebook.")
public final class ProfileController {

    private static final String PATH = ReadApi.BASE + "/profiles";
    private static final String GAME = "game";
    private static final String SMALL_BLIND = "smallBlind";
    private static final String BIG_BLIND = "bigBlind";
    private static final String ANTE = "ante";

    private static final String GAME_TEXT =
            "The game, one of limit-2-7-triple-draw, pot-limit-2-7-double-draw, no-limit-2-7-single-draw and"
                    + " limit-a-5-triple-draw; the one that the profile is usual for when none is named.";
    private static final String SMALL_TEXT = "Chips of the small blind, half the big blind when nothing is said.";
    private static final String BIG_TEXT = "Chips of the big blind.";
    private static final String ANTE_TEXT = "Chips of one ante; the profile says who pays it.";

    private static final int DEFAULT_BIG_BLIND = 100;
    private static final int NO_ANTE = 0;
    private static final String MOST = "" + HouseRulesCheck.LARGEST_BET;

    private final AtLeast atLeast;

    /** The profiles are the same at every position; who asks for one waits for it all the same. */
    public ProfileController(AtLeast atLeast) {
        this.atLeast = atLeast;
    }

    /** All profiles. */
    @GetMapping(PATH)
    @Operation(operationId = "readProfiles", summary = "All profiles, with every rule spelt out")
    @GameAndStakes
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = ProfilesBody.class)))
    public ResponseEntity<byte[]> profiles(@Parameter(hidden = true) HttpServletRequest request) {
        Parameters parameters = parameters(request);
        return Answers.json(new ProfilesBody(
                Profiles.ALL.stream().map(profile -> body(profile, parameters)).toList()));
    }

    /** One profile. */
    @GetMapping(PATH + "/{name}")
    @Operation(
            operationId = "readProfile",
            summary = "A profile, with every rule spelt out",
            parameters = {
                @Parameter(
                        name = "name",
                        in = ParameterIn.PATH,
                        required = true,
                        description = "The profile's name.",
                        schema = @Schema(type = "string"))
            })
    @GameAndStakes
    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(implementation = ProfileBody.class)))
    public ResponseEntity<byte[]> profile(
            @PathVariable("name") String name, @Parameter(hidden = true) HttpServletRequest request) {
        Parameters parameters = parameters(request);
        Profile profile = Profiles.ALL.stream()
                .filter(known -> known.name().equals(name))
                .findFirst()
                .orElseThrow(() -> ReadProblem.of(
                        ProblemKind.UNKNOWN_PROFILE,
                        "There is no profile of this name. There are " + String.join(", ", Profiles.NAMES) + "."));
        return Answers.json(body(profile, parameters));
    }

    private Parameters parameters(HttpServletRequest request) {
        Parameters parameters = Parameters.of(request, Set.of(GAME, SMALL_BLIND, BIG_BLIND, ANTE, Parameters.AT_LEAST));
        atLeast.feedOfWhatNeverChanges(parameters.atLeastInFeed());
        return parameters;
    }

    private static ProfileBody body(Profile profile, Parameters parameters) {
        Variant variant = Variant.named(parameters.word(GAME, Variant.NAMES, profile.usual()));
        long bigBlind = parameters.whole(BIG_BLIND, 1, HouseRulesCheck.LARGEST_BET, DEFAULT_BIG_BLIND);
        long smallBlind = parameters.whole(SMALL_BLIND, 0, HouseRulesCheck.LARGEST_BET, bigBlind / 2);
        long ante = parameters.whole(ANTE, 0, HouseRulesCheck.LARGEST_BET, NO_ANTE);
        ProfileBody body = ProfileBody.of(profile, variant, new Stakes(smallBlind, bigBlind, ante));
        List<Fault> faults = HouseRulesCheck.faults(body.rules());
        if (!faults.isEmpty()) {
            // The other parameters are bounded one by one; only the small blind has to fit another one.
            throw ReadProblem.inParameter(
                    SMALL_BLIND,
                    faults.stream()
                            .map(fault -> "Rule " + fault.rule() + ": expected " + fault.expected() + ", but "
                                    + fault.actual() + " came.")
                            .collect(Collectors.joining(" ")));
        }
        return body;
    }

    /** What both reads take: which game, and for what it is played. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @Parameter(name = GAME, in = ParameterIn.QUERY, description = GAME_TEXT, schema = @Schema(type = "string"))
    @Parameter(
            name = SMALL_BLIND,
            in = ParameterIn.QUERY,
            description = SMALL_TEXT,
            schema = @Schema(type = "integer", minimum = "0", maximum = MOST))
    @Parameter(
            name = BIG_BLIND,
            in = ParameterIn.QUERY,
            description = BIG_TEXT,
            schema = @Schema(type = "integer", minimum = "1", maximum = MOST, defaultValue = "" + DEFAULT_BIG_BLIND))
    @Parameter(
            name = ANTE,
            in = ParameterIn.QUERY,
            description = ANTE_TEXT,
            schema = @Schema(type = "integer", minimum = "0", maximum = MOST, defaultValue = "" + NO_ANTE))
    @Parameter(
            name = Parameters.AT_LEAST,
            in = ParameterIn.QUERY,
            description = ReadApi.AT_LEAST_IN_FEED,
            schema = @Schema(type = "integer", minimum = "1"))
    private @interface GameAndStakes {}
}
