package org.standpat.query.listing;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.ranking.MadeHand;

/**
 * A hand as listings show it. Chips are whole smallest units.
 *
 * @param hand the hand
 * @param position number of the event that this reflects
 * @param feedPosition place of that event in the whole log
 * @param table the room's name for the table
 * @param game the game's name
 * @param stakes small and big bet, or the blinds; the ante where there is one
 * @param bigBlind chips of the big blind
 * @param dealing HOUSE or RECORDED
 * @param startedAt when it began
 * @param recordedAt when the event that this reflects was recorded
 * @param finishedAt when the event that ended it was recorded; empty while it is running
 * @param phase the phase it is in
 * @param round the betting round under way, 0 outside of one
 * @param draw draws begun so far
 * @param button seat of the button
 * @param pot chips in the middle; when the hand is over, what was in it before rake
 * @param rake what the house took
 * @param reshuffles how often the stub ran out
 * @param ending PLAYED, MISDEAL or CANCELLED; empty while it is running
 * @param corrected whether a pot was ruled to others than it was awarded to, after the hand
 * @param notes how many events tell of a ruling of the floor or of an incident
 * @param allIn whether somebody put in all he had
 * @param showdown whether there was a showdown
 * @param bestShown the class of the best hand that was shown to everybody; empty when none was
 * @param players who was dealt in, by seat number
 */
public record ListedHand(
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
        Optional<MadeHand> bestShown,
        List<ListedPlayer> players) {

    /** Copies the list. */
    public ListedHand {
        players = List.copyOf(players);
    }

    ListedHand with(List<ListedPlayer> dealtIn) {
        return new ListedHand(
                hand,
                position,
                feedPosition,
                table,
                game,
                stakes,
                bigBlind,
                dealing,
                startedAt,
                recordedAt,
                finishedAt,
                phase,
                round,
                draw,
                button,
                pot,
                rake,
                reshuffles,
                ending,
                corrected,
                notes,
                allIn,
                showdown,
                bestShown,
                dealtIn);
    }

    /**
     * A player of a listed hand.
     *
     * @param seat his seat
     * @param player the room's name for him
     * @param stackBefore chips before the hand
     * @param stackAfter chips now, or after the hand, as corrected by later rulings
     * @param putIn chips put in and not got back
     * @param won chips awarded, as corrected by later rulings
     * @param net what he is ahead or, below 0, behind
     * @param showdown whether he was in the hand at the showdown and was not ruled dead there
     * @param drawn cards taken on each draw, 0 for a pat hand
     */
    public record ListedPlayer(
            int seat,
            String player,
            long stackBefore,
            long stackAfter,
            long putIn,
            long won,
            long net,
            boolean showdown,
            List<Integer> drawn) {

        /** Copies the list. */
        public ListedPlayer {
            drawn = List.copyOf(drawn);
        }
    }
}
