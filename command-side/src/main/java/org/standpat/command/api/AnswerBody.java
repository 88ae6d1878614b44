package org.standpat.command.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.command.shell.Answer;
import org.standpat.command.shell.Answer.RecordedEvent;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventType;
import org.standpat.hand.HandEvent;
import org.standpat.hand.Table;
import org.standpat.legal.LegalActions;

/**
 * What is answered to an accepted command.
 *
 * @param hand the hand
 * @param position the hand's position now: the number of its last event
 * @param feedPosition place of the last event in the whole log; the read side can wait for it
 * @param events the new events
 * @param legal what may be done next
 */
record AnswerBody(UUID hand, int position, long feedPosition, List<Event> events, Legal legal) {

    /** An event as the log holds it: its place in the hand, its stable name and revision, when it was recorded, and its fields. */
    record Event(int number, String type, int revision, Instant at, HandEvent data) {}

    /**
     * What may be done next.
     *
     * @param seat whose turn it is; null when cards are awaited or the hand is over
     * @param actions everything that is allowed; empty when the hand is over
     */
    record Legal(@Nullable Integer seat, List<Action> actions) {}

    /**
     * One thing that may be done. Amounts are totals of the betting round in chips.
     *
     * @param action the word to send
     * @param seat for {@code deal}: the seat that receives cards
     * @param to for {@code call}: the total after it
     * @param adds for {@code call}: the chips that go in
     * @param least for {@code bet} and {@code raise}: the smallest {@code to}
     * @param most for {@code bet} and {@code raise}: the largest {@code to}; for {@code discard} and {@code deal}: most cards
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Action(
            String action,
            @Nullable Integer seat,
            @Nullable Long to,
            @Nullable Long adds,
            @Nullable Long least,
            @Nullable Long most) {

        static Action plain(ActionReader.Verb verb) {
            return new Action(verb.word(), null, null, null, null, null);
        }

        static Action sized(ActionReader.Verb verb, long least, long most) {
            return new Action(verb.word(), null, null, null, least, most);
        }
    }

    static AnswerBody of(Answer.Recorded recorded) {
        return new AnswerBody(
                recorded.hand(),
                recorded.last().number(),
                recorded.last().feedPosition(),
                recorded.events().stream().map(AnswerBody::event).toList(),
                legal(LegalActions.of(recorded.state())));
    }

    private static Event event(RecordedEvent recorded) {
        EventType type = HandEventTypes.ALL.byId(recorded.row().type()).orElseThrow();
        return new Event(
                recorded.row().number(),
                type.name(),
                type.revision(),
                recorded.row().at(),
                recorded.event());
    }

    static Legal legal(LegalActions legal) {
        return new Legal(
                legal.seat() == Table.NOBODY ? null : legal.seat(),
                legal.options().stream().map(AnswerBody::action).toList());
    }

    private static Action action(LegalActions.Option option) {
        return switch (option) {
            case LegalActions.Fold ignored -> Action.plain(ActionReader.Verb.FOLD);
            case LegalActions.Check ignored -> Action.plain(ActionReader.Verb.CHECK);
            case LegalActions.Call call ->
                new Action(ActionReader.Verb.CALL.word(), null, call.to(), call.adds(), null, null);
            case LegalActions.Bet bet -> Action.sized(ActionReader.Verb.BET, bet.least(), bet.most());
            case LegalActions.Raise raise -> Action.sized(ActionReader.Verb.RAISE, raise.least(), raise.most());
            case LegalActions.Discard discard -> Action.sized(ActionReader.Verb.DISCARD, 1, discard.most());
            case LegalActions.StandPat ignored -> Action.plain(ActionReader.Verb.PAT);
            case LegalActions.Show ignored -> Action.plain(ActionReader.Verb.SHOW);
            case LegalActions.Muck ignored -> Action.plain(ActionReader.Verb.MUCK);
            case LegalActions.ReceiveCards receive ->
                new Action(ActionReader.Verb.DEAL.word(), receive.seat(), null, null, 1L, (long) receive.count());
        };
    }
}
