package org.standpat.query.api;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.hand.Pot;
import org.standpat.hand.Table;
import org.standpat.legal.LegalActions;
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
 * @param stakes small and big bet
 * @param startedAt when the hand began
 * @param button seat of the button
 * @param phase "opening", "betting", "drawing", "showdown", "settling" or "finished"
 * @param draw draws begun so far
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
        Optional<BettingBody> betting,
        List<SeatBody> seats,
        List<Pot> pots,
        DeckBody deck,
        LegalBody legal) {

    StateBody {
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
     */
    record BettingBody(int round, long level, int bets, Optional<Integer> aggressor) {}

    /**
     * A player.
     *
     * @param seat his seat
     * @param player the room's name for him
     * @param stack chips behind
     * @param bet chips put in on this round
     * @param committed chips put in so far, this round's included
     * @param standing {@code in-hand}, {@code folded}, {@code shown} or {@code mucked}
     * @param allIn whether he is in the hand and has put in all he had
     * @param cards the cards he holds
     * @param owed cards that he has still to receive
     * @param drew cards that he asked for on the draw under way or the last one, 0 when pat; null before he declares
     */
    record SeatBody(
            int seat,
            String player,
            long stack,
            long bet,
            long committed,
            String standing,
            boolean allIn,
            String cards,
            int owed,
            Optional<Integer> drew) {

        static SeatBody of(Player player) {
            return new SeatBody(
                    player.seat(),
                    player.name(),
                    player.stack(),
                    player.bet(),
                    player.committed(),
                    Words.of(player.standing()),
                    player.allIn(),
                    player.cards().toString(),
                    player.owed(),
                    player.draw().declared() ? Optional.of(player.draw().taken()) : Optional.empty());
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
                betting(started),
                table.players().stream().map(SeatBody::of).toList(),
                GatheredPots.of(started),
                deck(table),
                LegalBody.of(LegalActions.of(state)));
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
                aggressor == Table.NOBODY ? Optional.empty() : Optional.of(aggressor)));
    }

    private static DeckBody deck(Table table) {
        int muck = table.deck().muck().stream()
                .mapToInt(discards -> discards.cards().size())
                .sum();
        return new DeckBody(
                table.deck().stub(), muck, table.deck().burns(), table.deck().reshuffles());
    }
}
