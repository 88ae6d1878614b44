package org.standpat.hand;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.UnaryOperator;

/**
 * The players of a hand by seat number, which is clockwise. An immutable list that finds a seat at once and changes one player without
 * copying more than the row: a hand folds through it some hundred times.
 */
public final class Seats extends AbstractList<Player> implements RandomAccess {

    private static final byte EMPTY = -1;

    private final Player[] players;

    /** Place in {@link #players} by seat number. */
    private final byte[] places;

    private Seats(Player[] players, byte[] places) {
        this.players = players;
        this.places = places;
    }

    /**
     * These players, at least one, who come by rising seat number.
     *
     * @throws IllegalArgumentException when they do not, or two of them are on one seat
     */
    public static Seats of(List<Player> players) {
        for (int place = 1; place < players.size(); place++) {
            int seat = players.get(place).seat();
            int before = players.get(place - 1).seat();
            if (seat <= before) {
                throw new IllegalArgumentException(
                        "Seats come by rising number, each once; seat %d comes after seat %d.".formatted(seat, before));
            }
        }
        byte[] places = new byte[players.getLast().seat() + 1];
        Arrays.fill(places, EMPTY);
        for (int place = 0; place < players.size(); place++) {
            places[players.get(place).seat()] = (byte) place;
        }
        return new Seats(players.toArray(new Player[0]), places);
    }

    /** True when somebody was dealt in on this seat. */
    public boolean has(int seat) {
        return seat >= 0 && seat < places.length && places[seat] != EMPTY;
    }

    /**
     * The player on a seat.
     *
     * @throws IllegalArgumentException when nobody was dealt in there
     */
    public Player on(int seat) {
        return players[place(seat)];
    }

    /** The players clockwise, beginning with the one left of {@code seat} and ending with the one on it. */
    public List<Player> clockwiseAfter(int seat) {
        int first = 0;
        while (first < players.length && players[first].seat() <= seat) {
            first++;
        }
        return new Turn(players, first);
    }

    @Override
    public Player get(int place) {
        return players[place];
    }

    @Override
    public int size() {
        return players.length;
    }

    Seats with(int seat, UnaryOperator<Player> change) {
        int place = place(seat);
        Player[] changed = players.clone();
        changed[place] = change.apply(players[place]);
        return new Seats(changed, places);
    }

    Seats withEverybody(UnaryOperator<Player> change) {
        Player[] changed = new Player[players.length];
        for (int place = 0; place < changed.length; place++) {
            changed[place] = change.apply(players[place]);
        }
        return new Seats(changed, places);
    }

    private int place(int seat) {
        if (!has(seat)) {
            throw new IllegalArgumentException("nobody was dealt in on seat " + seat);
        }
        return places[seat];
    }

    /** The same row, read from another place on. */
    private static final class Turn extends AbstractList<Player> implements RandomAccess {
        private final Player[] players;
        private final int first;

        Turn(Player[] players, int first) {
            this.players = players;
            this.first = first;
        }

        @Override
        public Player get(int turn) {
            int place = first + turn;
            return players[place < players.length ? place : place - players.length];
        }

        @Override
        public int size() {
            return players.length;
        }
    }
}
