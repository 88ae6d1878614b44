package org.standpat.formats.ohh;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.export.json.DealtPlaces;
import org.standpat.formats.Place;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.RoundBets;
import org.standpat.formats.transcript.OwnStart;
import org.standpat.formats.transcript.Told;
import org.standpat.formats.transcript.ToldHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;
import org.standpat.ranking.Ranking;

/** A hand that this program wrote: with its house rules in {@code draw.start} and all events that the format has no action for. */
final class OhhTold {

    /** The field that says that a hand is one of these. */
    static final String START = "start";

    private static final String STARTED_AT = "started_at";
    private static final String PLACES = "places";

    private final OhhObject hand;
    private final HandDraft draft;
    private final Map<Integer, Integer> seats;
    private final RoundBets bets = new RoundBets();
    private final List<Told> steps = new ArrayList<>();
    private DealtPlaces places = DealtPlaces.read(null);
    private boolean isDrawing;
    private int killed;

    private OhhTold(OhhObject hand, HandDraft draft, Map<Integer, Integer> seats) {
        this.hand = hand;
        this.draft = draft;
        this.seats = seats;
    }

    static ToldHand read(OhhObject hand, HandDraft draft, Map<Integer, Integer> seats) {
        return new OhhTold(hand, draft, seats).read();
    }

    private ToldHand read() {
        HandStarted started = started();
        Ranking ranking = OhhGame.read(hand).variant().ranking();
        boolean same = started.rules().game().ranking().equals(ranking)
                && started.rules().game().draws() == hand.object(OhhGame.DRAW).number("draws")
                && started.rules().blinds().small() == hand.amount("small_blind_amount", draft.coin())
                && started.rules().blinds().big() == hand.amount("big_blind_amount", draft.coin())
                && started.rules().ante().amount() == hand.amount("ante_amount", draft.coin());
        if (!same) {
            throw hand.object(OhhGame.DRAW)
                    .refused(
                            START,
                            "expected the game, blinds and ante that the hand states, got house rules with others");
        }
        places = places();
        for (OhhStep step : OhhStep.of(hand)) {
            switch (step) {
                case OhhStep.Action action -> action(action.action());
                case OhhStep.Beside beside -> beside(beside);
            }
        }
        if (places.areLeft()) {
            throw hand.object(OhhGame.DRAW)
                    .refused(PLACES, "expected a list for each time that somebody got cards, got more");
        }
        return new ToldHand(started, steps);
    }

    private HandStarted started() {
        OhhObject draw = hand.object(OhhGame.DRAW);
        List<SeatedPlayer> players = new ArrayList<>();
        for (OhhObject player : hand.objects("players")) {
            players.add(new SeatedPlayer(
                    player.number("seat"), player.text("name"), player.amount("starting_stack", draft.coin())));
        }
        UUID identity = OwnStart.identity(hand.text("game_number"), why -> hand.refused("game_number", why));
        return new OwnStart(
                        identity, hand.textOrEmpty("table_name"), startedAt(draw), players, hand.number("dealer_seat"))
                .with(draw.object(START).node(), why -> draw.refused(START, why));
    }

    /** The format's own time has no fractions of a second. */
    private Instant startedAt(OhhObject draw) {
        Instant second = OhhParser.startedAt(hand);
        if (!draw.has(STARTED_AT)) {
            throw draw.refused("expected the field \"" + STARTED_AT + "\" beside \"" + START + "\"");
        }
        try {
            Instant exact = Instant.parse(draw.text(STARTED_AT));
            if (exact.truncatedTo(ChronoUnit.SECONDS).equals(second)) {
                return exact;
            }
        } catch (DateTimeException fault) {
            // Refused below, as another time is.
        }
        throw draw.refused(STARTED_AT, "expected the moment of start_date_utc with its fraction of a second");
    }

    private void beside(OhhStep.Beside beside) {
        HandEvent event = beside.event();
        switch (event) {
            case HandEvent.DiscardDeclared ignored -> draws();
            case HandEvent.StoodPat ignored -> draws();
            case HandEvent.HandKilled dead -> killed = dead.seat();
            default -> {}
        }
        happened(beside.object(), event);
    }

    private void draws() {
        isDrawing = true;
        bets.begin();
    }

    private void happened(OhhObject object, HandEvent event) {
        Place place = object.hand().at(object.at(), "");
        steps.add(new Told.Happened(place, event));
    }

    private void action(OhhObject action) {
        int seat = OhhPots.seat(action, seats);
        long amount = action.amount("amount", draft.coin());
        String what = action.text("action");
        HandEvent event = switch (what) {
            case "Post Ante" -> new HandEvent.AntePosted(seat, amount);
            case "Post Dead" -> new HandEvent.BlindPosted(seat, Blind.DEAD, amount);
            case "Post SB" -> posted(seat, Blind.SMALL, amount);
            case "Post BB" -> posted(seat, Blind.BIG, amount);
            case "Post Extra Blind" -> posted(seat, Blind.LIVE, amount);
            case "Dealt Cards" -> dealt(seat, OhhActions.cards(action));
            case "Fold" -> new HandEvent.Folded(seat);
            case "Check" -> new HandEvent.Checked(seat);
            case "Call" -> new HandEvent.Called(seat, total(seat, amount));
            case "Bet" -> new HandEvent.Bet(seat, total(seat, amount), true);
            case "Raise" -> new HandEvent.Raised(seat, total(seat, amount), true);
            case "Shows Cards" -> new HandEvent.HandShown(seat, OhhActions.cards(action));
            case "Mucks Cards" -> new HandEvent.HandMucked(seat);
            default -> throw action.refused("action", "expected an action of a draw game");
        };
        // A ruling that a hand is dead stands beside the fold by which readers see that the player is out.
        boolean ruled = event instanceof HandEvent.Folded && killed == seat;
        killed = 0;
        if (!ruled) {
            happened(action, event);
        }
    }

    private HandEvent dealt(int seat, Cards cards) {
        Places from = places.next();
        return isDrawing ? new HandEvent.CardsReplaced(seat, cards, from) : new HandEvent.CardsDealt(seat, cards, from);
    }

    private DealtPlaces places() {
        OhhObject draw = hand.object(OhhGame.DRAW);
        try {
            return DealtPlaces.read(draw.node().get(PLACES));
        } catch (IllegalArgumentException misfit) {
            throw draw.refused(PLACES, String.valueOf(misfit.getMessage()));
        }
    }

    private HandEvent posted(int seat, Blind blind, long amount) {
        bets.add(seat, amount);
        return new HandEvent.BlindPosted(seat, blind, amount);
    }

    private long total(int seat, long amount) {
        bets.add(seat, amount);
        return bets.of(seat);
    }
}
