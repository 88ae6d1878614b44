package org.standpat.proof.evidence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.deck.SeededDeck;

/** A made-up hand: players get cards, discard, and draw until the deck has to be shuffled again. Only what the proof looks at is real. */
final class SampleHand {

    /** Something that happened. */
    record Event(String type, int revision, byte[] payload) {}

    /** How the cards came. */
    enum Dealing {
        /** From decks with a commitment to each place. */
        COMMITTED,
        /** From a deck of before there were places, with a later reshuffle that commits. */
        OLD,
        /** Somebody else dealt. */
        RECORDED
    }

    final UUID id;
    final DeckSeed seed;
    final List<Event> events = new ArrayList<>();

    /** By the number of the event that shuffled them. */
    final Map<Integer, SeededDeck> decks = new HashMap<>();

    private final Random random;
    private final Dealing dealing;
    private final int seats;
    private final List<Integer> muck = new ArrayList<>();
    private final List<Integer> burned = new ArrayList<>();
    private final Map<Integer, List<Integer>> hands = new HashMap<>();
    private SeededDeck deck;
    private int top;
    private int reshuffles;

    private SampleHand(Random random, Dealing dealing, int seats) {
        this.random = random;
        this.dealing = dealing;
        this.seats = seats;
        this.id = new UUID(random.nextLong() & ~0xf000L | 0x4000L, random.nextLong() & ~(3L << 62) | 1L << 63);
        byte[] secret = new byte[DeckSeed.BYTES];
        random.nextBytes(secret);
        this.seed = DeckSeed.of(secret);
        this.deck = seed.shuffled(0, allCards());
    }

    private static byte[] allCards() {
        byte[] cards = new byte[52];
        IntStream.range(0, 52).forEach(card -> cards[card] = (byte) card);
        return cards;
    }

    /** A hand of three draws among two to six players, which may run out of cards; half of the hands are not over. */
    static SampleHand play(Random random, Dealing dealing) {
        return play(random, dealing, 2 + random.nextInt(5), 3, random.nextBoolean());
    }

    static SampleHand play(Random random, Dealing dealing, int seats, int draws, boolean over) {
        SampleHand hand = new SampleHand(random, dealing, seats);
        hand.open();
        for (int draw = 1; draw <= draws; draw++) {
            hand.bet(draw);
            hand.draw(draw);
        }
        if (over) {
            hand.end();
        }
        return hand;
    }

    private void add(String type, int revision, Object... components) {
        events.add(new Event(type, revision, SamplePayload.array(components)));
    }

    private void open() {
        if (dealing == Dealing.OLD) {
            // What an older program wrote, and left as a map when it was converted.
            byte[] map = {(byte) 0xa1, 0x64, 's', 'e', 'a', 't', 0x01};
            events.add(new Event("HandStarted", 1, map));
            events.add(new Event("DiscardDeclared", 1, map));
        } else {
            byte[] hand = new byte[16];
            random.nextBytes(hand);
            add(
                    "HandStarted",
                    2,
                    hand,
                    "Table \u00e9",
                    1_764_532_801_123_456L,
                    "HOUSE",
                    List.of(1, List.of(2, true)),
                    seats);
        }
        add("BlindPosted", 2, 1, "SMALL", 1023);
        switch (dealing) {
            case COMMITTED -> {
                decks.put(events.size() + 1, deck);
                add("DeckShuffled", 2, deck.commitment().root().bytes());
            }
            case OLD -> add("DeckShuffled", 1, new byte[32]);
            case RECORDED -> {
                // Nobody says who shuffled.
            }
        }
        for (int seat = 1; seat <= seats; seat++) {
            hands.put(seat, new ArrayList<>());
            deal(seat, 5, "CardsDealt");
        }
    }

    private void bet(int round) {
        add("BettingRoundOpened", 1, round, 1, 200, 0);
        for (int seat = 1; seat <= seats; seat++) {
            add("Called", 1, seat, 255 + random.nextInt(100_000));
        }
    }

    private void draw(int draw) {
        add("DrawOpened", 1, draw, 1);
        for (int seat = 1; seat <= seats; seat++) {
            int count = random.nextInt(6);
            if (count == 0) {
                add("StoodPat", 1, seat);
                continue;
            }
            List<Integer> held = hands.get(seat);
            List<Integer> discards = new ArrayList<>(held.subList(0, count));
            held.subList(0, count).clear();
            add("DiscardDeclared", 1, seat, bytes(discards));
            int missing = count;
            while (missing > 0) {
                if (top == deck.size()) {
                    reshuffle(seat);
                }
                int now = Math.min(missing, deck.size() - top);
                now = draw(seat, now);
                missing -= now;
            }
            muck.addAll(discards);
        }
    }

    /** Burns, exposes or replaces; how many cards the player got. */
    private int draw(int seat, int most) {
        int chance = random.nextInt(12);
        if (chance == 0 && deck.size() - top > 1) {
            burned.add(deck.card(top));
            add("CardBurned", 1, top++);
            return 0;
        }
        if (chance == 1) {
            int card = deck.card(top);
            muck.add(card);
            Object place = dealing == Dealing.RECORDED ? Optional.empty() : top;
            add("CardExposed", 2, seat, new byte[] {(byte) card}, place);
            top++;
            return 0;
        }
        deal(seat, most, "CardsReplaced");
        return most;
    }

    private void deal(int seat, int count, String type) {
        List<Integer> cards = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            cards.add(deck.card(top));
            places.add(top++);
        }
        hands.get(seat).addAll(cards);
        switch (dealing) {
            case COMMITTED -> add(type, 2, seat, bytes(cards), bytes(places));
            case OLD -> {
                if (reshuffles > 0) {
                    add(type, 2, seat, bytes(cards), bytes(places));
                } else {
                    add(type, 1, seat, bytes(cards));
                }
            }
            case RECORDED -> {
                byte[] known = bytes(cards);
                known[0] = (byte) 0xff;
                add(type, 2, seat, known, new byte[0]);
            }
        }
    }

    private void reshuffle(int seat) {
        reshuffles++;
        List<Integer> pool = new ArrayList<>(muck);
        List<Integer> cards = new ArrayList<>(muck);
        cards.addAll(burned);
        pool.addAll(Collections.nCopies(burned.size(), 0xff));
        muck.clear();
        burned.clear();
        deck = seed.shuffled(reshuffles, bytes(cards));
        top = 0;
        boolean commits = dealing != Dealing.RECORDED;
        if (commits) {
            decks.put(events.size() + 1, deck);
        }
        add(
                "DeckReshuffled",
                2,
                "EARLIER_ROUNDS",
                "EARLIER_ROUNDS",
                seat,
                bytes(pool),
                commits ? deck.commitment().root().bytes() : Optional.empty());
    }

    private void end() {
        add("ShowdownOpened", 1, 1);
        add("HandShown", 1, 1, bytes(hands.get(1)));
        add("PotAwarded", 1, 0, List.of(List.of(1, 70_000)));
        add("HandCompleted", 1, List.of(List.of(1, 70_000), List.of(2, 0)));
        if (random.nextBoolean()) {
            add("RulingIssued", 1, List.of("the floor", "it was so", "7.6"));
        }
    }

    private static byte[] bytes(List<Integer> numbers) {
        byte[] bytes = new byte[numbers.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = numbers.get(i).byteValue();
        }
        return bytes;
    }
}
