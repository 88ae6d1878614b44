package org.standpat.export.pokerstars;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.standpat.card.Cards;
import org.standpat.export.Declarations;
import org.standpat.export.SeenHand;
import org.standpat.export.Step;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.hand.Table;

/** The lines between the seats and the summary. */
final class PokerStarsLines {

    private static final Map<Integer, String> DRAWS = Map.of(1, "FIRST", 2, "SECOND", 3, "THIRD");

    private final SeenHand hand;
    private final PokerStarsWords words;
    private final List<String> lines = new ArrayList<>();
    private boolean dealing;
    private boolean dealt;

    private PokerStarsLines(SeenHand hand, PokerStarsWords words) {
        this.hand = hand;
        this.words = words;
    }

    static List<String> of(SeenHand hand, PokerStarsWords words) {
        PokerStarsLines lines = new PokerStarsLines(hand, words);
        for (Step step : PokerStarsDraws.inTurn(PokerStarsPosts.together(Declarations.settled(hand.steps())))) {
            lines.add(step);
        }
        return lines.lines;
    }

    private void add(Step step) {
        switch (step.event()) {
            case HandEvent.HandStarted ignored -> {}
            case HandEvent.AntePosted ante ->
                says(ante.seat(), "posts the ante " + words.amount(ante.amount()) + allIn(step, ante.seat()));
            case HandEvent.BlindPosted blind ->
                says(
                        blind.seat(),
                        "posts " + PokerStarsPosts.words(step, blind) + " " + words.amount(step.putIn(blind.seat()))
                                + allIn(step, blind.seat()));
            case HandEvent.DeckShuffled ignored -> {}
            case HandEvent.CardsDealt ignored -> dealing();
            case HandEvent.CardExposed ignored -> {}
            case HandEvent.HandMiscounted ignored -> {}
            case HandEvent.BettingRoundOpened ignored -> dealt(step);
            case HandEvent.ActedOutOfTurn ignored -> {}
            case HandEvent.ActionForced forced -> lines.add(words.name(forced.seat()) + forced(forced.cause()));
            case HandEvent.CardsTakenTold ignored -> {}
            case HandEvent.Folded folded -> says(folded.seat(), "folds");
            case HandEvent.Checked checked -> says(checked.seat(), "checks");
            case HandEvent.Called called ->
                says(called.seat(), "calls " + words.amount(step.putIn(called.seat())) + allIn(step, called.seat()));
            case HandEvent.Bet bet -> says(bet.seat(), "bets " + words.amount(bet.to()) + allIn(step, bet.seat()));
            case HandEvent.Raised raised ->
                says(
                        raised.seat(),
                        "raises " + words.amount(raised.to() - step.levelBefore()) + " to " + words.amount(raised.to())
                                + allIn(step, raised.seat()));
            case HandEvent.UncalledBetReturned back ->
                lines.add("Uncalled bet (" + words.amount(back.amount()) + ") returned to " + words.name(back.seat()));
            case HandEvent.DrawOpened opened -> drawOpened(step, opened);
            case HandEvent.DiscardDeclared declared -> says(declared.seat(), discards(declared.cards()));
            case HandEvent.DeclarationChanged ignored -> {}
            case HandEvent.StoodPat pat -> says(pat.seat(), "stands pat" + pat(step.playerAfter(pat.seat())));
            case HandEvent.CardBurned ignored -> {}
            case HandEvent.DeckReshuffled ignored -> lines.add("The deck is reshuffled");
            case HandEvent.CardsReplaced replaced -> replaced(step, replaced);
            case HandEvent.ShowdownOpened ignored -> lines.add("*** SHOW DOWN ***");
            case HandEvent.HandShown shown ->
                says(
                        shown.seat(),
                        "shows " + PokerStarsWords.cards(shown.cards()) + " (" + words.called(shown.cards()) + ")");
            case HandEvent.HandMucked mucked ->
                says(mucked.seat(), hand.wasShowdown() ? "mucks hand" : "doesn't show hand");
            case HandEvent.RakeTaken ignored -> {}
            case HandEvent.PotAwarded awarded -> awarded(step, awarded);
            case HandEvent.HandCompleted ignored -> {}
            case HandEvent.HandKilled killed -> says(killed.seat(), "folds");
            case HandEvent.MisdealDeclared ignored -> cancelled(step);
            case HandEvent.HandCancelled ignored -> cancelled(step);
            case HandEvent.Refunded ignored -> {}
            case HandEvent.PotRuled ignored -> {}
            case HandEvent.RulingIssued ignored -> {}
        }
    }

    private void says(int seat, String what) {
        lines.add(words.name(seat) + ": " + what);
    }

    private static String allIn(Step step, int seat) {
        return step.allIn(seat) ? " and is all-in" : "";
    }

    private static String forced(HandEvent.Cause cause) {
        return switch (cause) {
            case TIME_OUT -> " has timed out";
            case DISCONNECTED -> " has timed out while disconnected";
        };
    }

    private void dealing() {
        if (!dealing) {
            dealing = true;
            lines.add("*** DEALING HANDS ***");
        }
    }

    /** Cards may come one at a time, so that hands are written when all have come. */
    private void dealt(Step step) {
        if (dealt) {
            return;
        }
        dealt = true;
        Table table = step.tableBefore();
        for (Player player : table.clockwiseAfter(table.button())) {
            if (!player.cards().knownSet().isEmpty()) {
                lines.add("Dealt to " + words.name(player.seat()) + " " + PokerStarsWords.cards(player.cards()));
            }
        }
    }

    /** With a single draw the room marks none. */
    private void drawOpened(Step step, HandEvent.DrawOpened opened) {
        dealt(step);
        if (step.tableBefore().rules().game().draws() > 1) {
            lines.add("*** " + DRAWS.get(opened.draw()) + " DRAW ***");
        }
    }

    private static String discards(Cards cards) {
        String count = cards.size() == 1 ? "1 card" : cards.size() + " cards";
        return "discards " + count + (cards.knownSet().isEmpty() ? "" : " " + PokerStarsWords.cards(cards));
    }

    private static String pat(Player player) {
        return player.cards().knownSet().isEmpty() ? "" : " on " + PokerStarsWords.cards(player.cards());
    }

    /**
     * What the player kept, then what he got. Of a player whose first cards are not known and who threw all away the room's text would
     * say new cards as it says first ones; his are left out.
     */
    private void replaced(Step step, HandEvent.CardsReplaced replaced) {
        Cards kept = step.playerBefore(replaced.seat()).cards();
        boolean known =
                !kept.knownSet().isEmpty() || !replaced.cards().knownSet().isEmpty();
        if (known && (!kept.isEmpty() || wasDealtKnown(replaced.seat()))) {
            lines.add("Dealt to " + words.name(replaced.seat())
                    + (kept.isEmpty() ? "" : " " + PokerStarsWords.cards(kept)) + " "
                    + PokerStarsWords.cards(replaced.cards()));
        }
    }

    private boolean wasDealtKnown(int seat) {
        return hand.events().stream()
                .anyMatch(recorded -> recorded.event() instanceof HandEvent.CardsDealt cards
                        && cards.seat() == seat
                        && !cards.cards().knownSet().isEmpty());
    }

    private void awarded(Step step, HandEvent.PotAwarded awarded) {
        int pots = step.after() instanceof HandState.Settling settling
                ? settling.pots().size()
                : 1;
        String pot = pots == 1 ? "pot" : PokerStarsEnd.pot(awarded.pot(), pots);
        for (HandEvent.Share share : awarded.shares()) {
            lines.add(words.name(share.seat()) + " collected " + words.amount(share.amount()) + " from " + pot);
        }
    }

    /** The room knows no misdeal: a hand that does not count is cancelled. */
    private void cancelled(Step step) {
        if (dealing) {
            dealt(step);
        }
        lines.add("Hand cancelled");
    }
}
