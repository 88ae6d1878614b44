package org.standpat.query.listing;

import static org.standpat.ranking.MadeHand.EIGHT_LOW;
import static org.standpat.ranking.MadeHand.NUMBER_ONE;
import static org.standpat.ranking.MadeHand.STRAIGHT_FLUSH;

import java.time.Instant;
import java.util.List;

class SearchPlansTest {

    /** Every filter, each with values that are common, rare, and not there at all. */
    static List<HandFilter> filters() {
        return List.of(
                new HandFilter.DealtIn("Player 0"),
                new HandFilter.DealtIn("Player 2"),
                new HandFilter.DealtIn("Player 1"),
                new HandFilter.DealtIn("Player 1200"),
                new HandFilter.DealtIn("Nobody"),
                new HandFilter.AtTable("Table 0"),
                new HandFilter.AtTable("Table 33"),
                new HandFilter.AtTable("No Table"),
                new HandFilter.From(Instant.parse("2025-03-01T00:00:00Z")),
                new HandFilter.From(Instant.parse("2026-03-01T00:00:00Z")),
                new HandFilter.To(Instant.parse("2025-06-01T00:00:00Z")),
                new HandFilter.To(Instant.parse("2025-01-01T01:00:00Z")),
                new HandFilter.OfGame("Limit 2-7 Triple Draw"),
                new HandFilter.OfGame("Pot Limit A-5 Single Draw"),
                new HandFilter.OfGame("No Limit A-5 Double Draw"),
                new HandFilter.AtStakes("100/200"),
                new HandFilter.AtStakes("25/50"),
                new HandFilter.AtStakes("7/14"),
                new HandFilter.PotMin(500),
                new HandFilter.PotMin(60_000),
                new HandFilter.PotMin(10_000_000),
                new HandFilter.PotMax(2_000),
                new HandFilter.PotMax(21),
                new HandFilter.PotMax(1),
                new HandFilter.Draws(0),
                new HandFilter.Draws(3),
                new HandFilter.DrawsMin(2),
                new HandFilter.DrawsMax(1),
                new HandFilter.Shown(NUMBER_ONE, false),
                new HandFilter.Shown(EIGHT_LOW, false),
                new HandFilter.Shown(EIGHT_LOW, true),
                new HandFilter.Shown(STRAIGHT_FLUSH, false),
                new HandFilter.Reshuffled(true),
                new HandFilter.Reshuffled(false),
                new HandFilter.AllIn(true),
                new HandFilter.AllIn(false),
                new HandFilter.Corrected(true),
                new HandFilter.Corrected(false),
                new HandFilter.Noted(true),
                new HandFilter.Noted(false),
                new HandFilter.Ended(Outcome.PLAYED),
                new HandFilter.Ended(Outcome.MISDEAL),
                new HandFilter.Ended(Outcome.CANCELLED),
                new HandFilter.Ended(Outcome.RUNNING),
                new HandFilter.Over());
    }
}
