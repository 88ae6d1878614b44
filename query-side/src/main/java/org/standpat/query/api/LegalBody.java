package org.standpat.query.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.hand.Table;
import org.standpat.legal.LegalActions;

/**
 * What may be done next, in the words of the write API.
 *
 * @param seat whose turn it is; null when cards are awaited or the hand is over
 * @param actions everything that is allowed; empty when the hand is over
 */
record LegalBody(@Nullable Integer seat, List<ActionBody> actions) {

    LegalBody {
        actions = List.copyOf(actions);
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

        static ActionBody plain(String action) {
            return new ActionBody(action, null, null, null, null, null);
        }

        static ActionBody sized(String action, long least, long most) {
            return new ActionBody(action, null, null, null, least, most);
        }

        static ActionBody of(LegalActions.Option option) {
            return switch (option) {
                case LegalActions.Fold ignored -> plain("fold");
                case LegalActions.Check ignored -> plain("check");
                case LegalActions.Call call -> new ActionBody("call", null, call.to(), call.adds(), null, null);
                case LegalActions.Bet bet -> sized("bet", bet.least(), bet.most());
                case LegalActions.Raise raise -> sized("raise", raise.least(), raise.most());
                case LegalActions.Discard discard -> sized("discard", 1, discard.most());
                case LegalActions.StandPat ignored -> plain("pat");
                case LegalActions.Show ignored -> plain("show");
                case LegalActions.Muck ignored -> plain("muck");
                case LegalActions.ReceiveCards receive ->
                    new ActionBody("deal", receive.seat(), null, null, 1L, (long) receive.count());
            };
        }
    }

    static LegalBody of(LegalActions legal) {
        return new LegalBody(
                legal.seat() == Table.NOBODY ? null : legal.seat(),
                legal.options().stream().map(ActionBody::of).toList());
    }
}
