package org.standpat.hand;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.standpat.houserules.HouseRules;

/**
 * What is on the table in every phase of a hand that has started.
 *
 * @param hand the hand's identity
 * @param name the room's name for the table
 * @param startedAt when the hand began
 * @param dealing where the cards come from
 * @param rules the house rules of this hand
 * @param button seat of the dealer button
 * @param players everybody dealt in, by seat number, which is clockwise
 * @param deck the cards that nobody holds
 * @param draw draws begun so far, 0 before the first
 */
public record Table(
        UUID hand,
        String name,
        Instant startedAt,
        Dealing dealing,
        HouseRules rules,
        int button,
        Seats players,
        Deck deck,
        int draw) {

    /** Answer of a search for a seat when there is none. */
    public static final int NOBODY = 0;

    /**
     * The player on a seat.
     *
     * @throws IllegalArgumentException when nobody was dealt in there
     */
    public Player player(int seat) {
        return players.on(seat);
    }

    /** True when somebody was dealt in on this seat. */
    public boolean hasSeat(int seat) {
        return players.has(seat);
    }

    /** The players clockwise, beginning with the one left of {@code seat} and ending with the one on it. */
    public List<Player> clockwiseAfter(int seat) {
        return players.clockwiseAfter(seat);
    }

    /** Number of players who have not folded. */
    public int inHand() {
        int count = 0;
        for (Player player : players) {
            if (player.inHand()) {
                count++;
            }
        }
        return count;
    }

    /** Number of players who may still win a pot. */
    public int contenders() {
        int count = 0;
        for (Player player : players) {
            if (player.contends()) {
                count++;
            }
        }
        return count;
    }

    /** True when somebody has still to receive cards. */
    public boolean owesCards() {
        for (Player player : players) {
            if (player.owed() > 0) {
                return true;
            }
        }
        return false;
    }

    /** True when somebody has still to receive cards that are not put off until everybody else has drawn. */
    public boolean owesCardsNow() {
        for (Player player : players) {
            if (player.owedNow() > 0) {
                return true;
            }
        }
        return false;
    }

    /** Number of players who have not folded and have chips left to bet with. */
    public int ableToBet() {
        int count = 0;
        for (Player player : players) {
            if (player.canBet()) {
                count++;
            }
        }
        return count;
    }

    /** Chips that all players have put into the hand and not got back. */
    public long committed() {
        long sum = 0;
        for (Player player : players) {
            sum += player.committed();
        }
        return sum;
    }

    /** Chips of gathered bets: what was put in on earlier rounds. */
    public long gathered() {
        long sum = 0;
        for (Player player : players) {
            sum += player.committed() - player.bet();
        }
        return sum;
    }

    /** The first seat left of {@code seat} whose player has not folded; {@link #NOBODY} when there is none. */
    public int firstInHandAfter(int seat) {
        for (Player player : clockwiseAfter(seat)) {
            if (player.inHand()) {
                return player.seat();
            }
        }
        return NOBODY;
    }

    /** Seat of the small blind: left of the button, and heads-up the button itself (rules 3.2, 3.3). */
    public int smallBlindSeat() {
        return players.size() == 2 ? button : clockwiseAfter(button).getFirst().seat();
    }

    /** Seat of the big blind: left of the small blind (rules 3.2, 3.3). */
    public int bigBlindSeat() {
        return clockwiseAfter(smallBlindSeat()).getFirst().seat();
    }

    Table with(int seat, UnaryOperator<Player> change) {
        return with(players.with(seat, change));
    }

    Table withEverybody(UnaryOperator<Player> change) {
        return with(players.withEverybody(change));
    }

    Table with(Deck now) {
        return new Table(hand, name, startedAt, dealing, rules, button, players, now, draw);
    }

    Table onDraw(int number) {
        return new Table(hand, name, startedAt, dealing, rules, button, players, deck, number);
    }

    private Table with(Seats now) {
        return new Table(hand, name, startedAt, dealing, rules, button, now, deck, draw);
    }
}
