package org.standpat.hand;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.HandEvent.AntePosted;
import org.standpat.hand.HandEvent.BlindPosted;
import org.standpat.hand.HandEvent.CardsDealt;
import org.standpat.hand.HandEvent.DeckShuffled;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandState.Opening;

/** What the events before the first betting round do to a hand. */
final class OpeningFold {

    private OpeningFold() {}

    static Opening start(HandStarted started) {
        int handSize = started.rules().game().handSize();
        List<Player> players = new ArrayList<>();
        for (SeatedPlayer seated : started.seats()) {
            players.add(Player.seated(seated, handSize));
        }
        Table table = new Table(
                started.hand(),
                started.table(),
                started.startedAt(),
                started.dealing(),
                started.rules(),
                started.button(),
                Seats.of(players),
                Deck.FULL,
                0);
        return new Opening(table, Due.of(started, table), false, 0);
    }

    static Opening post(Opening opening, AntePosted posted) {
        boolean forMainPot = opening.table().rules().ante().isForMainPot();
        return pay(opening, posted.seat(), Due.Kind.ANTE, posted.amount(), forMainPot);
    }

    static Opening post(Opening opening, BlindPosted posted) {
        return pay(opening, posted.seat(), Due.Kind.of(posted.blind()), posted.amount(), true);
    }

    /** Dues come in their order; one is passed over only when the player has no chip left. */
    private static Opening pay(Opening opening, int seat, Due.Kind kind, long amount, boolean forMainPot) {
        Table table = opening.table();
        List<Due> dues = opening.dues();
        long missing = opening.missing();
        int place = 0;
        while (place < dues.size() && !isOf(dues.get(place), seat, kind)) {
            missing += missing(dues.get(place), requireBroke(table, dues.get(place)));
            place++;
        }
        if (place == dues.size()) {
            throw new IllegalArgumentException("seat " + seat + " owes no " + kind + "; due are " + dues);
        }
        Due due = dues.get(place);
        long all = Math.min(due.amount(), table.player(seat).stack());
        if (amount != all) {
            throw new IllegalArgumentException("seat " + seat + " posts " + all + " chips here, not " + amount);
        }
        boolean bet = kind != Due.Kind.ANTE && kind != Due.Kind.DEAD_BLIND;
        Table paid = table.with(seat, player -> bet ? player.puttingIn(amount) : player.anteing(amount, forMainPot));
        return new Opening(
                paid, dues.subList(place + 1, dues.size()), opening.shuffled(), missing + missing(due, amount));
    }

    private static boolean isOf(Due due, int seat, Due.Kind kind) {
        return due.seat() == seat && due.kind() == kind;
    }

    private static long requireBroke(Table table, Due due) {
        if (table.player(due.seat()).stack() > 0) {
            throw new IllegalArgumentException("first comes the " + due.kind() + " of seat " + due.seat());
        }
        return 0;
    }

    private static long missing(Due due, long paid) {
        return switch (due.kind()) {
            case SMALL_BLIND, BIG_BLIND -> due.amount() - paid;
            case ANTE, LIVE_BLIND, DEAD_BLIND -> 0;
        };
    }

    /** What is due when cards come: nothing, except of players who have no chip left. */
    static Opening paid(Opening opening) {
        if (opening.dues().isEmpty()) {
            return opening;
        }
        long missing = opening.missing();
        for (Due due : opening.dues()) {
            missing += missing(due, requireBroke(opening.table(), due));
        }
        return new Opening(opening.table(), List.of(), opening.shuffled(), missing);
    }

    static Opening shuffle(Opening opening, DeckShuffled shuffled) {
        Opening paid = paid(opening);
        if (paid.shuffled() || paid.table().deck().taken() > 0) {
            throw new IllegalArgumentException("the deck is shuffled once, before the first card");
        }
        Table table = paid.table().with(paid.table().deck().committed(shuffled.commitment()));
        return new Opening(table, paid.dues(), true, paid.missing());
    }

    static Opening deal(Opening opening, CardsDealt dealt) {
        Opening paid = paid(opening);
        return paid.with(DealFold.deal(paid.table(), dealt.seat(), dealt.cards(), dealt.places()));
    }
}
