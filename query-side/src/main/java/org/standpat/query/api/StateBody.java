package org.standpat.query.api;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.hand.Due;
import org.standpat.hand.HandState;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Table;
import org.standpat.houserules.Ante;
import org.standpat.query.api.EventsBody.EventBody;
import org.standpat.query.replay.HandRecord;
import org.standpat.query.summary.GameNames;
import org.standpat.query.summary.HandPhase;

/**
 * The table after one event of a hand. Chips are whole smallest units; cards that the viewer may not see are {@code ??}.
 *
 * @param hand the hand's id
 * @param position number of the event
 * @param lastPosition number of the hand's last event
 * @param finished whether the hand is over, at its last event
 * @param view who sees it so, {@code staff} or {@code public}
 * @param event the event itself
 * @param table the room's name for the table
 * @param game the game's name
 * @param stakes small and big bet, or the blinds; the ante where there is one
 * @param startedAt when the hand began
 * @param button seat of the button
 * @param phase "opening", "betting", "drawing", "showdown", "settling", "voided" or "finished"
 * @param draw draws begun so far
 * @param ending "played", "misdeal" or "cancelled"; null as long as neither is sure
 * @param ante who antes how much; null when nobody does
 * @param dues what has still to be posted, in order
 * @param betting how the betting round stands; null outside of one
 * @param seats everybody dealt in, by seat number
 * @param pots what earlier rounds put together, main pot first; bets of this round are with the seats
 * @param deck where the cards are that nobody holds
 * @param legal who acts next and what he may do, as far as it follows from what the viewer sees
 */
record StateBody(
        UUID hand,
        int position,
        int lastPosition,
        boolean finished,
        String view,
        EventBody event,
        String table,
        String game,
        String stakes,
        Instant startedAt,
        int button,
        String phase,
        int draw,
        Optional<String> ending,
        Optional<Ante> ante,
        List<DueBody> dues,
        Optional<BettingBody> betting,
        List<SeatBody> seats,
        List<PotBody> pots,
        DeckBody deck,
        LegalBody legal) {

    StateBody {
        dues = List.copyOf(dues);
        seats = List.copyOf(seats);
        pots = List.copyOf(pots);
    }

    /**
     * A betting round.
     *
     * @param round which round, from 1
     * @param level chips that everybody has to match
     * @param bets bets and raises that count towards the cap
     * @param aggressor the seat that bet or raised last; null when nobody has
     * @param outOfTurn actions out of turn that bind while nobody raises (rule 4.13)
     */
    record BettingBody(int round, long level, int bets, Optional<Integer> aggressor, List<OutOfTurnBody> outOfTurn) {
        BettingBody {
            outOfTurn = List.copyOf(outOfTurn);
        }
    }

    /**
     * An action out of turn.
     *
     * @param seat who acted
     * @param action what he did
     * @param to for {@code bet} and {@code raise}: the total; null for the others
     */
    record OutOfTurnBody(int seat, String action, Optional<Long> to) {
        static OutOfTurnBody of(OutOfTurn noted) {
            return new OutOfTurnBody(
                    noted.seat(), Words.of(noted.word()), noted.to() == 0 ? Optional.empty() : Optional.of(noted.to()));
        }
    }

    /**
     * A forced bet that has still to be posted.
     *
     * @param seat who posts it
     * @param kind {@code ante}, {@code small-blind}, {@code big-blind}, {@code live-blind} or {@code dead-blind}
     * @param amount the whole of it in chips; a player with less posts what he has
     */
    record DueBody(int seat, String kind, long amount) {
        static DueBody of(Due due) {
            return new DueBody(due.seat(), Words.of(due.kind()), due.amount());
        }
    }

    /**
     * The cards that nobody holds, as numbers: with the cards of all hands they add up to 52.
     *
     * @param stub cards left to deal
     * @param muck cards discarded, folded or mucked
     * @param burns cards burned
     * @param reshuffles how often a pool was shuffled into a new stub
     */
    record DeckBody(int stub, int muck, int burns, int reshuffles) {}

    /** The table after event {@code number}, which must be one that can be read. */
    static StateBody of(HandRecord record, int number) {
        HandState state = record.stateAfter(number);
        if (!(state instanceof HandState.Started started)) {
            throw new IllegalStateException("the first event of a hand starts it");
        }
        Table table = started.table();
        return new StateBody(
                record.hand(),
                number,
                record.position(),
                record.finished(),
                Words.of(record.viewer()),
                EventBody.of(record.events().get(number - 1)),
                table.name(),
                GameNames.of(table.rules().game()),
                GameNames.stakes(table.rules()),
                table.startedAt(),
                table.button(),
                Words.of(HandPhase.of(state)),
                table.draw(),
                ending(started),
                Optional.of(table.rules().ante()).filter(ante -> ante.from() != Ante.From.NOBODY),
                started instanceof HandState.Opening opening
                        ? opening.dues().stream().map(DueBody::of).toList()
                        : List.of(),
                betting(started),
                table.players().stream()
                        .map(player -> SeatBody.of(started, player))
                        .toList(),
                PotBody.of(started),
                deck(table),
                LegalBody.of(state));
    }

    private static Optional<BettingBody> betting(HandState.Started state) {
        if (!(state instanceof HandState.Betting betting)) {
            return Optional.empty();
        }
        int aggressor = betting.betting().aggressor();
        return Optional.of(new BettingBody(
                betting.betting().round(),
                betting.betting().level(),
                betting.betting().bets(),
                aggressor == Table.NOBODY ? Optional.empty() : Optional.of(aggressor),
                betting.betting().noted().stream().map(OutOfTurnBody::of).toList()));
    }

    private static Optional<String> ending(HandState.Started state) {
        return switch (state) {
            case HandState.Voided voided -> Optional.of(Words.of(voided.ending()));
            case HandState.Finished finished -> Optional.of(Words.of(finished.ending()));
            case HandState.Opening ignored -> Optional.empty();
            case HandState.Betting ignored -> Optional.empty();
            case HandState.Drawing ignored -> Optional.empty();
            case HandState.ShowingDown ignored -> Optional.empty();
            case HandState.Settling ignored -> Optional.empty();
        };
    }

    private static DeckBody deck(Table table) {
        int muck = table.deck().muck().stream()
                .mapToInt(discards -> discards.cards().size())
                .sum();
        return new DeckBody(
                table.deck().stub(), muck, table.deck().burns(), table.deck().reshuffles());
    }
}
