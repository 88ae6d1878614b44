package org.standpat.legal;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Table;
import org.standpat.houserules.DrawProcedure.Change;
import org.standpat.houserules.TimeOut;
import org.standpat.rules.BettingRules;
import org.standpat.rules.FloorRules;
import org.standpat.rules.ShowdownRules;

/** What may not be done now, and the rule that forbids each of it: all that neither legal actions nor actions beside allow. */
public final class ForbiddenActions {

    private static final String OVER = "the hand is over";

    private ForbiddenActions() {}

    /**
     * One thing that may not be done, by the seat whose turn it is or by anybody else.
     *
     * @param verb what it is
     * @param rule number of the rule that forbids it
     * @param why the reason in words; it names no card
     */
    public record Forbidden(Verb verb, String rule, String why) {}

    /** What may not be done in this state, in the order of {@link Verb}; everything before the hand starts. */
    public static List<Forbidden> of(HandState state) {
        Set<Verb> allowed = EnumSet.noneOf(Verb.class);
        LegalActions.of(state).options().forEach(option -> allowed.add(Verb.of(option)));
        ActionsBeside.of(state).forEach(option -> allowed.add(Verb.of(option)));
        List<Forbidden> forbidden = new ArrayList<>();
        for (Verb verb : Verb.values()) {
            if (!allowed.contains(verb)) {
                forbidden.add(
                        state instanceof Started started
                                ? forbidden(started, verb)
                                : new Forbidden(verb, "8", "the hand has not started"));
            }
        }
        return List.copyOf(forbidden);
    }

    private static Forbidden forbidden(Started state, Verb verb) {
        if (state instanceof Finished && verb != Verb.POT) {
            return new Forbidden(verb, "8", OVER);
        }
        return switch (verb) {
            case FOLD, CHECK, CALL, BET, RAISE ->
                state instanceof Betting betting && betting.toAct() != Table.NOBODY
                        ? inBetting(betting, verb)
                        : new Forbidden(verb, "4.3", "no betting round is under way");
            case DISCARD, PAT -> new Forbidden(verb, "5.1", "nobody is to declare now");
            case SHOW, MUCK ->
                state instanceof ShowingDown showing && showing.toShow() != Table.NOBODY
                        ? inShowdown(showing, verb)
                        : new Forbidden(verb, "6.1", "the showdown has not come");
            case CHANGE -> mayNotChange(state);
            case ASK -> new Forbidden(verb, "5.9", "a question is answered only before there is action after a draw");
            case TIME_OUT -> mayNotForce(state);
            case DEAL, EXPOSE, MISCOUNT, OUT_OF_TURN -> mayNotReport(state, verb);
            case MISDEAL -> new Forbidden(verb, "7.1", "there has been substantial action");
            case CANCEL -> new Forbidden(verb, "8", OVER);
            case KILL -> mayNotKill(state);
            case POT -> new Forbidden(verb, "7.6", "no pot was awarded that could be ruled on");
            case NOTE -> new Forbidden(verb, "7.6", OVER);
        };
    }

    private static Forbidden inBetting(Betting state, Verb verb) {
        OutOfTurn bound = BettingRules.bound(state);
        if (bound != null) {
            return new Forbidden(verb, "4.13", "the player has acted out of turn and is bound to that");
        }
        long level = state.betting().level();
        boolean opened = level > 0;
        return switch (verb) {
            case CHECK -> new Forbidden(verb, "4.3", "the bet to match is " + level);
            case CALL -> new Forbidden(verb, "4.3", "there is nothing to match");
            case BET ->
                opened
                        ? new Forbidden(verb, "4.3", "the betting is open at " + level + ", a further bet is a raise")
                        : mayNotRaise(state, verb);
            case RAISE ->
                opened ? mayNotRaise(state, verb) : new Forbidden(verb, "4.3", "nobody has bet on this round");
            default -> throw new IllegalArgumentException(verb + " is allowed or is no betting action");
        };
    }

    private static Forbidden mayNotRaise(Betting state, Verb verb) {
        return switch (BettingRules.raise(state)) {
            case BettingRules.Forbidden forbidden ->
                switch (forbidden.reason()) {
                    case CAP_REACHED -> new Forbidden(verb, "4.6", "the round holds as many bets as it may");
                    case NOT_REOPENED ->
                        new Forbidden(
                                verb, "4.9", "the all-in was less than a full raise and does not reopen the betting");
                    case NOBODY_CAN_CALL -> new Forbidden(verb, "5.10", "everybody else is all-in");
                    case STACK_TOO_SMALL -> new Forbidden(verb, "4.9", "the stack does not reach beyond the bet");
                };
            case BettingRules.Allowed ignored -> throw new IllegalArgumentException(verb + " is allowed");
        };
    }

    private static Forbidden inShowdown(ShowingDown state, Verb verb) {
        if (ShowdownRules.nextWrongNumberOfCards(state) != Table.NOBODY) {
            return new Forbidden(verb, "6.4", "a hand of another number of cards is dead first");
        }
        return new Forbidden(
                verb,
                "6.2",
                switch (ShowdownRules.mayMuck(state)) {
                    case ALLOWED -> "nobody is to show";
                    case TABLED_WHEN_ALL_IN -> "a player is all-in, so every hand is tabled";
                    case NOT_BEATEN -> "no hand shown so far beats it in every pot that it plays for";
                });
    }

    private static Forbidden mayNotChange(Started state) {
        return new Forbidden(
                Verb.CHANGE,
                "5.3",
                state.table().rules().draw().change() == Change.NEVER
                        ? "what is declared stays by these house rules"
                        : "no declaration stands that nobody has acted on");
    }

    private static Forbidden mayNotForce(Started state) {
        return new Forbidden(
                Verb.TIME_OUT,
                "7.5",
                state.table().rules().timeOut() == TimeOut.WAITED_FOR
                        ? "the house rules force nothing"
                        : "nobody has a choice that could be made for him");
    }

    private static Forbidden mayNotReport(Started state, Verb verb) {
        if (state.table().dealing() == Dealing.HOUSE) {
            return new Forbidden(verb, "8", "the house deals this hand");
        }
        return switch (verb) {
            case DEAL -> new Forbidden(verb, "5.5", "nobody is owed cards now");
            case EXPOSE -> new Forbidden(verb, state instanceof Opening ? "7.2" : "5.8", "nobody is owed cards now");
            case MISCOUNT -> new Forbidden(verb, "6.4", "no cards are dealt now");
            case OUT_OF_TURN -> new Forbidden(verb, "4.13", "nobody else waits to act");
            default -> throw new IllegalArgumentException(verb + " is no report");
        };
    }

    private static Forbidden mayNotKill(Started state) {
        boolean tabledWinner = state.turn() == Table.NOBODY
                || FloorRules.mayKill(state, state.turn(), "7.3") == FloorRules.KillAnswer.TABLED_WINNER;
        return tabledWinner
                ? new Forbidden(Verb.KILL, "6.2", "the hands left are tabled winners")
                : new Forbidden(Verb.KILL, "4.12", "each hand left is the last that can win a pot");
    }
}
