package org.standpat.export.ohh;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.export.Declarations;
import org.standpat.export.Money;
import org.standpat.export.SeenHand;
import org.standpat.export.Step;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Blind;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The rounds and their actions. A round is a street of the specification: {@code Preflop} is everything before the first draw, each draw is
 * a round with the betting that follows it, {@code Showdown} is the last.
 */
final class OhhRounds {

    private static final Map<Integer, String> DRAWS = Map.of(1, "First Draw", 2, "Second Draw", 3, "Third Draw");

    private final SeenHand hand;
    private final ArrayNode rounds;
    private ArrayNode actions;
    private int number;

    private OhhRounds(SeenHand hand, ArrayNode rounds) {
        this.hand = hand;
        this.rounds = rounds;
        actions = round("Preflop");
    }

    static void write(SeenHand hand, ArrayNode rounds) {
        OhhRounds writing = new OhhRounds(hand, rounds);
        for (Step step : Declarations.settled(hand.steps())) {
            writing.add(step);
        }
    }

    private ArrayNode round(String street) {
        ObjectNode round = rounds.addObject();
        round.put("id", rounds.size() - 1);
        round.put("street", street);
        return round.putArray("actions");
    }

    private void add(Step step) {
        switch (step.event()) {
            case HandEvent.AntePosted ante -> chips(step, ante.seat(), "Post Ante");
            case HandEvent.BlindPosted blind -> chips(step, blind.seat(), post(blind.blind()));
            case HandEvent.CardsDealt dealt -> cards(dealt.seat(), "Dealt Cards", dealt.cards());
            case HandEvent.Folded folded -> action(folded.seat(), "Fold");
            case HandEvent.Checked checked -> action(checked.seat(), "Check");
            case HandEvent.Called called -> chips(step, called.seat(), "Call");
            case HandEvent.Bet bet -> chips(step, bet.seat(), "Bet");
            case HandEvent.Raised raised -> chips(step, raised.seat(), "Raise");
            case HandEvent.UncalledBetReturned back ->
                action(back.seat(), "Uncalled Bet Returned").put("amount", Money.amount(back.amount(), hand.money()));
            case HandEvent.DrawOpened opened -> actions = round(DRAWS.getOrDefault(opened.draw(), "Draw"));
            case HandEvent.DiscardDeclared declared -> cards(declared.seat(), "Discards Cards", declared.cards());
            case HandEvent.StoodPat pat -> action(pat.seat(), "Stands Pat");
            case HandEvent.CardsReplaced replaced -> cards(replaced.seat(), "Dealt Cards", replaced.cards());
            case HandEvent.CardExposed exposed -> cards(exposed.seat(), "Exposed Card", Cards.of(exposed.card()));
            case HandEvent.CardBurned ignored -> action(null, "Burned Card");
            case HandEvent.DeckReshuffled reshuffled -> cards(null, "Deck Reshuffled", reshuffled.pool());
            case HandEvent.ShowdownOpened ignored -> actions = round("Showdown");
            case HandEvent.HandShown shown -> cards(shown.seat(), "Shows Cards", shown.cards());
            case HandEvent.HandMucked mucked -> action(mucked.seat(), "Mucks Cards");
            case HandEvent.HandKilled killed -> action(killed.seat(), "Fold").put("killed", true);
            case HandEvent.ActionForced forced ->
                action(forced.seat(), "Forced").put("cause", cause(forced.cause()));
            case HandEvent.HandStarted ignored -> {}
            case HandEvent.DeckShuffled ignored -> {}
            case HandEvent.HandMiscounted ignored -> {}
            case HandEvent.BettingRoundOpened ignored -> {}
            case HandEvent.ActedOutOfTurn ignored -> {}
            case HandEvent.CardsTakenTold ignored -> {}
            case HandEvent.DeclarationChanged ignored -> {}
            case HandEvent.RakeTaken ignored -> {}
            case HandEvent.PotAwarded ignored -> {}
            case HandEvent.HandCompleted ignored -> {}
            case HandEvent.MisdealDeclared ignored -> {}
            case HandEvent.HandCancelled ignored -> {}
            case HandEvent.Refunded ignored -> {}
            case HandEvent.PotRuled ignored -> {}
            case HandEvent.RulingIssued ignored -> {}
        }
    }

    private static String post(Blind blind) {
        return switch (blind) {
            case SMALL -> "Post SB";
            case BIG -> "Post BB";
            case LIVE -> "Post Extra Blind";
            case DEAD -> "Post Dead";
        };
    }

    private static String cause(HandEvent.Cause cause) {
        return switch (cause) {
            case TIME_OUT -> "Timed Out";
            case DISCONNECTED -> "Disconnected";
        };
    }

    /** An action of a player; of nobody when the dealer alone has a part in it. */
    private ObjectNode action(@Nullable Integer seat, String action) {
        ObjectNode node = actions.addObject();
        node.put("action_number", ++number);
        if (seat != null) {
            node.put("player_id", seat);
        }
        return node.put("action", action);
    }

    /** The amount is what the player put in by this action. */
    private void chips(Step step, int seat, String action) {
        ObjectNode node = action(seat, action);
        node.put("amount", Money.amount(step.putIn(seat), hand.money()));
        node.put("is_allin", step.allIn(seat));
    }

    private void cards(@Nullable Integer seat, String action, Cards cards) {
        ArrayNode array = action(seat, action).putArray("cards");
        for (Card card : cards) {
            array.add(card.toString());
        }
    }
}
