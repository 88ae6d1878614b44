package org.standpat.export.ohh;

import java.util.Map;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.export.Money;
import org.standpat.export.SeenHand;
import org.standpat.export.Step;
import org.standpat.export.json.EventObjects;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Blind;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The rounds and their actions, all of them such as the specification has, and beside them the events for which it has no action. A round
 * is a street: {@code Preflop} is everything before the first draw, each draw is a round with the betting that follows it, {@code Showdown}
 * is the last.
 */
final class OhhRounds {

    /** The field of an event beside the actions that says how many actions stand before it. */
    static final String AFTER = "after";

    private static final Map<Integer, String> DRAWS = Map.of(1, "First Draw", 2, "Second Draw", 3, "Third Draw");

    private final SeenHand hand;
    private final ArrayNode rounds;
    private final ArrayNode beside;
    private ArrayNode actions;
    private int number;

    private OhhRounds(SeenHand hand, ArrayNode rounds, ArrayNode beside) {
        this.hand = hand;
        this.rounds = rounds;
        this.beside = beside;
        actions = round("Preflop");
    }

    static void write(SeenHand hand, ArrayNode rounds, ArrayNode beside) {
        OhhRounds writing = new OhhRounds(hand, rounds, beside);
        for (Step step : hand.steps()) {
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
            case HandEvent.DrawOpened opened -> actions = round(DRAWS.getOrDefault(opened.draw(), "Draw"));
            case HandEvent.CardsReplaced replaced -> cards(replaced.seat(), "Dealt Cards", replaced.cards());
            case HandEvent.ShowdownOpened ignored -> actions = round("Showdown");
            case HandEvent.HandShown shown -> cards(shown.seat(), "Shows Cards", shown.cards());
            case HandEvent.HandMucked mucked -> action(mucked.seat(), "Mucks Cards");
            case HandEvent.HandKilled killed -> {
                beside(killed);
                action(killed.seat(), "Fold");
            }
            case HandEvent.DiscardDeclared declared -> beside(declared);
            case HandEvent.StoodPat pat -> beside(pat);
            case HandEvent.DeclarationChanged changed -> beside(changed);
            case HandEvent.CardExposed exposed -> beside(exposed);
            case HandEvent.CardBurned burned -> beside(burned);
            case HandEvent.DeckShuffled shuffled -> beside(shuffled);
            case HandEvent.DeckReshuffled reshuffled -> beside(reshuffled);
            case HandEvent.HandMiscounted miscounted -> beside(miscounted);
            case HandEvent.ActedOutOfTurn acted -> beside(acted);
            case HandEvent.ActionForced forced -> beside(forced);
            case HandEvent.CardsTakenTold told -> beside(told);
            case HandEvent.UncalledBetReturned back -> beside(back);
            case HandEvent.MisdealDeclared misdeal -> beside(misdeal);
            case HandEvent.HandCancelled cancelled -> beside(cancelled);
            case HandEvent.Refunded refunded -> beside(refunded);
            case HandEvent.PotRuled ruled -> beside(ruled);
            case HandEvent.RulingIssued issued -> beside(issued);
            case HandEvent.HandStarted ignored -> {}
            case HandEvent.BettingRoundOpened ignored -> {}
            case HandEvent.RakeTaken ignored -> {}
            case HandEvent.PotAwarded ignored -> {}
            case HandEvent.HandCompleted ignored -> {}
        }
    }

    /** An event that the specification has no action for. */
    private void beside(HandEvent event) {
        beside.addObject().put(AFTER, number).setAll(EventObjects.of(event));
    }

    private static String post(Blind blind) {
        return switch (blind) {
            case SMALL -> "Post SB";
            case BIG -> "Post BB";
            case LIVE -> "Post Extra Blind";
            case DEAD -> "Post Dead";
        };
    }

    private ObjectNode action(int seat, String action) {
        return action(seat, action, 0, false);
    }

    private ObjectNode action(int seat, String action, long amount, boolean allIn) {
        ObjectNode node = actions.addObject();
        node.put("action_number", ++number);
        node.put("player_id", seat);
        node.put("action", action);
        node.put("amount", Money.amount(amount, hand.money()));
        return node.put("is_allin", allIn);
    }

    /** The amount is what the player put in by this action. */
    private void chips(Step step, int seat, String action) {
        action(seat, action, step.putIn(seat), step.allIn(seat));
    }

    private void cards(int seat, String action, Cards cards) {
        ArrayNode array = action(seat, action).putArray("cards");
        for (Card card : cards) {
            array.add(card.toString());
        }
    }
}
