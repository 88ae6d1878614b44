package org.standpat.legal;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.NotStarted;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Settling;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.rules.BettingRules;
import org.standpat.rules.DrawRules;
import org.standpat.rules.ShowdownRules;

/**
 * What may be done now, by whom, with least and most.
 *
 * @param seat the seat whose turn it is, {@link Table#NOBODY} when cards are awaited or the hand is over
 * @param options everything that is allowed; empty only before the hand starts and after it ends
 */
public record LegalActions(int seat, List<Option> options) {

    private static final LegalActions NONE = new LegalActions(Table.NOBODY, List.of());

    public LegalActions {
        options = List.copyOf(options);
    }

    /** One thing that may be done. Amounts are totals of the round in chips. */
    public sealed interface Option {}

    /** Give up the hand. */
    public record Fold() implements Option {}

    /** Pass with nothing to match. */
    public record Check() implements Option {}

    /** Match the bet: {@code to} is the total then, {@code adds} the chips that go in now. */
    public record Call(long to, long adds) implements Option {}

    /** Open the betting for {@code least} to {@code most} chips. */
    public record Bet(long least, long most) implements Option {}

    /** Raise to a total of {@code least} to {@code most} chips. */
    public record Raise(long least, long most) implements Option {}

    /** Discard one to {@code most} cards. */
    public record Discard(int most) implements Option {}

    /** Keep all cards. */
    public record StandPat() implements Option {}

    /** Table the hand. */
    public record Show() implements Option {}

    /** Give up the hand unseen. */
    public record Muck() implements Option {}

    /** In a recorded hand: report up to {@code count} cards that {@code seat} is dealt. */
    public record ReceiveCards(int seat, int count) implements Option {}

    /** What may be done in this state. */
    public static LegalActions of(HandState state) {
        return switch (state) {
            case NotStarted ignored -> NONE;
            case Opening opening -> firstCards(opening.table());
            case Betting betting -> betting.toAct() == Table.NOBODY ? NONE : betting(betting);
            case Drawing drawing -> drawing(drawing);
            case ShowingDown showing -> showing.toShow() == Table.NOBODY ? NONE : showing(showing);
            case Settling ignored -> NONE;
            case HandState.Voided ignored -> NONE;
            case Finished ignored -> NONE;
        };
    }

    private static LegalActions firstCards(Table table) {
        if (table.dealing() == Dealing.HOUSE) {
            return NONE;
        }
        List<Option> options = new ArrayList<>();
        for (Player player : table.clockwiseAfter(table.button())) {
            if (player.owed() > 0) {
                options.add(new ReceiveCards(player.seat(), player.owed()));
            }
        }
        return new LegalActions(Table.NOBODY, options);
    }

    private static LegalActions betting(Betting state) {
        OutOfTurn bound = BettingRules.bound(state);
        if (bound != null) {
            return new LegalActions(state.toAct(), List.of(bound(state, bound)));
        }
        Player player = state.table().player(state.toAct());
        List<Option> options = new ArrayList<>(3);
        options.add(new Fold());
        if (BettingRules.mayCheck(state.betting(), player)) {
            options.add(new Check());
        } else {
            long adds = BettingRules.toCall(state.betting(), player);
            options.add(new Call(player.bet() + adds, adds));
        }
        if (BettingRules.raise(state) instanceof BettingRules.Allowed size) {
            options.add(
                    state.betting().level() == 0
                            ? new Bet(size.least(), size.most())
                            : new Raise(size.least(), size.most()));
        }
        return new LegalActions(state.toAct(), options);
    }

    /** What was done out of turn is all that may be done now (rule 4.13). */
    private static Option bound(Betting state, OutOfTurn noted) {
        Player player = state.table().player(noted.seat());
        return switch (noted.word()) {
            case FOLD -> new Fold();
            case CHECK -> new Check();
            case CALL -> {
                long adds = BettingRules.toCall(state.betting(), player);
                yield new Call(player.bet() + adds, adds);
            }
            case BET -> new Bet(noted.to(), noted.to());
            case RAISE -> new Raise(noted.to(), noted.to());
        };
    }

    private static LegalActions drawing(Drawing state) {
        Table table = state.table();
        int turn = state.turn();
        if (turn != Table.NOBODY) {
            int held = table.player(turn).cards().size();
            Option pat = new StandPat();
            return new LegalActions(
                    turn, held == 0 ? List.of(pat) : List.of(new Discard(DrawRules.mostDiscards(table, held)), pat));
        }
        int seat = DrawRules.nextToServe(state);
        if (seat == Table.NOBODY || table.dealing() == Dealing.HOUSE) {
            return NONE;
        }
        return new LegalActions(Table.NOBODY, List.of(new ReceiveCards(seat, DrawRules.owedNow(state, seat))));
    }

    private static LegalActions showing(ShowingDown state) {
        if (ShowdownRules.nextWrongNumberOfCards(state) != Table.NOBODY) {
            return NONE;
        }
        return new LegalActions(
                state.toShow(),
                ShowdownRules.mayMuck(state) == ShowdownRules.MuckAnswer.ALLOWED
                        ? List.of(new Show(), new Muck())
                        : List.of(new Show()));
    }
}
