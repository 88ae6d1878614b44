package org.standpat.rules;

import java.util.List;
import org.standpat.card.Cards;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.Player;
import org.standpat.hand.Pot;
import org.standpat.hand.Pots;
import org.standpat.hand.Table;
import org.standpat.houserules.Showdown;
import org.standpat.ranking.HandRank;
import org.standpat.ranking.Ranking;

/** Whose hand is dead at showdown, and who may muck (rules 6.2 and 6.4). */
public final class ShowdownRules {

    private ShowdownRules() {}

    /** Why a hand may not be mucked. */
    public enum MuckAnswer {
        /** It may be mucked. */
        ALLOWED,
        /** A player was all-in and the action is over: every hand is tabled. */
        TABLED_WHEN_ALL_IN,
        /** The hand is known and no shown hand beats it in every pot that it contends for. */
        NOT_BEATEN
    }

    /** Whether the player to show may muck instead. */
    public static MuckAnswer mayMuck(ShowingDown state) {
        Table table = state.table();
        Showdown rules = table.rules().showdown();
        if (rules.tableWhenAllIn() && somebodyAllIn(table)) {
            return MuckAnswer.TABLED_WHEN_ALL_IN;
        }
        Player player = table.player(state.toShow());
        return switch (rules.muck()) {
            case ANY_HAND -> MuckAnswer.ALLOWED;
            case LOSING_HANDS ->
                !player.cards().allKnown() || isBeatenInEveryPot(table, player)
                        ? MuckAnswer.ALLOWED
                        : MuckAnswer.NOT_BEATEN;
        };
    }

    /**
     * The seat whose hand is the next to die because it has another number of cards than the game, in the order of the showdown; {@link
     * Table#NOBODY} when there is none, or when it is the only hand left (rules 6.1 and 6.4). While there is one nobody has a choice.
     */
    public static int nextWrongNumberOfCards(ShowingDown state) {
        Table table = state.table();
        if (state.toShow() == Table.NOBODY || table.contenders() < 2) {
            return Table.NOBODY;
        }
        if (hasWrongNumberOfCards(table, table.player(state.first()))) {
            return state.first();
        }
        for (Player player : table.clockwiseAfter(state.first())) {
            if (hasWrongNumberOfCards(table, player)) {
                return player.seat();
            }
        }
        return Table.NOBODY;
    }

    private static boolean hasWrongNumberOfCards(Table table, Player player) {
        return player.standing() == Player.Standing.IN_HAND
                && player.cards().size() != table.rules().game().handSize();
    }

    private static boolean somebodyAllIn(Table table) {
        for (Player player : table.players()) {
            if (player.allIn()) {
                return true;
            }
        }
        return false;
    }

    /** True when for each pot that the player contends for a shown hand beats his. */
    static boolean isBeatenInEveryPot(Table table, Player player) {
        List<Pot> pots = Pots.of(table);
        for (Pot pot : pots) {
            if (pot.contestedBy(player.seat()) && !beaten(table, pot, player.cards())) {
                return false;
            }
        }
        return true;
    }

    private static boolean beaten(Table table, Pot pot, Cards cards) {
        Ranking ranking = table.rules().game().ranking();
        HandRank own = ranking.rank(cards);
        for (int seat : pot.seats()) {
            Player other = table.player(seat);
            if (other.standing() == Player.Standing.SHOWN
                    && ranking.rank(other.cards()).beats(own)) {
                return true;
            }
        }
        return false;
    }
}
