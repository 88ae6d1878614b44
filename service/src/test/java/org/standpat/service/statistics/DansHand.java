package org.standpat.service.statistics;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.decide.Decider;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.Bet;
import org.standpat.hand.HandCommand.Call;
import org.standpat.hand.HandCommand.Check;
import org.standpat.hand.HandCommand.Discard;
import org.standpat.hand.HandCommand.Fold;
import org.standpat.hand.HandCommand.Muck;
import org.standpat.hand.HandCommand.Raise;
import org.standpat.hand.HandCommand.ReportCards;
import org.standpat.hand.HandCommand.StandPat;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Stakes;

/** The example hand of docs/statistics.md, which Dan wins. */
final class DansHand {

    private static final UUID ID = new UUID(0, 6);

    /** What is said of each command stands in docs/statistics.md. */
    private static final List<HandCommand> PLAY = List.of(
            new ReportCards(5, Cards.parse("??????????")),
            new ReportCards(6, Cards.parse("KsKhQs4c2c")),
            new ReportCards(1, Cards.parse("??????????")),
            new ReportCards(2, Cards.parse("??????????")),
            new ReportCards(3, Cards.parse("Tc7c6c5d2h")),
            new ReportCards(4, Cards.parse("Th6h4s3s2d")),
            new Fold(1),
            new Fold(2),
            new Raise(3, 200),
            new Raise(4, 300),
            new Fold(5),
            new Call(6),
            new Raise(3, 400),
            new Call(4),
            new Call(6),
            new Discard(6, Cards.parse("KsKhQs")),
            new ReportCards(6, Cards.parse("Jd9d9s")),
            new StandPat(3),
            new Discard(4, Cards.parse("Th")),
            new ReportCards(4, Cards.parse("Td")),
            new Check(6),
            new Bet(3, 100),
            new Call(4),
            new Fold(6),
            new StandPat(3),
            new Discard(4, Cards.parse("Td")),
            new ReportCards(4, Cards.parse("8h")),
            new Bet(3, 200),
            new Call(4),
            new Discard(3, Cards.parse("Tc")),
            new ReportCards(3, Cards.parse("Qh")),
            new StandPat(4),
            new Check(3),
            new Bet(4, 200),
            new Call(3),
            new Muck(3));

    private DansHand() {}

    static UUID id() {
        return ID;
    }

    static List<HandEvent> events() {
        List<SeatedPlayer> seats = new ArrayList<>();
        for (String player : List.of("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")) {
            seats.add(new SeatedPlayer(seats.size() + 1, player, 5_000));
        }
        List<HandCommand> commands = new ArrayList<>();
        commands.add(new StartHand(
                ID,
                "Alpha",
                Instant.parse("2026-01-05T20:15:00Z"),
                Dealing.RECORDED,
                Profiles.named(Profiles.POKERSTARS)
                        .rules(Stakes.blinds(50, 100))
                        .with(new Rake(500, 60, 1, true)),
                seats,
                4,
                List.of(),
                null));
        commands.addAll(PLAY);
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        for (HandCommand command : commands) {
            for (HandEvent event : Decider.decide(state, command, CardSource.REPORTED)) {
                events.add(event);
                state = HandFold.evolve(state, event);
            }
        }
        return events;
    }
}
