package org.standpat.db.json;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Owing;
import org.standpat.hand.PreviousHand;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Ante;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.Blinds;
import org.standpat.houserules.Cap;
import org.standpat.houserules.DrawProcedure;
import org.standpat.houserules.DrawProcedure.Change;
import org.standpat.houserules.DrawProcedure.Exposed;
import org.standpat.houserules.DrawProcedure.FiveCards;
import org.standpat.houserules.DrawProcedure.Order;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.OddChips;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Reshuffle;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.ShortAllIn;
import org.standpat.houserules.Showdown;
import org.standpat.houserules.TimeOut;
import org.standpat.ranking.Rankings;

/** One event of every type. The approved JSON of each is in {@code approved/<name>.<revision>.json}. */
public final class SampleEvents {

    private static final UUID HAND = UUID.fromString("5d0c3b1e-0000-4000-8000-000000000001");
    private static final String COMMITMENT = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

    private static final Ruling RULING = new Ruling("floor 7", "söuth \"four\" held six cards", "6.4");

    /** Limit 2-7 triple draw, two dollars and four, in cents, as it was played when hands could say no more. */
    private static final HouseRules FIRST_RULES = new HouseRules(
            new Game(
                    Rankings.named("deuce-to-seven"),
                    3,
                    new FixedLimit(200, 400, 3, new Cap(4, Cap.Lifted.TWO_LEFT_IN_HAND), ShortAllIn.HALF_BET, false)),
            new Blinds(100, 200),
            Ante.NONE,
            6,
            new DrawProcedure(Order.ANNOUNCE_THEN_REPLACE, true, FiveCards.AT_ONCE, Change.NEVER, Exposed.AT_ONCE),
            new Reshuffle(ReshuffleProcedure.COMPLETED_DRAWERS, true, false),
            new Showdown(Showdown.MuckRule.LOSING_HANDS, true),
            OddChips.ONE_AT_A_TIME,
            new Rake(500, 300, 1, true),
            2,
            TimeOut.WAITED_FOR);

    private static final HouseRules RULES = FIRST_RULES
            .with(new Ante(Ante.From.NAMED_PLAYERS, 50, Ante.PaidFirst.ANTE))
            .with(new DrawProcedure(
                    Order.IN_TURN, false, FiveCards.FOUR_THEN_ONE, Change.UNTIL_ACTED_ON, Exposed.AFTER_EVERYBODY))
            .withSubstantialAction(3)
            .with(TimeOut.CHECK_OR_FOLD);

    private static final List<SeatedPlayer> SEATS =
            List.of(new SeatedPlayer(1, "north", 20_000), new SeatedPlayer(4, "söuth \"four\"", 1_050));

    private static final Instant STARTED_AT = Instant.parse("2026-03-01T20:15:30.123456Z");

    /** What the approved JSON of the first revision of HandStarted is read as. */
    public static final HandEvent FIRST_REVISION_OF_HAND_STARTED = new HandEvent.HandStarted(
            HAND, "Table 9", STARTED_AT, Dealing.HOUSE, FIRST_RULES, SEATS, 4, List.of(), null);

    /** A start with these house rules, of which the hand before is not told. */
    public static HandEvent started(HouseRules rules) {
        return new HandEvent.HandStarted(
                HAND, "Table 9", STARTED_AT, Dealing.RECORDED, rules, SEATS, 4, List.of(), null);
    }

    /** House rules for another betting structure. */
    public static HouseRules rules(BettingStructure betting) {
        return RULES.with(new Game(Rankings.named("deuce-to-seven"), 1, betting));
    }

    public static final List<HandEvent> ALL = List.of(
            new HandEvent.HandStarted(
                    HAND,
                    "Table 9",
                    STARTED_AT,
                    Dealing.HOUSE,
                    RULES,
                    SEATS,
                    4,
                    List.of(new Owing(1, Owing.Post.ANTE), new Owing(1, Owing.Post.DEAD_SMALL_BLIND)),
                    new PreviousHand(1, 4, 3)),
            new HandEvent.AntePosted(1, 50),
            new HandEvent.BlindPosted(1, HandEvent.Blind.DEAD, 100),
            new HandEvent.DeckShuffled(COMMITMENT),
            new HandEvent.CardsDealt(1, Cards.parse("7h5c4d3s2c"), Places.of(1, 3, 5, 51, 0)),
            new HandEvent.CardExposed(4, Card.parse("Qs"), 10),
            new HandEvent.HandMiscounted(4, 6),
            new HandEvent.BettingRoundOpened(1, 4, 200, 1),
            new HandEvent.ActedOutOfTurn(new OutOfTurn(1, OutOfTurn.Word.RAISE, 400)),
            new HandEvent.ActionForced(1, HandEvent.Cause.DISCONNECTED),
            new HandEvent.CardsTakenTold(1, 4, 0),
            new HandEvent.Folded(1),
            new HandEvent.Checked(4),
            new HandEvent.Called(4, 200),
            new HandEvent.Bet(1, 400, true),
            new HandEvent.Raised(4, 1_050, false),
            new HandEvent.UncalledBetReturned(1, SeatedPlayer.MOST_CHIPS),
            new HandEvent.DrawOpened(1, 1),
            new HandEvent.DiscardDeclared(1, Cards.parse("KdKs??")),
            new HandEvent.DeclarationChanged(1, Cards.NONE),
            new HandEvent.StoodPat(4),
            new HandEvent.CardBurned(17),
            new HandEvent.DeckReshuffled(
                    ReshuffleProcedure.EARLIER_ROUNDS,
                    ReshuffleProcedure.COMPLETED_DRAWERS,
                    1,
                    Cards.parse("KdKs??Ah"),
                    COMMITMENT),
            new HandEvent.CardsReplaced(1, Cards.unknown(2), Places.unknown(2)),
            new HandEvent.ShowdownOpened(1),
            new HandEvent.HandShown(1, Cards.parse("8h6c4d3s2d")),
            new HandEvent.HandMucked(4),
            new HandEvent.RakeTaken(0, 55),
            new HandEvent.PotAwarded(1, List.of(new HandEvent.Share(1, 501), new HandEvent.Share(4, 500))),
            new HandEvent.HandCompleted(List.of(new HandEvent.Share(1, 20_995), new HandEvent.Share(4, 0))),
            new HandEvent.HandKilled(4, RULING),
            new HandEvent.MisdealDeclared(Ruling.ofTheRules("7.2", "two cards were exposed on the deal")),
            new HandEvent.HandCancelled(RULING),
            new HandEvent.Refunded(4, 1_050),
            new HandEvent.PotRuled(0, List.of(new HandEvent.Share(4, 1_001)), RULING),
            new HandEvent.RulingIssued(RULING));

    /** What the approved payloads of older revisions are read as that say less than the newest. */
    public static final List<HandEvent> OLDER = List.of(
            new HandEvent.CardsDealt(1, Cards.parse("7h5c4d3s2c")),
            new HandEvent.CardExposed(4, Card.parse("Qs")),
            new HandEvent.CardsReplaced(1, Cards.unknown(2)));

    private SampleEvents() {}
}
