package org.standpat.formats.ohh;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.text.Coin;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.HandHeader;
import org.standpat.formats.text.HandText;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.StatedStakes;
import org.standpat.formats.transcript.Transcript;
import org.standpat.houserules.Variant.Structure;
import org.standpat.money.Denomination;

/** Reads one hand: what is played and for what, the players, what happened, the pots. Fields that are not read are ignored. */
final class OhhParser {

    private static final int CENTS = 2;
    private static final int LETTERS_OF_CURRENCY = 3;
    private static final int LAST_YEAR = 9999;

    /** What the specification writes for chips that are no currency. */
    private static final String PLAY_MONEY = "XPM";

    private final OhhObject hand;
    private final HandDraft draft;
    private final Map<Integer, Integer> seats = new HashMap<>();

    private OhhParser(HandText text, OhhObject hand) {
        this.hand = hand;
        OhhGame game = OhhGame.read(hand);
        Coin coin = coin(hand);
        long small = hand.amount("small_blind_amount", coin);
        long big = hand.amount("big_blind_amount", coin);
        // In fixed limit the big blind is the small bet (rule 3.4), and the format does not name the bets.
        boolean fixed = game.variant().structure() == Structure.FIXED_LIMIT;
        StatedStakes stakes = fixed
                ? new StatedStakes(hand.at("big_blind_amount"), big, 2 * big)
                : new StatedStakes(hand.at("big_blind_amount"), small, big);
        draft = new HandDraft(
                text,
                new HandHeader(
                        game.room(hand.text("site_name")),
                        hand.text("game_number"),
                        hand.textOrEmpty("table_name"),
                        startedAt(hand),
                        game.variant(),
                        coin,
                        stakes));
    }

    /** What the text says. */
    static Transcript read(HandText text) {
        OhhValue value = OhhJson.read(text);
        OhhObject hand = OhhObject.of(text.place(), "the file", value).object("ohh");
        return new OhhParser(text, hand.ofHand(hand.text("game_number"))).transcript();
    }

    /** Chips of tournaments are whole; money has cents where the hand does not say otherwise, and a code of three letters where it is one. */
    private static Coin coin(OhhObject hand) {
        String currency = hand.textOrEmpty("currency");
        boolean isCode = currency.length() == LETTERS_OF_CURRENCY
                && !currency.equals(PLAY_MONEY)
                && currency.chars().allMatch(letter -> letter >= 'A' && letter <= 'Z');
        OhhObject draw = hand.object(OhhGame.DRAW);
        if (!draw.has("decimals")) {
            return hand.isSet("tournament")
                    ? Coin.CHIPS
                    : new Coin(new Denomination(isCode ? currency : "", CENTS), "", "");
        }
        try {
            return new Coin(new Denomination(isCode ? currency : "", draw.number("decimals")), "", "");
        } catch (IllegalArgumentException misfit) {
            throw draw.refused("decimals", String.valueOf(misfit.getMessage()));
        }
    }

    static @Nullable Instant startedAt(OhhObject hand) {
        String written = hand.textOrEmpty("start_date_utc");
        if (written.isEmpty()) {
            return null;
        }
        try {
            LocalDateTime time =
                    LocalDateTime.parse(written.endsWith("Z") ? written.substring(0, written.length() - 1) : written);
            if (time.getYear() < 1 || time.getYear() > LAST_YEAR) {
                throw hand.refused("start_date_utc", "expected a year of 1 to " + LAST_YEAR);
            }
            return time.toInstant(ZoneOffset.UTC);
        } catch (DateTimeException fault) {
            throw hand.refused("start_date_utc", "expected a time as in 2020-04-07T14:32:50");
        }
    }

    private Transcript transcript() {
        for (OhhObject player : hand.objects("players")) {
            int id = player.number("id");
            int seat = player.number("seat");
            if (seats.put(id, seat) != null) {
                throw player.refused("id", "expected each player once, got his number twice");
            }
            draft.seat(new StatedSeat(
                    player.at(),
                    seat,
                    player.text("name"),
                    player.amount("starting_stack", draft.coin()),
                    player.isSet("is_sitting_out")));
        }
        draft.button(hand.at("dealer_seat"), hand.number("dealer_seat"));
        OhhObject draw = hand.object(OhhGame.DRAW);
        OhhPots.read(hand, draft, seats, draw.has(OhhTold.START));
        OhhPots.endingStacks(draw, draft, seats);
        if (draw.has(OhhTold.START)) {
            return draft.transcript().telling(OhhTold.read(hand, draft, seats));
        }
        OhhActions actions = new OhhActions(draft, seats, hand.amount("big_blind_amount", draft.coin()));
        OhhStep.of(hand).forEach(actions::read);
        return draft.transcript();
    }
}
