package org.standpat.formats.ohh;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.transcript.StatedShare;
import org.standpat.formats.transcript.StatedSum;

/** The pots of a hand, main pot first: each with its amount before rake, what was taken from it and who won it. */
final class OhhPots {

    private OhhPots() {}

    /** The pots; a hand that does not count may have none, where {@code voided} allows it. */
    static void read(OhhObject hand, HandDraft draft, Map<Integer, Integer> seats, boolean voided) {
        List<OhhObject> pots = hand.objects("pots").stream()
                .sorted(Comparator.comparingInt(pot -> pot.number("number")))
                .toList();
        if (pots.isEmpty() && voided) {
            return;
        }
        if (pots.isEmpty()) {
            throw hand.refused("expected the field \"pots\" with who won, got none");
        }
        long total = 0;
        long taken = 0;
        for (OhhObject pot : pots) {
            long amount = pot.amount("amount", draft.coin());
            long rake = pot.amount("rake", draft.coin()) + pot.amount("jackpot", draft.coin());
            total += amount;
            taken += rake;
            draft.pot(new StatedSum(pot.at(), amount - rake));
            for (OhhObject win : pot.objects("player_wins")) {
                int seat = seat(win, seats);
                draft.collected(new StatedShare(win.at(), seat, win.amount("win_amount", draft.coin())));
            }
        }
        draft.total(new StatedSum(hand.at("pots"), total), new StatedSum(hand.at("pots"), taken));
    }

    /** Stacks after the hand, where it says them. */
    static void endingStacks(OhhObject draw, HandDraft draft, Map<Integer, Integer> seats) {
        for (OhhObject stack : draw.objects("ending_stacks")) {
            draft.endsWith(new StatedShare(stack.at(), seat(stack, seats), stack.amount("amount", draft.coin())));
        }
    }

    /** The seat of the player whose number a field has. */
    static int seat(OhhObject object, Map<Integer, Integer> seats) {
        Integer seat = seats.get(object.number("player_id"));
        if (seat == null) {
            throw object.refused("player_id", "expected the number of a player of the list");
        }
        return seat;
    }
}
