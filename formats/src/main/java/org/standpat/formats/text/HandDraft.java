package org.standpat.formats.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Spot;
import org.standpat.formats.transcript.StatedButton;
import org.standpat.formats.transcript.StatedHand;
import org.standpat.formats.transcript.StatedResult;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.StatedShare;
import org.standpat.formats.transcript.StatedSum;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Transcript;

/** A transcript while the lines of its hand are read. */
public final class HandDraft {

    private final HandText text;
    private final HandHeader header;
    private final Place place;
    private final Map<Integer, StatedSeat> seats = new LinkedHashMap<>();
    private final List<Statement> statements = new ArrayList<>();
    private final List<StatedSum> pots = new ArrayList<>();
    private final List<StatedShare> collected = new ArrayList<>();
    private final List<StatedShare> won = new ArrayList<>();
    private final List<StatedShare> stacks = new ArrayList<>();
    private final List<StatedHand> hands = new ArrayList<>();
    private @Nullable StatedButton button;
    private @Nullable StatedSum total;
    private @Nullable StatedSum rake;
    private @Nullable PlayerNames names;
    private String table;

    /** A hand of which the header has been read. */
    public HandDraft(HandText text, HandHeader header) {
        this.text = text;
        this.header = header;
        place = text.place().ofHand(header.hand());
        table = header.table();
    }

    /** Where the hand stands, by its number. */
    public Place place() {
        return place;
    }

    /** How amounts are written. */
    public Coin coin() {
        return header.coin();
    }

    /** The table's name, where it does not stand in the header. */
    public void table(String name) {
        table = name;
    }

    /** The button. */
    public void button(Spot at, int seat) {
        button = new StatedButton(at, seat);
    }

    /** One more player. */
    public void seat(StatedSeat seat) {
        boolean twice = seats.containsKey(seat.seat())
                || seats.values().stream().anyMatch(other -> other.player().equals(seat.player()));
        if (twice) {
            throw new HandRefused(
                    place.at(seat.at(), ""), "expected every seat and every player once, got one of them twice");
        }
        seats.put(seat.seat(), seat);
        names = null;
    }

    /** A player of the list of seats does not play; who is not in it was not dealt in anyway. */
    public void sitsOut(int seat) {
        seats.computeIfPresent(seat, (number, there) -> there.asSittingOut());
    }

    /** The player on a seat; null when the list of seats has none. */
    public @Nullable StatedSeat on(int seat) {
        return seats.get(seat);
    }

    /** The names of all players so far. */
    public PlayerNames names() {
        PlayerNames known = names;
        if (known == null) {
            known = new PlayerNames(List.copyOf(seats.values()));
            names = known;
        }
        return known;
    }

    /** Something that happened. */
    public void says(Statement statement) {
        statements.add(statement);
    }

    /** What happened so far. */
    public List<Statement> statements() {
        return statements;
    }

    /** True when first cards were told for this seat. */
    public boolean isDealt(int seat) {
        return statements.stream()
                .anyMatch(statement -> statement instanceof Statement.Dealt dealt && dealt.seat() == seat);
    }

    /** All pots before rake, and the rake. */
    public void total(StatedSum pot, @Nullable StatedSum taken) {
        total = pot;
        rake = taken;
    }

    /** The rake, where the pots are not told beside it. */
    public void rake(StatedSum taken) {
        rake = taken;
    }

    /** One pot after rake, main pot first. */
    public void pot(StatedSum pot) {
        pots.add(pot);
    }

    /** A share of a pot. */
    public void collected(StatedShare share) {
        collected.add(share);
    }

    /** What a player won in all. */
    public void won(StatedShare share) {
        won.add(share);
    }

    /** Chips of a player after the hand. */
    public void endsWith(StatedShare stack) {
        stacks.add(stack);
    }

    /** A player's cards at the end. */
    public void hand(StatedHand hand) {
        hands.add(hand);
    }

    /** True when the room says that the hand does not count. */
    public boolean isCancelled() {
        return statements.stream().anyMatch(Statement.Cancelled.class::isInstance);
    }

    /** True when the file says how large the pots were. */
    public boolean hasTotal() {
        return total != null;
    }

    /**
     * The transcript.
     *
     * @throws HandRefused when the hand breaks off before the button is known
     */
    public Transcript transcript() {
        StatedButton known = button;
        HandSource source = text.source();
        if (known == null || source == null) {
            throw brokenOff("the seat of the button");
        }
        return new Transcript(
                place,
                source,
                header.room(),
                header.hand(),
                table,
                header.startedAt(),
                header.game(),
                header.coin().money(),
                header.stakes(),
                List.copyOf(seats.values()),
                known,
                statements,
                new StatedResult(total, rake, pots, collected, won, stacks, hands),
                null);
    }

    /** A refusal of a hand that ends too soon. */
    public HandRefused brokenOff(String missing) {
        TextLine last = text.lines().getLast();
        return new HandRefused(
                place.at(Spot.ofLine(last.number()), ""), "the hand breaks off here: expected " + missing);
    }
}
