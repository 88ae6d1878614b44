package org.standpat.command.api;

import io.swagger.v3.oas.models.media.ArraySchema;
import io.swagger.v3.oas.models.media.DateTimeSchema;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import java.math.BigDecimal;
import java.util.List;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.HouseRulesCheck;

/** Describes the bodies of requests, with the limits that the readers enforce. */
final class RequestSchemas {

    private RequestSchemas() {}

    /** What starts a hand. */
    static Schema<?> start() {
        return object(List.of("table", "rules", "seats", "button", "dealing"))
                .addProperty("table", name("The room's name for the table."))
                .addProperty(
                        "rules",
                        new Schema<>()
                                .addOneOfItem(HouseRulesSchemas.profile())
                                .addOneOfItem(RecordSchemas.of(HouseRules.class)))
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
                        new DateTimeSchema().description("When the hand began; for recorded hands alone, else now."))
                .addProperty("owing", new ArraySchema().items(owing()).maxItems(StartReader.MOST_OWING))
                .addProperty("previousHand", previousHand());
    }

    private static Schema<?> owing() {
        return object(List.of("seat", "post"))
                .addProperty("seat", seatNumber("Who owes it."))
                .addProperty(
                        "post",
                        words(StartReader.POSTS)
                                .description("What the seat has to post besides what its place posts: the live big"
                                        + " blind of a new player, a missed small blind, or the ante where named"
                                        + " players pay it."));
    }

    private static Schema<?> previousHand() {
        return object(List.of("button", "bigBlind", "players"))
                .description("The hand before at this table, to check button and blinds by.")
                .addProperty("button", seatNumber("Seat of the dealer button then."))
                .addProperty("bigBlind", seatNumber("Seat of the big blind then."))
                .addProperty(
                        "players",
                        whole(HouseRulesCheck.FEWEST_SEATS, HouseRulesCheck.MOST_SEATS)
                                .description("How many were dealt in."));
    }

    private static Schema<?> seat() {
        return object(List.of("seat", "player", "stack"))
                .addProperty("seat", seatNumber("Number of the seat; higher numbers sit to the left."))
                .addProperty("player", name("The room's name for the player."))
                .addProperty(
                        "stack", whole(1, SeatedPlayer.MOST_CHIPS).description("Chips before anything is posted."));
    }

    /** An action of a seat, or what is reported of a recorded hand. */
    static Schema<?> action() {
        return object(List.of("seat", "action"))
                .addProperty("seat", seatNumber("Who acts, or who is dealt to."))
                .addProperty("action", words(ActionReader.VERBS))
                .addProperty(
                        "to",
                        new IntegerSchema()
                                .format("int64")
                                .description("For bet and raise, also out of turn: the total that the seat has put in"
                                        + " on this round then. The rules bound it; out of turn it is 1 to "
                                        + SeatedPlayer.MOST_CHIPS + "."))
                .addProperty(
                        "cards",
                        new Schema<>()
                                .description(
                                        "For discard and deal, for change (none to stand pat), and for show where a"
                                                + " card was not known: \"7h5c\" or [\"7h\",\"5c\"], with ?? for a card that is"
                                                + " not known.")
                                .addOneOfItem(new StringSchema())
                                .addOneOfItem(new ArraySchema().items(new StringSchema())))
                .addProperty("card", new StringSchema().description("For expose: the card that everybody saw."))
                .addProperty(
                        "held",
                        whole(0, ActionReader.MOST_HELD)
                                .description("For miscount: how many cards the seat holds when the deal to it is"
                                        + " complete."))
                .addProperty("opponent", seatNumber("For ask: whose number of cards taken is asked for."))
                .addProperty(
                        "done", words(ActionReader.OUT_OF_TURN).description("For out-of-turn: what the seat did."));
    }

    /** A ruling of the floor. */
    static Schema<?> ruling() {
        return object(List.of("ruling", "by", "why", "rule"))
                .addProperty("ruling", words(RulingReader.KINDS))
                .addProperty("by", text(Ruling.LONGEST_NAME, "Who rules."))
                .addProperty("why", text(Ruling.LONGEST_REASON, "The reason."))
                .addProperty(
                        "rule",
                        text(RulingReader.LONGEST_RULE, "Number of the rule that is cited.")
                                .example("7.3"))
                .addProperty("seat", seatNumber("For kill: whose hand is dead."))
                .addProperty(
                        "pot",
                        whole(0, RulingReader.HIGHEST_POT)
                                .description("For pot: which pot, from 0, which is the main pot."))
                .addProperty(
                        "winners",
                        new ArraySchema()
                                .items(seatNumber("A seat."))
                                .maxItems(SeatedPlayer.HIGHEST_SEAT)
                                .description("For pot: the seats that share it."));
    }

    static Schema<?> object(List<String> required) {
        Schema<?> object = new ObjectSchema().additionalProperties(false);
        object.setRequired(required);
        return object;
    }

    /** One of these words. */
    static StringSchema words(List<String> words) {
        StringSchema schema = new StringSchema();
        words.forEach(schema::addEnumItem);
        return schema;
    }

    private static Schema<?> name(String description) {
        return text(SeatedPlayer.LONGEST_NAME, description);
    }

    private static Schema<?> text(int longest, String description) {
        return new StringSchema().minLength(1).maxLength(longest).description(description);
    }

    private static Schema<?> seatNumber(String description) {
        return whole(1, SeatedPlayer.HIGHEST_SEAT).description(description);
    }

    static Schema<?> whole(long least, long most) {
        return new IntegerSchema()
                .format("int64")
                .minimum(BigDecimal.valueOf(least))
                .maximum(BigDecimal.valueOf(most));
    }
}
