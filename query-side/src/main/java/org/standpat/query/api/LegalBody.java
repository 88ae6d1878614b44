package org.standpat.query.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.hand.HandState;
import org.standpat.hand.Table;
import org.standpat.legal.ActionsBeside;
import org.standpat.legal.ForbiddenActions;
import org.standpat.legal.LegalActions;
import org.standpat.legal.Verb;

/**
 * What may be done next, in the words of the write API. Every action is in one of the three lists.
 *
 * @param seat whose turn it is; null when cards are awaited or the hand is over
 * @param actions what the hand waits for; empty when the hand is over
 * @param beside what may be done besides, and by whom
 * @param forbidden what may not be done now by anybody
 */
record LegalBody(
        @Nullable Integer seat, List<ActionBody> actions, List<BesideBody> beside, List<ForbiddenBody> forbidden) {

    LegalBody {
        actions = List.copyOf(actions);
        beside = List.copyOf(beside);
        forbidden = List.copyOf(forbidden);
    }

    /**
     * One thing that may be done. Amounts are totals of the betting round in chips.
     *
     * @param action the word to send
     * @param seat for {@code deal}: the seat that receives cards
     * @param to for {@code call}: the total after it
     * @param adds for {@code call}: the chips that go in
     * @param least for {@code bet} and {@code raise}: the smallest {@code to}; for {@code discard} and {@code deal}: fewest cards
     * @param most for {@code bet} and {@code raise}: the largest {@code to}; for {@code discard} and {@code deal}: most cards
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ActionBody(
            String action,
            @Nullable Integer seat,
            @Nullable Long to,
            @Nullable Long adds,
            @Nullable Long least,
            @Nullable Long most) {

        static ActionBody plain(Verb verb) {
            return new ActionBody(verb.word(), null, null, null, null, null);
        }

        static ActionBody sized(Verb verb, long least, long most) {
            return new ActionBody(verb.word(), null, null, null, least, most);
        }

        static ActionBody of(LegalActions.Option option) {
            return switch (option) {
                case LegalActions.Fold ignored -> plain(Verb.FOLD);
                case LegalActions.Check ignored -> plain(Verb.CHECK);
                case LegalActions.Call call ->
                    new ActionBody(Verb.CALL.word(), null, call.to(), call.adds(), null, null);
                case LegalActions.Bet bet -> sized(Verb.BET, bet.least(), bet.most());
                case LegalActions.Raise raise -> sized(Verb.RAISE, raise.least(), raise.most());
                case LegalActions.Discard discard -> sized(Verb.DISCARD, 1, discard.most());
                case LegalActions.StandPat ignored -> plain(Verb.PAT);
                case LegalActions.Show ignored -> plain(Verb.SHOW);
                case LegalActions.Muck ignored -> plain(Verb.MUCK);
                case LegalActions.ReceiveCards receive ->
                    new ActionBody(Verb.DEAL.word(), receive.seat(), null, null, 1L, (long) receive.count());
            };
        }
    }

    /** Who may do something besides the action that the hand waits for. */
    enum By {
        /** One of the seats that the action names. */
        SEAT,
        /** Anybody who was dealt in. */
        ANY_SEAT,
        /** Whoever records the hand: the dealer, a reader of cards. */
        RECORDER,
        /** The room, whose clock runs. */
        ROOM,
        /** The floor; it says who rules, why and by which rule. */
        FLOOR
    }

    /**
     * One thing that may be done besides.
     *
     * @param action the word to send
     * @param by who may do it: "seat", {@code any-seat}, {@code recorder}, {@code room} or {@code floor}
     * @param seats the seats that it may be done with: those who may change, who may be asked about, forced, ruled dead, reported
     * @param pot for {@code pot}: the pot; {@code seats} are those that it may be ruled to
     * @param least for {@code miscount}: fewest cards; for {@code change}: 0, to stand pat
     * @param most for {@code miscount} and {@code change}: most cards
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record BesideBody(
            String action,
            String by,
            @Nullable List<Integer> seats,
            @Nullable Integer pot,
            @Nullable Integer least,
            @Nullable Integer most) {

        BesideBody {
            seats = seats == null ? null : List.copyOf(seats);
        }

        static BesideBody plain(Verb verb, By by) {
            return new BesideBody(verb.word(), Words.of(by), null, null, null, null);
        }

        static BesideBody with(Verb verb, By by, List<Integer> seats) {
            return new BesideBody(verb.word(), Words.of(by), seats, null, null, null);
        }

        static BesideBody counted(Verb verb, By by, int seat, int least, int most) {
            return new BesideBody(verb.word(), Words.of(by), List.of(seat), null, least, most);
        }

        static BesideBody of(ActionsBeside.Option option) {
            return switch (option) {
                case ActionsBeside.ChangeDeclaration change ->
                    counted(Verb.CHANGE, By.SEAT, change.seat(), 0, change.most());
                case ActionsBeside.AskCardsTaken ask -> with(Verb.ASK, By.ANY_SEAT, ask.opponents());
                case ActionsBeside.ForceAction force -> with(Verb.TIME_OUT, By.ROOM, List.of(force.seat()));
                case ActionsBeside.ReportExposed report -> with(Verb.EXPOSE, By.RECORDER, report.seats());
                case ActionsBeside.ReportMiscount report ->
                    counted(Verb.MISCOUNT, By.RECORDER, report.seat(), report.least(), report.most());
                case ActionsBeside.ReportOutOfTurn report -> with(Verb.OUT_OF_TURN, By.RECORDER, report.seats());
                case ActionsBeside.DeclareMisdeal ignored -> plain(Verb.MISDEAL, By.FLOOR);
                case ActionsBeside.CancelHand ignored -> plain(Verb.CANCEL, By.FLOOR);
                case ActionsBeside.KillHand kill -> with(Verb.KILL, By.FLOOR, kill.seats());
                case ActionsBeside.RuleOnPot rule ->
                    new BesideBody(Verb.POT.word(), Words.of(By.FLOOR), rule.seats(), rule.pot(), null, null);
                case ActionsBeside.IssueRuling ignored -> plain(Verb.NOTE, By.FLOOR);
            };
        }
    }

    /**
     * One thing that may not be done now.
     *
     * @param action the word
     * @param rule number of the rule that forbids it
     * @param why the reason in words
     */
    record ForbiddenBody(String action, String rule, String why) {

        static ForbiddenBody of(ForbiddenActions.Forbidden forbidden) {
            return new ForbiddenBody(forbidden.verb().word(), forbidden.rule(), forbidden.why());
        }
    }

    static LegalBody of(HandState state) {
        LegalActions legal = LegalActions.of(state);
        return new LegalBody(
                legal.seat() == Table.NOBODY ? null : legal.seat(),
                legal.options().stream().map(ActionBody::of).toList(),
                ActionsBeside.of(state).stream().map(BesideBody::of).toList(),
                ForbiddenActions.of(state).stream().map(ForbiddenBody::of).toList());
    }
}
