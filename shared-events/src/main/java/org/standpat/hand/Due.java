package org.standpat.hand;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.houserules.Ante;
import org.standpat.houserules.Blinds;

/**
 * One forced bet that has to be posted before the deal (rules 3.2 to 3.7).
 *
 * @param seat who posts it
 * @param kind what it is
 * @param amount the whole of it in chips; a player with less posts what he has
 */
public record Due(int seat, Kind kind, long amount) {

    /** What a forced bet is. */
    public enum Kind {
        ANTE,
        SMALL_BLIND,
        BIG_BLIND,
        LIVE_BLIND,
        DEAD_BLIND;

        /** The kind of a posted blind. */
        static Kind of(Blind blind) {
            return switch (blind) {
                case SMALL -> SMALL_BLIND;
                case BIG -> BIG_BLIND;
                case LIVE -> LIVE_BLIND;
                case DEAD -> DEAD_BLIND;
            };
        }
    }

    /** Everything that is due when a hand starts, in the order in which it is posted. */
    static List<Due> of(HandStarted started, Table table) {
        Ante ante = started.rules().ante();
        List<Due> blinds = blinds(started, table);
        List<Due> antes = antes(started, table);
        List<Due> dues = new ArrayList<>(blinds.size() + antes.size());
        switch (ante.paidFirst()) {
            case BLIND -> {
                dues.addAll(blinds);
                dues.addAll(antes);
            }
            case ANTE -> {
                dues.addAll(antes);
                dues.addAll(blinds);
            }
        }
        return List.copyOf(dues);
    }

    private static List<Due> blinds(HandStarted started, Table table) {
        Blinds blinds = started.rules().blinds();
        List<Due> dues = new ArrayList<>();
        if (blinds.small() > 0) {
            dues.add(new Due(table.smallBlindSeat(), Kind.SMALL_BLIND, blinds.small()));
        }
        dues.add(new Due(table.bigBlindSeat(), Kind.BIG_BLIND, blinds.big()));
        if (!started.owing().isEmpty()) {
            for (Player player : table.clockwiseAfter(table.bigBlindSeat())) {
                if (owes(started, player.seat(), Owing.Post.LIVE_BIG_BLIND)) {
                    dues.add(new Due(player.seat(), Kind.LIVE_BLIND, blinds.big()));
                }
                if (owes(started, player.seat(), Owing.Post.DEAD_SMALL_BLIND)) {
                    dues.add(new Due(player.seat(), Kind.DEAD_BLIND, blinds.small()));
                }
            }
        }
        return dues;
    }

    private static List<Due> antes(HandStarted started, Table table) {
        Ante ante = started.rules().ante();
        List<Due> dues = new ArrayList<>();
        for (Player player : table.clockwiseAfter(table.button())) {
            boolean pays = switch (ante.from()) {
                case NOBODY -> false;
                case EVERYBODY -> true;
                case NAMED_PLAYERS -> owes(started, player.seat(), Owing.Post.ANTE);
                case BIG_BLIND -> player.seat() == table.bigBlindSeat();
            };
            if (pays) {
                dues.add(new Due(player.seat(), Kind.ANTE, ante.amount()));
            }
        }
        return dues;
    }

    private static boolean owes(HandStarted started, int seat, Owing.Post post) {
        return started.owing().contains(new Owing(seat, post));
    }
}
