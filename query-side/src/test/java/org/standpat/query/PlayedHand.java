package org.standpat.query;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.decide.Decider;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Cause;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.Owing;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.play.RandomIncidents;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;

/** A hand that is played by commands through the decider, so that its events are such as the service records. */
public final class PlayedHand {

    /** When hands of tests begin unless they say otherwise. */
    public static final Instant EVENING = Instant.parse("2026-01-05T20:15:00Z");

    /** Limit 2-7 triple draw 100/200 with blinds 50/100, as online rooms deal it. */
    public static final HouseRules ONLINE = Profiles.named(Profiles.POKERSTARS).rules(Stakes.blinds(50, 100));

    /** The same at a live table: burns, anybody may muck. */
    public static final HouseRules LIVE = Profiles.named(Profiles.WSOP_LIVE).rules(Stakes.blinds(50, 100));

    /** One command in so many is no play, but something that happens besides. */
    private static final int INCIDENT = 10;

    private static final int MOST_RULINGS = 4;

    private final UUID id;
    private final CardSource cards;
    private final List<HandEvent> events = new ArrayList<>();
    private HandState state = HandState.NOT_STARTED;

    private PlayedHand(UUID id, CardSource cards) {
        this.id = id;
        this.cards = cards;
    }

    /** A recorded hand; players sit on seats 1, 2, 3 and on. */
    public static PlayedHand recorded(
            UUID id, Instant at, String table, HouseRules rules, int button, String... players) {
        List<SeatedPlayer> seats = new ArrayList<>();
        for (String player : players) {
            seats.add(new SeatedPlayer(seats.size() + 1, player, 5_000));
        }
        return recorded(id, at, table, rules, button, seats);
    }

    /** A recorded hand of these players. */
    public static PlayedHand recorded(
            UUID id, Instant at, String table, HouseRules rules, int button, List<SeatedPlayer> seats) {
        return recorded(id, at, table, rules, button, seats, List.of());
    }

    /** A recorded hand in which some players owe more than their place does. */
    public static PlayedHand recorded(
            UUID id,
            Instant at,
            String table,
            HouseRules rules,
            int button,
            List<SeatedPlayer> seats,
            List<Owing> owing) {
        PlayedHand hand = new PlayedHand(id, CardSource.REPORTED);
        return hand.then(new StartHand(id, table, at, Dealing.RECORDED, rules, seats, button, owing, null));
    }

    /**
     * A whole hand by chance, under any house rules, dealt in either way; now and then something is reported, asked or ruled, and
     * rulings may follow on the end.
     */
    public static PlayedHand random(RandomGenerator chance, Instant at) {
        return random(chance, at, "table-1");
    }

    /** The same at this table. */
    public static PlayedHand random(RandomGenerator chance, Instant at, String table) {
        Dealing dealing = chance.nextBoolean() ? Dealing.HOUSE : Dealing.RECORDED;
        byte[] seed = new byte[DeckSeed.BYTES];
        chance.nextBytes(seed);
        StartHand any = new RandomTable(chance).any(dealing);
        PlayedHand hand = new PlayedHand(
                any.hand(), dealing == Dealing.HOUSE ? new HouseDealer(DeckSeed.of(seed)) : CardSource.REPORTED);
        hand.then(new StartHand(
                any.hand(), table, at, dealing, any.rules(), any.seats(), any.button(), any.owing(), any.previous()));
        RandomPlayer player = new RandomPlayer(chance);
        RandomIncidents incidents = new RandomIncidents(chance);
        while (hand.state instanceof HandState.Started started && !(started instanceof HandState.Finished)) {
            Optional<HandCommand> incident = chance.nextInt(INCIDENT) == 0 ? incidents.next(started) : Optional.empty();
            hand.then(incident.orElseGet(() -> player.next(started)));
        }
        for (int rulings = chance.nextInt(MOST_RULINGS); rulings > 0; rulings--) {
            incidents.next((HandState.Finished) hand.state).ifPresent(hand::then);
        }
        return hand;
    }

    /** The hand after one more command. */
    public PlayedHand then(HandCommand command) {
        try {
            for (HandEvent event : Decider.decide(state, command, cards)) {
                events.add(event);
                state = HandFold.evolve(state, event);
            }
        } catch (RuntimeException fault) {
            throw new IllegalStateException(command + " after " + events, fault);
        }
        return this;
    }

    /** The same in the words of the table, such as {@code "2 raises 200"}, {@code "1 discards Kh Qd"}, {@code "3 gets 2c3d"}. */
    public PlayedHand then(String... actions) {
        for (String action : actions) {
            then(command(action));
        }
        return this;
    }

    private static HandCommand command(String action) {
        String[] words = action.split(" ", 3);
        int seat = Integer.parseInt(words[0]);
        String object = words.length == 3 ? words[2] : "";
        return switch (words[1]) {
            case "folds" -> new HandCommand.Fold(seat);
            case "checks" -> new HandCommand.Check(seat);
            case "calls" -> new HandCommand.Call(seat);
            case "bets" -> new HandCommand.Bet(seat, Long.parseLong(object));
            case "raises" -> new HandCommand.Raise(seat, Long.parseLong(object));
            case "discards" -> new HandCommand.Discard(seat, Cards.parse(object));
            case "pat" -> new HandCommand.StandPat(seat);
            case "shows" -> new HandCommand.Show(seat, Cards.parse(object));
            case "mucks" -> new HandCommand.Muck(seat);
            case "changes" -> new HandCommand.ChangeDeclaration(seat, Cards.parse(object));
            case "asks" -> new HandCommand.AskCardsTaken(seat, Integer.parseInt(object));
            case "times-out" -> new HandCommand.ForceAction(seat, Cause.TIME_OUT);
            case "disconnects" -> new HandCommand.ForceAction(seat, Cause.DISCONNECTED);
            case "is-exposed" -> new HandCommand.ReportExposed(seat, Card.parse(object));
            case "holds" -> new HandCommand.ReportMiscount(seat, Integer.parseInt(object));
            case "gets" -> new HandCommand.ReportCards(seat, Cards.parse(object));
            default -> throw new IllegalArgumentException("no such action: " + action);
        };
    }

    /** Its id. */
    public UUID id() {
        return id;
    }

    /** What happened so far. */
    public List<HandEvent> events() {
        return List.copyOf(events);
    }

    /** How it stands. */
    public HandState state() {
        return state;
    }

    /** How many events there are: its position. */
    public int position() {
        return events.size();
    }
}
