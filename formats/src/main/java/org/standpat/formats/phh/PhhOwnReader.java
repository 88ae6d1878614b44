package org.standpat.formats.phh;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.export.json.DealtPlaces;
import org.standpat.export.json.EventObjects;
import org.standpat.formats.HandRefused;
import org.standpat.formats.transcript.OwnStart;
import org.standpat.formats.transcript.Told;
import org.standpat.formats.transcript.ToldHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.NoLimit;
import org.standpat.money.Denomination;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads the user-defined fields of a hand that this program wrote, and with them the whole hand in this record's own words. */
final class PhhOwnReader {

    /** The field that says that a hand is one of these. */
    static final String START = "_standpat_start";

    private static final String BESIDE = "_standpat_beside";
    private static final String PLACES = "_standpat_places";
    private static final String AFTER = "after";
    private static final String CURRENCY = "_standpat_currency";
    private static final String DECIMALS = "_standpat_decimals";

    private final PhhFields fields;
    private final PhhHand hand;
    private final List<Integer> seats;

    private PhhOwnReader(PhhFields fields, PhhHand hand) {
        this.fields = fields;
        this.hand = hand;
        seats = seats();
    }

    /** The hand with its own fields; the hand as it is where the file is somebody else's. */
    static PhhHand read(PhhFields fields, PhhHand hand) {
        return fields.has(START) ? hand.with(new PhhOwnReader(fields, hand).read()) : hand;
    }

    private PhhOwn read() {
        HandStarted started = started();
        HouseRules rules = started.rules();
        PhhBets bets = rules.game().betting() instanceof FixedLimit limit
                ? new PhhBets.Fixed(limit.smallBet(), limit.bigBet())
                : new PhhBets.Least(rules.game().betting() instanceof NoLimit limit ? limit.leastBet() : 0);
        boolean same = rules.game().ranking().equals(hand.game().variant().ranking())
                && rules.game().draws() == hand.game().variant().draws()
                && bets.equals(hand.bets())
                && rules.blinds().equals(hand.forced().twoBlinds());
        if (!same) {
            throw refused(
                    START, "expected the game, bets and blinds that the hand states, got house rules with others");
        }
        return new PhhOwn(
                new ToldHand(started, steps(), true),
                seats,
                money(),
                fields.chips("_standpat_rake"),
                fields.text("_standpat_ending"));
    }

    private List<Integer> seats() {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode seat : fields.array("seats")) {
            if (!seat.isInt()) {
                throw refused("seats", "expected whole numbers, got " + PhhFields.kind(seat));
            }
            numbers.add(seat.intValue());
        }
        if (numbers.size() != hand.stacks().size() || hand.players().isEmpty()) {
            throw refused(
                    "seats",
                    "expected a seat and a name for each of the "
                            + hand.stacks().size() + " players");
        }
        return numbers;
    }

    private HandStarted started() {
        List<SeatedPlayer> players = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            players.add(new SeatedPlayer(
                    seats.get(i), hand.players().get(i), hand.stacks().get(i)));
        }
        players.sort(Comparator.comparingInt(SeatedPlayer::seat));
        if (hand.startedAt() == null) {
            throw refused(START, "expected the date of the hand, got none");
        }
        UUID identity = OwnStart.identity(hand.number(), why -> refused("hand", why));
        return new OwnStart(identity, hand.table(), hand.startedAt(), players, seats.getLast())
                .with(object(fields.node(START), START), why -> refused(START, why));
    }

    private Denomination money() {
        try {
            return new Denomination(fields.textOr(CURRENCY, ""), fields.numberOr(DECIMALS, 0));
        } catch (IllegalArgumentException misfit) {
            throw refused(DECIMALS, String.valueOf(misfit.getMessage()));
        }
    }

    private List<Told> steps() {
        DealtPlaces places = places();
        PhhTelling telling = new PhhTelling(seats, places);
        int next = 0;
        List<ObjectNode> beside = beside();
        for (int i = 0; i < hand.steps().size(); i++) {
            next = take(beside, next, i, telling);
            telling.action(hand.steps().get(i));
        }
        next = take(beside, next, hand.steps().size(), telling);
        if (next < beside.size()) {
            throw refused(
                    BESIDE,
                    "expected of entry " + (next + 1) + " the number of actions before it, of which there are "
                            + hand.steps().size() + " in all, and not less than of the entry before it");
        }
        if (places.areLeft()) {
            throw refused(PLACES, "expected a list for each time that somebody got cards, got more");
        }
        return telling.steps();
    }

    private DealtPlaces places() {
        try {
            return DealtPlaces.read(fields.has(PLACES) ? fields.node(PLACES) : null);
        } catch (IllegalArgumentException misfit) {
            throw refused(PLACES, String.valueOf(misfit.getMessage()));
        }
    }

    private List<ObjectNode> beside() {
        List<ObjectNode> beside = new ArrayList<>();
        if (fields.has(BESIDE)) {
            for (JsonNode entry : fields.array(BESIDE)) {
                beside.add(object(entry, BESIDE));
            }
        }
        return beside;
    }

    private int take(List<ObjectNode> beside, int from, int actions, PhhTelling telling) {
        int next = from;
        while (next < beside.size()
                && beside.get(next).path(AFTER).isInt()
                && beside.get(next).path(AFTER).intValue() == actions) {
            telling.beside(fields.place(BESIDE), event(beside.get(next), next + 1));
            next++;
        }
        return next;
    }

    private HandEvent event(ObjectNode entry, int number) {
        ObjectNode own = entry.deepCopy();
        own.remove(AFTER);
        try {
            return EventObjects.read(own);
        } catch (IllegalArgumentException misfit) {
            throw refused(
                    BESIDE,
                    "expected of entry " + number + " an event as docs/events.md describes it: " + misfit.getMessage());
        }
    }

    private ObjectNode object(@Nullable JsonNode value, String field) {
        if (value instanceof ObjectNode object) {
            return object;
        }
        throw refused(field, "expected a table");
    }

    private HandRefused refused(String field, String why) {
        return new HandRefused(fields.place(field), why);
    }
}
