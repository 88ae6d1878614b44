package org.standpat.query.history;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.standpat.card.Card;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.hand.SeatedPlayer;
import org.standpat.hand.Table;
import org.standpat.query.summary.GameNames;

/** The lines that one event adds to a hand's text. */
final class EventLines {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu/MM/dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private EventLines() {}

    /** The event's lines, given the hand before and after it. */
    static List<String> of(HandState before, HandEvent event, HandState after, SpokenHands spoken) {
        return switch (event) {
            case HandStarted started -> header(started);
            case HandEvent.AntePosted posted ->
                List.of(name(after, posted) + ": posts the ante " + posted.amount() + allIn(after, posted));
            case HandEvent.BlindPosted posted ->
                List.of(name(after, posted) + ": posts " + Phrases.blind(posted.blind()) + " " + posted.amount()
                        + allIn(after, posted));
            case HandEvent.DeckShuffled shuffled ->
                List.of("The deck is shuffled (commitment " + shuffled.commitment() + ")");
            case HandEvent.CardsDealt ignored -> dealingHeading(before);
            case HandEvent.CardExposed exposed -> exposed(before, exposed);
            case HandEvent.HandMiscounted miscounted ->
                List.of(name(after, miscounted) + ": is found to hold " + Phrases.cards(miscounted.held()));
            case HandEvent.ActedOutOfTurn acted -> List.of(FloorLines.outOfTurn(name(after, acted), acted.action()));
            case HandEvent.ActionForced forced -> List.of(FloorLines.forced(name(after, forced), forced.cause()));
            case HandEvent.CardsTakenTold told ->
                List.of(FloorLines.told(
                        name(after, told), table(after).player(told.opponent()).name(), told.taken()));
            case HandEvent.BettingRoundOpened opened -> opened.round() == 1 ? dealtHands(after) : List.of();
            case HandEvent.Folded folded -> List.of(name(after, folded) + ": folds");
            case HandEvent.Checked checked -> List.of(name(after, checked) + ": checks");
            case HandEvent.Called called ->
                List.of(name(after, called) + ": calls " + (called.to() - bet(before, called)) + allIn(after, called));
            case HandEvent.Bet bet -> List.of(name(after, bet) + ": bets " + bet.to() + allIn(after, bet));
            case HandEvent.Raised raised ->
                List.of(name(after, raised) + ": raises " + (raised.to() - level(before)) + " to " + raised.to()
                        + allIn(after, raised));
            case HandEvent.UncalledBetReturned returned ->
                List.of("Uncalled bet (" + returned.amount() + ") returned to " + name(after, returned));
            case HandEvent.DrawOpened opened -> drawHeading(before, opened);
            case HandEvent.DiscardDeclared declared ->
                List.of(name(after, declared) + ": discards "
                        + Phrases.cards(declared.cards().size()) + Phrases.ifKnown(declared.cards()));
            case HandEvent.DeclarationChanged changed -> List.of(changed(after, changed));
            case HandEvent.StoodPat pat -> List.of(name(after, pat) + ": stands pat" + patHand(after, pat));
            case HandEvent.CardBurned ignored -> List.of("A card is burned");
            case HandEvent.DeckReshuffled reshuffled -> List.of(reshuffle(reshuffled));
            case HandEvent.CardsReplaced replaced -> replacements(before, replaced);
            case HandEvent.ShowdownOpened ignored -> List.of("*** SHOW DOWN ***");
            case HandEvent.HandShown shown ->
                List.of(name(after, shown) + ": shows " + Phrases.bracketed(shown.cards()) + " ("
                        + spoken.of(shown.seat()) + ")");
            case HandEvent.HandMucked mucked -> List.of(name(after, mucked) + ": mucks hand");
            case HandEvent.RakeTaken ignored -> List.of();
            case HandEvent.PotAwarded awarded -> collected(awarded, after);
            case HandEvent.HandCompleted ignored -> List.of();
            case HandEvent.HandKilled killed -> List.of(FloorLines.killed(name(after, killed), killed.ruling()));
            case HandEvent.MisdealDeclared declared -> FloorLines.misdeal(declared.ruling());
            case HandEvent.HandCancelled cancelled -> FloorLines.cancelled(cancelled.ruling());
            case HandEvent.Refunded refunded ->
                List.of("Chips (" + refunded.amount() + ") returned to " + name(after, refunded));
            // Rulings after the end follow on the summary, which they leave as it is.
            case HandEvent.PotRuled ignored -> List.of();
            case HandEvent.RulingIssued issued ->
                before instanceof HandState.Finished ? List.of() : List.of(FloorLines.issued(issued.ruling()));
        };
    }

    private static List<String> header(HandStarted started) {
        List<String> lines = new ArrayList<>();
        lines.add("Standpat Hand #" + started.hand() + ": "
                + GameNames.of(started.rules().game()) + " ("
                + GameNames.stakes(started.rules()) + ") - " + TIME.format(started.startedAt())
                + " UTC");
        lines.add("Table '" + started.table() + "' " + started.rules().mostSeats() + "-max Seat #" + started.button()
                + " is the button");
        for (SeatedPlayer seated : started.seats()) {
            lines.add("Seat " + seated.seat() + ": " + seated.player() + " (" + seated.stack() + " in chips)");
        }
        return lines;
    }

    /** Cards may come one at a time, so that the hands are written when the betting begins. */
    private static List<String> dealtHands(HandState state) {
        Table table = table(state);
        List<String> lines = new ArrayList<>();
        for (Player player : table.clockwiseAfter(table.button())) {
            if (!player.cards().knownSet().isEmpty()) {
                lines.add("Dealt to " + player.name() + Phrases.ifKnown(player.cards()));
            }
        }
        return lines;
    }

    /** What the player kept, then what he got; nothing when the reader sees none of it. */
    private static List<String> replacements(HandState before, HandEvent.CardsReplaced replaced) {
        Player player = table(before).player(replaced.seat());
        if (player.cards().knownSet().isEmpty() && replaced.cards().knownSet().isEmpty()) {
            return List.of();
        }
        return List.of(
                "Dealt to " + player.name() + (player.cards().isEmpty() ? "" : " " + Phrases.bracketed(player.cards()))
                        + " " + Phrases.bracketed(replaced.cards()));
    }

    private static String reshuffle(HandEvent.DeckReshuffled reshuffled) {
        String widened = reshuffled.poolOf() == reshuffled.procedure()
                ? ""
                : ", pool of the procedure " + Phrases.words(reshuffled.poolOf());
        return "The deck is reshuffled (" + Phrases.cards(reshuffled.pool().size()) + widened + ")";
    }

    private static List<String> collected(HandEvent.PotAwarded awarded, HandState after) {
        int pots =
                after instanceof HandState.Settling settling ? settling.pots().size() : 1;
        List<String> lines = new ArrayList<>();
        for (HandEvent.Share share : awarded.shares()) {
            lines.add(table(after).player(share.seat()).name() + " collected " + share.amount() + " from "
                    + Phrases.pot(awarded.pot(), pots));
        }
        return lines;
    }

    private static String patHand(HandState state, HandEvent.OfSeat event) {
        Player player = table(state).player(event.seat());
        return player.cards().knownSet().isEmpty() ? "" : " on " + Phrases.bracketed(player.cards());
    }

    private static String changed(HandState after, HandEvent.DeclarationChanged changed) {
        String to = changed.cards().isEmpty()
                ? "standing pat" + patHand(after, changed)
                : Phrases.cards(changed.cards().size()) + Phrases.ifKnown(changed.cards());
        return name(after, changed) + ": changes to " + to;
    }

    /** The heading comes before the first card that leaves the deck, whether it reaches a player or not. */
    private static List<String> dealingHeading(HandState before) {
        return table(before).deck().stub() == Card.DECK_SIZE ? List.of("*** DEALING HANDS ***") : List.of();
    }

    private static List<String> exposed(HandState before, HandEvent.CardExposed exposed) {
        List<String> lines = new ArrayList<>(dealingHeading(before));
        lines.add("Card exposed on its way to " + name(before, exposed) + " [" + exposed.card() + "]");
        return lines;
    }

    /** Where the blinds put everybody all-in there was no betting round before which the hands would have been written. */
    private static List<String> drawHeading(HandState before, HandEvent.DrawOpened opened) {
        List<String> lines = new ArrayList<>();
        if (before instanceof HandState.Opening) {
            lines.addAll(dealtHands(before));
        }
        lines.add(Phrases.drawHeading(opened.draw(), draws(before)));
        return lines;
    }

    private static String allIn(HandState after, HandEvent.OfSeat event) {
        return table(after).player(event.seat()).stack() == 0 ? " and is all-in" : "";
    }

    private static String name(HandState state, HandEvent.OfSeat event) {
        return table(state).player(event.seat()).name();
    }

    private static long bet(HandState state, HandEvent.OfSeat event) {
        return table(state).player(event.seat()).bet();
    }

    private static long level(HandState state) {
        return state instanceof HandState.Betting betting ? betting.betting().level() : 0;
    }

    private static int draws(HandState state) {
        return table(state).rules().game().draws();
    }

    /** Every event but the first follows on a started hand; the fold has seen to it. */
    private static Table table(HandState state) {
        if (state instanceof Started started) {
            return started.table();
        }
        throw new IllegalStateException("a hand that has not started has no table");
    }
}
