package org.standpat.formats.export;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.standpat.card.Cards;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.BettingRoundOpened;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandEvent.BlindPosted;
import org.standpat.hand.HandEvent.CardsDealt;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;

/** Small hands, written out event by event, for texts that people have read. */
final class SampleHands {

    /** Names that break formats which do not expect them. */
    static final List<String> ODD_NAMES = List.of(
            "<script>alert(1)</script>",
            "say \"hi\", then 'bye'",
            "a,b;c\td",
            "=HYPERLINK(\"http://x\";\"y\")",
            "@SUM(1+1)",
            "-2+3",
            "'quoted",
            "back\\slash",
            "North: folds",
            "x (5 in chips)",
            "line\nbreak\r\u0085\u2028\u2029",
            "\u0000\u001B[31mred",
            "\u00C5ngstr\u00F6m \uD83C\uDCA1 \u4E2D\u6587",
            "n".repeat(SeatedPlayer.LONGEST_NAME));

    private SampleHands() {}

    /** No-limit 2-7 single draw of three, with a burn, rake, and a ruling after it. */
    static List<HandEvent> shownDown() {
        return List.of(
                start(
                        "5d0c3b1e-0000-4000-8000-000000000011",
                        List.of(
                                new SeatedPlayer(1, "North", 5_000),
                                new SeatedPlayer(3, "East", 5_000),
                                new SeatedPlayer(6, "South", 5_000)),
                        6),
                new BlindPosted(1, Blind.SMALL, 50),
                new BlindPosted(3, Blind.BIG, 100),
                new CardsDealt(1, Cards.parse("2c3d5h7s9c")),
                new CardsDealt(3, Cards.parse("KhQdTs8c4d")),
                new CardsDealt(6, Cards.parse("2d3c4h6s8d")),
                new BettingRoundOpened(1, 6, 100, 1),
                new HandEvent.Raised(6, 300, true),
                new HandEvent.Folded(1),
                new HandEvent.Called(3, 300),
                new HandEvent.DrawOpened(1, 3),
                new HandEvent.DiscardDeclared(3, Cards.parse("KhQd")),
                new HandEvent.StoodPat(6),
                new HandEvent.CardBurned(15),
                new HandEvent.CardsReplaced(3, Cards.parse("2h6c")),
                new BettingRoundOpened(2, 3, 0, 0),
                new HandEvent.Checked(3),
                new HandEvent.Bet(6, 400, true),
                new HandEvent.Called(3, 400),
                new HandEvent.ShowdownOpened(6),
                new HandEvent.HandShown(6, Cards.parse("2d3c4h6s8d")),
                new HandEvent.HandMucked(3),
                new HandEvent.RakeTaken(0, 50),
                new HandEvent.PotAwarded(0, List.of(new Share(6, 1_400))),
                new HandEvent.HandCompleted(List.of(new Share(1, 4_950), new Share(3, 4_300), new Share(6, 5_700))),
                new HandEvent.RulingIssued(new Ruling("floor 7", "East is warned for \"slow\" play", "7.6")));
    }

    /** The same hand in a room that takes no rake. */
    static List<HandEvent> withoutRake() {
        List<HandEvent> events = new ArrayList<>();
        for (HandEvent event : shownDown()) {
            switch (event) {
                case HandStarted started ->
                    events.add(with(started, started.rules().with(Rake.NONE), started.seats()));
                case HandEvent.RakeTaken ignored -> {}
                case HandEvent.PotAwarded ignored ->
                    events.add(new HandEvent.PotAwarded(0, List.of(new Share(6, 1_450))));
                case HandEvent.HandCompleted ignored ->
                    events.add(new HandEvent.HandCompleted(
                            List.of(new Share(1, 4_950), new Share(3, 4_300), new Share(6, 5_750))));
                default -> events.add(event);
            }
        }
        return events;
    }

    /** Heads-up, cancelled before the draw. */
    static List<HandEvent> cancelled() {
        return List.of(
                start(
                        "5d0c3b1e-0000-4000-8000-000000000012",
                        List.of(new SeatedPlayer(2, "<b>\"O'Neil\"</b>, Jr.", 700), new SeatedPlayer(5, "=1+1", 900)),
                        2),
                new BlindPosted(2, Blind.SMALL, 50),
                new BlindPosted(5, Blind.BIG, 100),
                new CardsDealt(5, Cards.parse("2c3d5h7s9c")),
                new HandEvent.HandCancelled(new Ruling("floor 7", "the lights went out", "7.4")),
                new HandEvent.Refunded(2, 50),
                new HandEvent.Refunded(5, 100),
                new HandEvent.HandCompleted(List.of(new Share(2, 700), new Share(5, 900))));
    }

    /** The hand with another name on its first seat. */
    static List<HandEvent> named(List<HandEvent> events, String name) {
        HandStarted started = (HandStarted) events.getFirst();
        List<SeatedPlayer> seats = new ArrayList<>(started.seats());
        SeatedPlayer first = seats.getFirst();
        seats.set(0, new SeatedPlayer(first.seat(), name, first.stack()));
        List<HandEvent> named = new ArrayList<>(events);
        named.set(0, with(started, started.rules(), seats));
        return named;
    }

    private static HandStarted with(HandStarted started, HouseRules rules, List<SeatedPlayer> seats) {
        return new HandStarted(
                started.hand(),
                started.table(),
                started.startedAt(),
                started.dealing(),
                rules,
                seats,
                started.button(),
                started.owing(),
                started.previous());
    }

    private static HandStarted start(String hand, List<SeatedPlayer> seats, int button) {
        HouseRules rules = Profiles.named(Profiles.WSOP_LIVE)
                .rules(Variant.named(Variant.NO_LIMIT_2_7_SINGLE_DRAW), Stakes.blinds(50, 100))
                .with(new Rake(345, 50, 50, false));
        return new HandStarted(
                UUID.fromString(hand),
                "Table 7",
                Instant.parse("2026-11-30T20:30:05Z"),
                Dealing.RECORDED,
                rules,
                seats,
                button,
                List.of(),
                null);
    }
}
