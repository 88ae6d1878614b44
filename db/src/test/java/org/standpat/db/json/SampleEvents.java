package org.standpat.db.json;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.standpat.card.Cards;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Blinds;
import org.standpat.houserules.Cap;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.OddChips;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Reshuffle;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.ShortAllIn;
import org.standpat.houserules.Showdown;
import org.standpat.ranking.Rankings;

/** One event of every type. The approved JSON of each is in {@code approved/<name>.<revision>.json}. */
public final class SampleEvents {

    private static final UUID HAND = UUID.fromString("5d0c3b1e-0000-4000-8000-000000000001");
    private static final String COMMITMENT = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

    /** Limit 2-7 triple draw, two dollars and four, in cents. */
    private static final HouseRules RULES = new HouseRules(
            new Game(
                    Rankings.named("deuce-to-seven"),
                    3,
                    new FixedLimit(200, 400, 3, new Cap(4, Cap.Lifted.TWO_LEFT_IN_HAND), ShortAllIn.HALF_BET, false)),
            new Blinds(100, 200),
            6,
            true,
            new Reshuffle(ReshuffleProcedure.COMPLETED_DRAWERS, true, false),
            new Showdown(Showdown.MuckRule.LOSING_HANDS, true),
            OddChips.ONE_AT_A_TIME,
            new Rake(500, 300, 1, true));

    public static final List<HandEvent> ALL = List.of(
            new HandEvent.HandStarted(
                    HAND,
                    "Table 9",
                    Instant.parse("2026-03-01T20:15:30.123456Z"),
                    Dealing.HOUSE,
                    RULES,
                    List.of(new SeatedPlayer(1, "north", 20_000), new SeatedPlayer(4, "söuth \"four\"", 1_050)),
                    4),
            new HandEvent.BlindPosted(4, HandEvent.Blind.SMALL, 100),
            new HandEvent.DeckShuffled(COMMITMENT),
            new HandEvent.CardsDealt(1, Cards.parse("7h5c4d3s2c")),
            new HandEvent.BettingRoundOpened(1, 4, 200, 1),
            new HandEvent.Folded(1),
            new HandEvent.Checked(4),
            new HandEvent.Called(4, 200),
            new HandEvent.Bet(1, 400, true),
            new HandEvent.Raised(4, 1_050, false),
            new HandEvent.UncalledBetReturned(1, SeatedPlayer.MOST_CHIPS),
            new HandEvent.DrawOpened(1, 1),
            new HandEvent.DiscardDeclared(1, Cards.parse("KdKs??")),
            new HandEvent.StoodPat(4),
            new HandEvent.CardBurned(17),
            new HandEvent.DeckReshuffled(
                    ReshuffleProcedure.EARLIER_ROUNDS,
                    ReshuffleProcedure.COMPLETED_DRAWERS,
                    1,
                    Cards.parse("KdKs??Ah"),
                    COMMITMENT),
            new HandEvent.CardsReplaced(1, Cards.unknown(2)),
            new HandEvent.ShowdownOpened(1),
            new HandEvent.HandShown(1, Cards.parse("8h6c4d3s2d")),
            new HandEvent.HandMucked(4),
            new HandEvent.RakeTaken(0, 55),
            new HandEvent.PotAwarded(1, List.of(new HandEvent.Share(1, 501), new HandEvent.Share(4, 500))),
            new HandEvent.HandCompleted(List.of(new HandEvent.Share(1, 20_995), new HandEvent.Share(4, 0))));

    private SampleEvents() {}
}
