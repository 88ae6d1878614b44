package org.standpat.command.api;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.Owing;
import org.standpat.hand.Owing.Post;
import org.standpat.hand.PreviousHand;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.HouseRulesCheck;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads what starts a hand. */
final class StartReader {

    /** Most seats that are read; the house rules allow fewer. */
    static final int MOST_SEATS = SeatedPlayer.HIGHEST_SEAT;

    /** Words for what a player may owe (rules 3.5 and 3.6). */
    static final List<String> POSTS = Words.of(Post.values());

    /** Most posts that are read: each of them once for each seat. */
    static final int MOST_OWING = MOST_SEATS * POSTS.size();

    static final String HOUSE = "house";
    static final String RECORDED = "recorded";

    private StartReader() {}

    /**
     * The command in this body.
     *
     * @param hand the id that the hand is to have
     * @param clock says when a hand starts that the house deals, or that is recorded as it is played
     */
    static StartHand read(ObjectNode body, UUID hand, InstantSource clock) {
        Fields fields = Fields.of(body);
        String table = fields.name("table");
        HouseRules rules = HouseRulesReader.read("rules", fields.required("rules"));
        List<SeatedPlayer> seats = fields.list("seats", MOST_SEATS, StartReader::seat).stream()
                .sorted(Comparator.comparingInt(SeatedPlayer::seat))
                .toList();
        int button = seatNumber(fields, "button");
        Dealing dealing = dealing(fields);
        Optional<Instant> startedAt = fields.moment("startedAt");
        List<Owing> owing = fields.has("owing") ? fields.list("owing", MOST_OWING, StartReader::owing) : List.of();
        PreviousHand previous =
                fields.has("previousHand") ? previous("previousHand", fields.required("previousHand")) : null;
        fields.noOthers();
        if (dealing == Dealing.HOUSE && startedAt.isPresent()) {
            throw RequestFault.inField(
                    "startedAt",
                    "Field startedAt is for recorded hands: a hand that the house deals starts now. Leave the field out.");
        }
        Instant at = startedAt.orElseGet(() -> clock.instant().truncatedTo(ChronoUnit.MICROS));
        return new StartHand(hand, table, at, dealing, rules, seats, button, owing, previous);
    }

    private static Dealing dealing(Fields fields) {
        return fields.word("dealing", List.of(HOUSE, RECORDED)).equals(HOUSE) ? Dealing.HOUSE : Dealing.RECORDED;
    }

    private static SeatedPlayer seat(String path, JsonNode node) {
        Fields fields = Fields.of(path, node);
        int seat = seatNumber(fields, "seat");
        String player = fields.name("player");
        long stack = fields.whole("stack", 1, SeatedPlayer.MOST_CHIPS);
        fields.noOthers();
        return new SeatedPlayer(seat, player, stack);
    }

    private static Owing owing(String path, JsonNode node) {
        Fields fields = Fields.of(path, node);
        int seat = seatNumber(fields, "seat");
        Post post = Words.in(Post.values(), fields.word("post", POSTS));
        fields.noOthers();
        return new Owing(seat, post);
    }

    private static PreviousHand previous(String path, JsonNode node) {
        Fields fields = Fields.of(path, node);
        int button = seatNumber(fields, "button");
        int bigBlind = seatNumber(fields, "bigBlind");
        int players = (int) fields.whole("players", HouseRulesCheck.FEWEST_SEATS, HouseRulesCheck.MOST_SEATS);
        fields.noOthers();
        return new PreviousHand(button, bigBlind, players);
    }

    static int seatNumber(Fields fields, String name) {
        return (int) fields.whole(name, 1, SeatedPlayer.HIGHEST_SEAT);
    }
}
