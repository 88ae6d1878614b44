package org.standpat.db.json;

import java.util.List;
import org.standpat.db.log.EventType;
import org.standpat.db.log.EventTypes;
import org.standpat.hand.HandEvent;

/**
 * The stable name, revision and id of every kind of hand event. What is once in the log stays readable for ever, so a line here
 * is never changed and an id is never given twice; a new form of an event gets a new line here and a step in {@link RevisionSteps}.
 */
public final class HandEventTypes {

    /** All of them. Register them with the database at start: {@code HandEventTypes.ALL.register(dataSource)}. */
    public static final EventTypes ALL = new EventTypes(List.of(
            type(1, "HandStarted", 1, HandEvent.HandStarted.class),
            type(2, "BlindPosted", 1, HandEvent.BlindPosted.class),
            type(3, "DeckShuffled", 1, HandEvent.DeckShuffled.class),
            type(4, "CardsDealt", 1, HandEvent.CardsDealt.class),
            type(5, "BettingRoundOpened", 1, HandEvent.BettingRoundOpened.class),
            type(6, "Folded", 1, HandEvent.Folded.class),
            type(7, "Checked", 1, HandEvent.Checked.class),
            type(8, "Called", 1, HandEvent.Called.class),
            type(9, "Bet", 1, HandEvent.Bet.class),
            type(10, "Raised", 1, HandEvent.Raised.class),
            type(11, "UncalledBetReturned", 1, HandEvent.UncalledBetReturned.class),
            type(12, "DrawOpened", 1, HandEvent.DrawOpened.class),
            type(13, "DiscardDeclared", 1, HandEvent.DiscardDeclared.class),
            type(14, "StoodPat", 1, HandEvent.StoodPat.class),
            type(15, "CardBurned", 1, HandEvent.CardBurned.class),
            type(16, "DeckReshuffled", 1, HandEvent.DeckReshuffled.class),
            type(17, "CardsReplaced", 1, HandEvent.CardsReplaced.class),
            type(18, "ShowdownOpened", 1, HandEvent.ShowdownOpened.class),
            type(19, "HandShown", 1, HandEvent.HandShown.class),
            type(20, "HandMucked", 1, HandEvent.HandMucked.class),
            type(21, "RakeTaken", 1, HandEvent.RakeTaken.class),
            type(22, "PotAwarded", 1, HandEvent.PotAwarded.class),
            type(23, "HandCompleted", 1, HandEvent.HandCompleted.class),
            type(24, "HandStarted", 2, HandEvent.HandStarted.class),
            type(25, "BlindPosted", 2, HandEvent.BlindPosted.class),
            type(26, "AntePosted", 1, HandEvent.AntePosted.class),
            type(27, "CardExposed", 1, HandEvent.CardExposed.class),
            type(28, "HandMiscounted", 1, HandEvent.HandMiscounted.class),
            type(29, "ActedOutOfTurn", 1, HandEvent.ActedOutOfTurn.class),
            type(30, "ActionForced", 1, HandEvent.ActionForced.class),
            type(31, "CardsTakenTold", 1, HandEvent.CardsTakenTold.class),
            type(32, "DeclarationChanged", 1, HandEvent.DeclarationChanged.class),
            type(33, "HandKilled", 1, HandEvent.HandKilled.class),
            type(34, "MisdealDeclared", 1, HandEvent.MisdealDeclared.class),
            type(35, "HandCancelled", 1, HandEvent.HandCancelled.class),
            type(36, "Refunded", 1, HandEvent.Refunded.class),
            type(37, "PotRuled", 1, HandEvent.PotRuled.class),
            type(38, "RulingIssued", 1, HandEvent.RulingIssued.class),
            type(39, "DeckShuffled", 2, HandEvent.DeckShuffled.class),
            type(40, "CardsDealt", 2, HandEvent.CardsDealt.class),
            type(41, "CardExposed", 2, HandEvent.CardExposed.class),
            type(42, "DeckReshuffled", 2, HandEvent.DeckReshuffled.class),
            type(43, "CardsReplaced", 2, HandEvent.CardsReplaced.class)));

    private HandEventTypes() {}

    private static EventType type(int id, String name, int revision, Class<? extends HandEvent> eventClass) {
        return new EventType((short) id, name, revision, eventClass);
    }
}
