package org.standpat.rules;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.Discards;
import org.standpat.hand.Ending;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.HandState.Voided;
import org.standpat.hand.Player;
import org.standpat.hand.Pot;
import org.standpat.hand.Pots;
import org.standpat.hand.Table;

/** What the floor may rule, and when (section 7). */
public final class FloorRules {

    /** The rule that lets a tabled winner be killed after all: he miscalled and made another player discard the winning hand. */
    public static final String MISCALL = "6.3";

    private FloorRules() {}

    /** So many exposed cards on the deal make a misdeal (rule 7.2). */
    public static final int EXPOSED_CARDS_OF_A_MISDEAL = 2;

    /** True while a misdeal may be declared: before substantial action (rule 7.1). */
    public static boolean mayMisdeal(HandState state) {
        return switch (state) {
            case Opening ignored -> true;
            case Betting betting ->
                betting.betting().round() == 1
                        && betting.betting().actions() < betting.table().rules().substantialAction();
            case HandState.NotStarted ignored -> false;
            case HandState.Drawing ignored -> false;
            case HandState.ShowingDown ignored -> false;
            case HandState.Settling ignored -> false;
            case Voided ignored -> false;
            case Finished ignored -> false;
        };
    }

    /** Cards exposed on the deal so far (rule 7.2). */
    public static int exposedOnDeal(Table table) {
        int exposed = 0;
        for (Discards discards : table.deck().muck()) {
            if (discards.kind() == Discards.Kind.EXPOSED && discards.draw() == 0) {
                exposed++;
            }
        }
        return exposed;
    }

    /** True while the hand runs and can be cancelled (rule 7.4). */
    public static boolean mayCancel(HandState state) {
        return state instanceof Started && !(state instanceof Finished || state instanceof Voided);
    }

    /** Whether a hand may be ruled dead. */
    public enum KillAnswer {
        /** It may. */
        ALLOWED,
        /** The player holds no hand any more. */
        NOT_IN_HAND,
        /** It is the last hand left, or the last that can win a side pot (rules 4.11 and 4.12). */
        LAST_HAND,
        /** It is tabled and wins a pot as things stand (rule 6.2). */
        TABLED_WINNER
    }

    /**
     * Whether the hand of a seat may be ruled dead by this rule.
     *
     * @param rule number of the rule that the floor cites; {@link #MISCALL} reaches a tabled winner too
     */
    public static KillAnswer mayKill(Started state, int seat, String rule) {
        Table table = state.table();
        if (!mayCancel(state) || !table.player(seat).contends()) {
            return KillAnswer.NOT_IN_HAND;
        }
        if (table.contenders() < 2 || isLastOfAPot(table, seat)) {
            return KillAnswer.LAST_HAND;
        }
        Player player = table.player(seat);
        return player.standing() == Player.Standing.SHOWN
                        && !rule.equals(MISCALL)
                        && !ShowdownRules.isBeatenInEveryPot(table, player)
                ? KillAnswer.TABLED_WINNER
                : KillAnswer.ALLOWED;
    }

    /** Without this hand nobody could win some pot who has put enough into it. */
    private static boolean isLastOfAPot(Table table, int seat) {
        for (Pot pot : Pots.gathered(table)) {
            boolean others = pot.seats().stream()
                    .anyMatch(other -> other != seat && table.player(other).contends());
            if (pot.contestedBy(seat) && !others) {
                return true;
            }
        }
        return false;
    }

    /** Numbers of the pots that can be ruled on: all pots of a hand that was played to its end (rule 7.6). */
    public static List<Integer> potsToRuleOn(HandState state) {
        List<Integer> pots = new ArrayList<>();
        if (state instanceof Finished finished && finished.ending() == Ending.PLAYED) {
            for (int pot = 0; pot < finished.pots().size(); pot++) {
                pots.add(pot);
            }
        }
        return pots;
    }

    /**
     * Seats to which a pot can be ruled: whoever put chips in it, folded and dead hands too. Dead money is in the main pot, which may
     * hold nothing else.
     */
    public static List<Integer> mayWin(Finished finished, int pot) {
        Pot ruledOn = finished.pots().get(pot);
        List<Integer> seats = new ArrayList<>();
        for (Player player : finished.table().players()) {
            boolean paid = player.committed() - player.dead() > ruledOn.above();
            boolean paidDead = pot == 0 && player.dead() > 0;
            if (paid || paidDead || ruledOn.contestedBy(player.seat())) {
                seats.add(player.seat());
            }
        }
        return seats;
    }
}
