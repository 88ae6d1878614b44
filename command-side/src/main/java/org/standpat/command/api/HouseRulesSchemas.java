package org.standpat.command.api;

import io.swagger.v3.oas.models.media.BooleanSchema;
import io.swagger.v3.oas.models.media.Schema;
import java.util.List;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRulesCheck;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Variant;

/** Describes house rules that are named by a profile, with the limits that {@link ProfileReader} enforces. */
final class HouseRulesSchemas {

    private HouseRulesSchemas() {}

    static Schema<?> profile() {
        return RequestSchemas.object(List.of("profile", "smallBlind", "bigBlind"))
                .description("House rules by name, with the stakes.")
                .addProperty("profile", RequestSchemas.words(Profiles.NAMES))
                .addProperty(
                        "game",
                        new Schema<>()
                                .description("The game; without it the one that the profile is usual for.")
                                .addOneOfItem(RequestSchemas.words(Variant.NAMES))
                                .addOneOfItem(choices()))
                .addProperty("smallBlind", RequestSchemas.whole(0, HouseRulesCheck.LARGEST_BET))
                .addProperty(
                        "bigBlind",
                        RequestSchemas.whole(1, HouseRulesCheck.LARGEST_BET)
                                .description("In fixed limit the small bet too, and half the big bet; in pot and no"
                                        + " limit the least bet."))
                .addProperty(
                        "ante",
                        RequestSchemas.whole(0, HouseRulesCheck.LARGEST_BET)
                                .description("Chips of one ante; none without it."))
                .addProperty(
                        "antes",
                        RequestSchemas.words(ProfileReader.ANTES)
                                .description("Who antes; without it whoever the profile says."))
                .addProperty("rake", rake());
    }

    private static Schema<?> choices() {
        return RequestSchemas.object(List.of("ranking", "draws", "structure"))
                .addProperty("ranking", RequestSchemas.words(ProfileReader.RANKINGS))
                .addProperty("draws", RequestSchemas.whole(1, Game.MOST_DRAWS))
                .addProperty("structure", RequestSchemas.words(ProfileReader.STRUCTURES));
    }

    private static Schema<?> rake() {
        return RequestSchemas.object(List.of("basisPoints", "cap"))
                .description("What the house takes; nothing without it.")
                .addProperty(
                        "basisPoints",
                        RequestSchemas.whole(0, Rake.MOST_BASIS_POINTS)
                                .description("Hundredths of a percent of all pots."))
                .addProperty(
                        "cap",
                        RequestSchemas.whole(0, HouseRulesCheck.LARGEST_BET).description("Most chips of one hand."))
                .addProperty(
                        "step",
                        RequestSchemas.whole(1, HouseRulesCheck.LARGEST_BET)
                                .description("The rake is a whole multiple of it; 1 without it."))
                .addProperty(
                        "noDrawNoRake",
                        new BooleanSchema()
                                .description("Nothing when the hand ends before the first draw; true without it."));
    }
}
