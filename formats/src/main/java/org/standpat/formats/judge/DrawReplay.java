package org.standpat.formats.judge;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;
import org.standpat.formats.transcript.Statement.DrawMarked;
import org.standpat.formats.transcript.Statement.Replaced;
import org.standpat.formats.transcript.Statement.Reshuffled;
import org.standpat.formats.transcript.Statement.StoodPat;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.HeldCards;
import org.standpat.legal.LegalActions;
import org.standpat.legal.LegalActions.ReceiveCards;

/** The draws of a hand that is played from its file. Replacements that the file does not tell of are unknown cards. */
final class DrawReplay {

    private final RunningHand hand;
    private final List<String> remarks;
    private final Map<Integer, Spot> marks = new HashMap<>();
    private final Map<Integer, Integer> marked = new HashMap<>();
    private final Set<Integer> told = new HashSet<>();
    private int draw;

    DrawReplay(RunningHand hand, List<String> remarks) {
        this.hand = hand;
        this.remarks = remarks;
    }

    /** Everybody who waits for replacements, of which the file says nothing before it goes on here, gets unknown ones. */
    void serve(Spot spot) {
        for (ReceiveCards next = next(); next != null; next = next()) {
            serveUnknown(spot, next);
        }
    }

    private void serveUnknown(Spot spot, ReceiveCards next) {
        if (told.contains(next.seat())) {
            throw hand.otherwise(
                    spot,
                    "5.1",
                    "Rule 5.1: seat " + next.seat() + " discarded " + next.count()
                            + " more cards on this draw than the file says it received.");
        }
        hand.ask(spot, new HandCommand.ReportCards(next.seat(), Cards.unknown(next.count())));
    }

    private @Nullable ReceiveCards next() {
        if (!(hand.state() instanceof Drawing drawing)) {
            return null;
        }
        if (drawing.table().draw() != draw) {
            draw = drawing.table().draw();
            told.clear();
        }
        return LegalActions.of(drawing).options().stream()
                .filter(ReceiveCards.class::isInstance)
                .map(ReceiveCards.class::cast)
                .findFirst()
                .orElse(null);
    }

    void replaced(Replaced replaced) {
        for (ReceiveCards next = next(); next != null && next.seat() != replaced.seat(); next = next()) {
            serveUnknown(replaced.at(), next);
        }
        if (!replaced.kept().isEmpty()) {
            requireHeld(replaced.at(), replaced.seat(), replaced.kept());
        }
        told.add(replaced.seat());
        hand.ask(replaced.at(), new HandCommand.ReportCards(replaced.seat(), replaced.cards()));
    }

    void requireHeld(StoodPat pat) {
        if (!pat.held().isEmpty()) {
            requireHeld(pat.at(), pat.seat(), pat.held());
        }
    }

    private void requireHeld(Spot spot, int seat, Cards cards) {
        if (hand.state() instanceof Started started && started.table().hasSeat(seat)) {
            Cards held = started.table().player(seat).cards();
            if (held.size() != cards.size() || !HeldCards.canBeAmong(held, cards)) {
                throw hand.otherwise(
                        spot, "5.4", "Rule 5.4: seat " + seat + " holds other cards than the file says here.");
            }
        }
    }

    /** The line that marks a draw has to stand where the draw begins. */
    void marked(DrawMarked mark) {
        boolean begins = hand.state() instanceof Drawing drawing
                && drawing.table().draw() == mark.draw()
                && drawing.toDeclare() == drawing.first();
        if (!begins) {
            throw hand.otherwise(
                    mark.at(),
                    "5.1",
                    "Rule 5.1: the file marks draw " + mark.draw() + " here, but the hand waits for "
                            + Awaited.words(hand.state()) + ".");
        }
        Long pot = mark.pot();
        if (pot != null
                && hand.state() instanceof Started started
                && started.table().committed() != pot) {
            throw hand.otherwise(
                    mark.at(),
                    "4.11",
                    "Rule 4.11: the pots hold " + started.table().committed() + " before draw " + mark.draw()
                            + ", the file says " + pot + ".");
        }
    }

    void marked(Reshuffled mark) {
        int now = hand.state() instanceof Started started ? started.table().draw() : 0;
        marks.put(now, mark.at());
        marked.merge(now, 1, Integer::sum);
    }

    /** Reshuffles that the file marks have to be those that the number of cards makes necessary (rule 5.11). */
    void compareReshuffles() {
        Map<Integer, Integer> necessary = new HashMap<>();
        int now = 0;
        for (HandEvent event : hand.events()) {
            if (event instanceof HandEvent.DrawOpened opened) {
                now = opened.draw();
            } else if (event instanceof HandEvent.DeckReshuffled) {
                necessary.merge(now, 1, Integer::sum);
            }
        }
        marks.forEach((number, spot) -> {
            int times = necessary.getOrDefault(number, 0);
            if (times < marked.getOrDefault(number, 0)) {
                throw hand.otherwise(
                        spot,
                        "5.11",
                        "Rule 5.11: the file marks " + marked.get(number) + " reshuffles on draw " + number
                                + ", by the number of cards there are " + times + ".");
            }
        });
        necessary.forEach((number, times) -> {
            if (times > marked.getOrDefault(number, 0)) {
                remarks.add("the file does not mark the reshuffle of draw " + number
                        + ", which the number of cards makes necessary");
            }
        });
    }
}
