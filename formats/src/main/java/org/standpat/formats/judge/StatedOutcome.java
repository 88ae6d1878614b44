package org.standpat.formats.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.Spot;
import org.standpat.formats.transcript.StatedHand;
import org.standpat.formats.transcript.StatedShare;
import org.standpat.formats.transcript.StatedSum;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Transcript;
import org.standpat.hand.Ending;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandShown;
import org.standpat.hand.HandEvent.Refunded;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandEvent.UncalledBetReturned;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HeldCards;
import org.standpat.hand.Pot;

/** Compares how a hand ended by the rules with all that its file says about the end. */
final class StatedOutcome {

    private final Transcript transcript;
    private final PlayedHand played;
    private final Finished end;

    private StatedOutcome(Transcript transcript, PlayedHand played) {
        this.transcript = transcript;
        this.played = played;
        end = played.end();
    }

    /**
     * Compares everything.
     *
     * @throws HandRefused for the first thing that differs
     */
    static void compare(Transcript transcript, PlayedHand played) {
        new StatedOutcome(transcript, played).compare();
    }

    /** Chips of all pots together. */
    static long total(Finished end) {
        return end.pots().stream().mapToLong(Pot::amount).sum();
    }

    private void compare() {
        returned();
        if (end.ending() == Ending.PLAYED) {
            sum("4.11", "pots hold", transcript.result().total(), total(end));
            sum("6.7", "rake is", transcript.result().rake(), end.rake());
            pots();
        }
        shares();
        stacks();
        hands();
    }

    private void returned() {
        List<HandEvent> left = new ArrayList<>(played.events());
        for (Statement statement : transcript.statements()) {
            if (statement instanceof Statement.Returned returned
                    && !left.remove(new UncalledBetReturned(returned.seat(), returned.amount()))) {
                throw differs(
                        returned.at(),
                        "4.11",
                        "the file says that " + returned.amount() + " goes back to seat " + returned.seat()
                                + "; by the rules " + uncalled());
            }
        }
    }

    private String uncalled() {
        List<String> returned = new ArrayList<>();
        for (HandEvent event : played.events()) {
            if (event instanceof UncalledBetReturned back) {
                returned.add(back.amount() + " does to seat " + back.seat());
            }
        }
        return returned.isEmpty() ? "nothing does" : String.join(" and ", returned);
    }

    private void sum(String rule, String what, @Nullable StatedSum stated, long actual) {
        if (stated != null && stated.amount() != actual) {
            throw differs(
                    stated.at(),
                    rule,
                    "by the rules the " + what + " " + actual + ", the file says " + stated.amount());
        }
    }

    private void pots() {
        List<StatedSum> stated = transcript.result().pots();
        if (stated.isEmpty()) {
            return;
        }
        if (stated.size() != end.pots().size()) {
            throw differs(
                    stated.getFirst().at(),
                    "4.11",
                    "by the rules there are " + end.pots().size() + " pots, the file has " + stated.size());
        }
        for (int pot = 0; pot < stated.size(); pot++) {
            sum("4.11", "pot " + pot + " holds after rake", stated.get(pot), end.due(pot));
        }
    }

    private void shares() {
        Map<Integer, Long> received = received();
        for (StatedShare won : transcript.result().won()) {
            received(won, received.getOrDefault(won.seat(), 0L));
        }
        Map<Integer, Long> collected = new TreeMap<>();
        for (StatedShare share : transcript.result().collected()) {
            collected.merge(share.seat(), share.amount(), Long::sum);
        }
        for (StatedShare share : transcript.result().collected()) {
            StatedShare all = new StatedShare(share.at(), share.seat(), collected.getOrDefault(share.seat(), 0L));
            received(all, received.getOrDefault(share.seat(), 0L));
        }
        if (!collected.isEmpty()
                && end.ending() == Ending.PLAYED
                && !collected.keySet().containsAll(received.keySet())) {
            throw differs(
                    transcript.result().collected().getFirst().at(),
                    "6.5",
                    "by the rules seats " + received.keySet() + " win, the file has " + collected.keySet());
        }
    }

    private void received(StatedShare stated, long actual) {
        if (end.ending() == Ending.PLAYED) {
            share("6.5", "wins", stated, actual);
        } else if (stated.amount() != 0) {
            // Rooms write of a hand that they cancelled that everybody collected nothing, which says that nobody won.
            share("7.4", "gets back", stated, actual);
        }
    }

    /** What each seat received in the end: its shares of the pots, or of a hand that was not played to its end what went back. */
    private Map<Integer, Long> received() {
        Map<Integer, Long> received = new TreeMap<>();
        if (end.ending() == Ending.PLAYED) {
            end.awards().values().forEach(shares -> {
                for (Share share : shares) {
                    received.merge(share.seat(), share.amount(), Long::sum);
                }
            });
            return received;
        }
        for (HandEvent event : played.events()) {
            if (event instanceof Refunded back) {
                received.merge(back.seat(), back.amount(), Long::sum);
            }
        }
        return received;
    }

    private void stacks() {
        for (StatedShare stack : transcript.result().stacks()) {
            if (end.table().hasSeat(stack.seat())) {
                share("8", "ends with", stack, end.table().player(stack.seat()).stack());
            }
        }
    }

    private void share(String rule, String verb, StatedShare stated, long actual) {
        if (stated.amount() != actual) {
            throw differs(
                    stated.at(),
                    rule,
                    "by the rules seat " + stated.seat() + " " + verb + " " + actual + ", the file says "
                            + stated.amount());
        }
    }

    private void hands() {
        for (StatedHand stated : transcript.result().hands()) {
            if (!isAsPlayed(stated)) {
                throw differs(
                        stated.at(),
                        "6.2",
                        "seat " + stated.seat() + (stated.shown() ? " shows" : " mucks")
                                + " other cards here than in the play before");
            }
        }
    }

    private boolean isAsPlayed(StatedHand stated) {
        if (!stated.shown()) {
            Cards held = played.mucked().get(stated.seat());
            return held == null || HeldCards.mayBe(held, stated.cards());
        }
        for (HandEvent event : played.events()) {
            if (event instanceof HandShown shown && shown.seat() == stated.seat()) {
                return shown.cards().knownSet().equals(stated.cards().knownSet());
            }
        }
        // Cards that were shown after the others had folded are no part of the hand.
        return played.events().stream().noneMatch(HandEvent.ShowdownOpened.class::isInstance);
    }

    private HandRefused differs(Spot spot, String rule, String why) {
        return new HandRefused(Refusal.otherThanStated(
                transcript.at(spot), rule, "the hand ends otherwise than its file says: " + why));
    }
}
