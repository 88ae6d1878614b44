package org.standpat.command.api;

import io.swagger.v3.oas.models.media.ArraySchema;
import io.swagger.v3.oas.models.media.DateTimeSchema;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import java.math.BigDecimal;
import java.util.List;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.HouseRulesCheck;
import org.standpat.houserules.Profiles;

/** Describes the bodies of requests, with the limits that the readers enforce. */
final class RequestSchemas {

    private RequestSchemas() {}

    /** What starts a hand. */
    static Schema<?> start() {
        return object(List.of("table", "rules", "seats", "button", "dealing"))
                .addProperty("table", name("The room's name for the table."))
                .addProperty(
                        "rules",
                        new Schema<>().addOneOfItem(profile()).addOneOfItem(RecordSchemas.of(HouseRules.class)))
                .addProperty("seats", new ArraySchema().items(seat()).maxItems(StartReader.MOST_SEATS))
                .addProperty("button", seatNumber("Seat of the dealer button."))
                .addProperty(
                        "dealing",
                        new StringSchema()
                                .addEnumItem(StartReader.HOUSE)
                                .addEnumItem(StartReader.RECORDED)
                                .description(
                                        "house: the service shuffles and deals. recorded: the cards are reported, with"
                                                + " ?? for those that are not known."))
                .addProperty(
                        "startedAt",
                        new DateTimeSchema().description("When the hand began; for recorded hands alone, else now."));
    }

    private static Schema<?> profile() {
        StringSchema names = new StringSchema();
        Profiles.NAMES.forEach(names::addEnumItem);
        return object(List.of("profile", "smallBlind", "bigBlind"))
                .description("House rules by name, with the stakes.")
                .addProperty("profile", names)
                .addProperty("smallBlind", whole(0, HouseRulesCheck.LARGEST_BET))
                .addProperty(
                        "bigBlind",
                        whole(1, HouseRulesCheck.LARGEST_BET)
                                .description("The small bet; the big bet is twice as much."));
    }

    private static Schema<?> seat() {
        return object(List.of("seat", "player", "stack"))
                .addProperty("seat", seatNumber("Number of the seat; higher numbers sit to the left."))
                .addProperty("player", name("The room's name for the player."))
                .addProperty(
                        "stack", whole(1, SeatedPlayer.MOST_CHIPS).description("Chips before anything is posted."));
    }

    /** An action of a seat, or cards that were dealt to it. */
    static Schema<?> action() {
        StringSchema verbs = new StringSchema();
        ActionReader.VERBS.forEach(verbs::addEnumItem);
        return object(List.of("seat", "action"))
                .addProperty("seat", seatNumber("Who acts, or who is dealt to."))
                .addProperty("action", verbs)
                .addProperty(
                        "to",
                        whole(1, SeatedPlayer.MOST_CHIPS)
                                .description(
                                        "For bet and raise: the total that the seat has put in on this round then."))
                .addProperty(
                        "cards",
                        new Schema<>()
                                .description(
                                        "For discard and deal, and for show where a card was not known: \"7h5c\" or"
                                                + " [\"7h\",\"5c\"], with ?? for a card that is not known.")
                                .addOneOfItem(new StringSchema())
                                .addOneOfItem(new ArraySchema().items(new StringSchema())));
    }

    private static Schema<?> object(List<String> required) {
        Schema<?> object = new ObjectSchema().additionalProperties(false);
        object.setRequired(required);
        return object;
    }

    private static Schema<?> name(String description) {
        return new StringSchema()
                .minLength(1)
                .maxLength(SeatedPlayer.LONGEST_NAME)
                .description(description);
    }

    private static Schema<?> seatNumber(String description) {
        return whole(1, SeatedPlayer.HIGHEST_SEAT).description(description);
    }

    private static Schema<?> whole(long least, long most) {
        return new IntegerSchema()
                .format("int64")
                .minimum(BigDecimal.valueOf(least))
                .maximum(BigDecimal.valueOf(most));
    }
}
