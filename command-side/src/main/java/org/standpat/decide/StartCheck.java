package org.standpat.decide;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.Owing;
import org.standpat.hand.PreviousHand;
import org.standpat.hand.SeatedPlayer;
import org.standpat.hand.Table;
import org.standpat.houserules.Ante;
import org.standpat.houserules.Fault;
import org.standpat.houserules.HouseRulesCheck;

/** Whether seats, button and house rules make a hand (rules 1.5 and 3.2). */
final class StartCheck {

    private StartCheck() {}

    /** Everything that is wrong; empty when the hand can start. */
    static List<Fault> faults(StartHand start) {
        List<Fault> faults = new ArrayList<>();
        name(faults, "table", start.table());
        seats(faults, start);
        if (start.seats().stream().noneMatch(seated -> seated.seat() == start.button())) {
            faults.add(
                    new Fault("3.1", "the button at a seat that is dealt in", "the button at seat " + start.button()));
        }
        owing(faults, start);
        previous(faults, start);
        faults.addAll(HouseRulesCheck.faults(start.rules()));
        return faults;
    }

    private static void owing(List<Fault> faults, StartHand start) {
        Set<Owing> seen = new HashSet<>();
        for (Owing owing : start.owing()) {
            String what = owing.post() + " of seat " + owing.seat();
            if (start.seats().stream().noneMatch(seated -> seated.seat() == owing.seat()) || !seen.add(owing)) {
                faults.add(new Fault("3.6", "posts of seats that are dealt in, each once", what));
            }
            boolean fits = switch (owing.post()) {
                case LIVE_BIG_BLIND -> owing.seat() != bigBlind(start) && owing.seat() != smallBlind(start);
                case DEAD_SMALL_BLIND ->
                    owing.seat() != smallBlind(start) && start.rules().blinds().small() > 0;
                case ANTE -> start.rules().ante().from() == Ante.From.NAMED_PLAYERS;
            };
            if (!fits) {
                faults.add(new Fault(
                        owing.post() == Owing.Post.ANTE ? "3.5" : "3.6",
                        "a post that the player's place and the house rules leave room for",
                        what));
            }
        }
    }

    /** The button moves to the next player; when a table becomes heads-up nobody posts the big blind twice running. */
    private static void previous(List<Fault> faults, StartHand start) {
        PreviousHand previous = start.previous();
        if (previous == null || start.seats().size() < HouseRulesCheck.FEWEST_SEATS) {
            return;
        }
        boolean becomesHeadsUp = start.seats().size() == 2 && previous.players() > 2;
        int next = seatAfter(start, previous.button());
        if (becomesHeadsUp ? bigBlind(start) == previous.bigBlind() : start.button() != next) {
            faults.add(
                    becomesHeadsUp
                            ? new Fault(
                                    "3.3",
                                    "another big blind than in the hand before, now that the table is heads-up",
                                    "seat " + previous.bigBlind() + " again")
                            : new Fault(
                                    "3.1",
                                    "the button one player on from seat " + previous.button() + ", at seat " + next,
                                    "the button at seat " + start.button()));
        }
    }

    private static int smallBlind(StartHand start) {
        return start.seats().size() == 2 ? start.button() : seatAfter(start, start.button());
    }

    private static int bigBlind(StartHand start) {
        return seatAfter(start, smallBlind(start));
    }

    private static int seatAfter(StartHand start, int seat) {
        return start.seats().stream()
                .map(SeatedPlayer::seat)
                .filter(next -> next > seat)
                .findFirst()
                .orElseGet(() -> start.seats().isEmpty()
                        ? Table.NOBODY
                        : start.seats().getFirst().seat());
    }

    private static void seats(List<Fault> faults, StartHand start) {
        int players = start.seats().size();
        int most = Math.min(start.rules().mostSeats(), HouseRulesCheck.MOST_SEATS);
        if (players < HouseRulesCheck.FEWEST_SEATS || players > most) {
            faults.add(
                    new Fault("1.5", HouseRulesCheck.FEWEST_SEATS + " to " + most + " players", players + " players"));
        }
        Set<String> names = new HashSet<>();
        int before = 0;
        for (SeatedPlayer seated : start.seats()) {
            if (seated.seat() <= before || seated.seat() > SeatedPlayer.HIGHEST_SEAT) {
                faults.add(new Fault(
                        "1.5",
                        "seat numbers of 1 to " + SeatedPlayer.HIGHEST_SEAT + ", each once, in clockwise order",
                        "seat " + seated.seat() + " after seat " + before));
            }
            before = Math.max(before, seated.seat());
            name(faults, "player on seat " + seated.seat(), seated.player());
            if (!names.add(seated.player())) {
                faults.add(new Fault("1.5", "every player on one seat", "player " + seated.player() + " on two"));
            }
            if (seated.stack() < 1 || seated.stack() > SeatedPlayer.MOST_CHIPS) {
                faults.add(new Fault(
                        "4.14",
                        "a stack of 1 to " + SeatedPlayer.MOST_CHIPS + " chips on seat " + seated.seat(),
                        seated.stack() + " chips"));
            }
        }
    }

    private static void name(List<Fault> faults, String what, String name) {
        // Half of a character cannot be stored as text.
        boolean plain = name.codePoints()
                .noneMatch(character ->
                        Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE);
        if (name.isBlank() || name.length() > SeatedPlayer.LONGEST_NAME || !plain) {
            faults.add(new Fault(
                    "8",
                    "a name of 1 to " + SeatedPlayer.LONGEST_NAME + " printable characters for the " + what,
                    name.isBlank() ? "a blank name" : "a name of " + name.length() + " characters"));
        }
    }
}
