package org.standpat.query.api;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.query.listing.ListedHand;
import org.standpat.ranking.MadeHand;

/**
 * A hand in a listing. Chips are whole smallest units.
 *
 * @param hand the hand's id
 * @param position number of the event that this reflects
 * @param feedPosition place of that event in the whole log
 * @param table the room's name for the table
 * @param game the game's name
 * @param stakes small and big bet, or the blinds; the ante where there is one
 * @param bigBlind chips of the big blind
 * @param dealing who deals: "house" or "recorded"
 * @param startedAt when the hand began
 * @param recordedAt when the event that this reflects was recorded
 * @param finishedAt when the event that ended it was recorded; null while the hand is running
 * @param phase "opening", "betting", "drawing", "showdown", "settling", "voided" or "finished"
 * @param round the betting round under way, 0 outside of one
 * @param draw draws begun so far
 * @param button seat of the button
 * @param pot chips in the middle, bets included; when the hand is over, what was in it before rake
 * @param rake what the house took
 * @param reshuffles how often the stub ran out
 * @param ending "played", "misdeal" or "cancelled"; null while the hand is running
 * @param corrected whether a pot was ruled to others than it was awarded to, after the hand; what players won is as corrected
 * @param notes how many events tell of a ruling of the floor or of an incident
 * @param allIn whether somebody put in all he had
 * @param showdown whether there was a showdown
 * @param bestShown the class of the best hand that was shown to everybody, such as "eight low"; null when none was
 * @param winners seats that were awarded chips, as corrected
 * @param players who was dealt in, by seat number
 */
record HandBody(
        UUID hand,
        int position,
        long feedPosition,
        String table,
        String game,
        String stakes,
        long bigBlind,
        String dealing,
        Instant startedAt,
        Instant recordedAt,
        Optional<Instant> finishedAt,
        String phase,
        int round,
        int draw,
        int button,
        long pot,
        long rake,
        int reshuffles,
        Optional<String> ending,
        boolean corrected,
        int notes,
        boolean allIn,
        boolean showdown,
        Optional<String> bestShown,
        List<Integer> winners,
        List<ListedHand.ListedPlayer> players) {

    HandBody {
        winners = List.copyOf(winners);
        players = List.copyOf(players);
    }

    static HandBody of(ListedHand hand) {
        return new HandBody(
                hand.hand(),
                hand.position(),
                hand.feedPosition(),
                hand.table(),
                hand.game(),
                hand.stakes(),
                hand.bigBlind(),
                Words.of(hand.dealing()),
                hand.startedAt(),
                hand.recordedAt(),
                hand.finishedAt(),
                Words.of(hand.phase()),
                hand.round(),
                hand.draw(),
                hand.button(),
                hand.pot(),
                hand.rake(),
                hand.reshuffles(),
                hand.ending().map(Words::of),
                hand.corrected(),
                hand.notes(),
                hand.allIn(),
                hand.showdown(),
                hand.bestShown().map(MadeHand::words),
                hand.players().stream()
                        .filter(player -> player.won() > 0)
                        .map(ListedHand.ListedPlayer::seat)
                        .toList(),
                hand.players());
    }
}
