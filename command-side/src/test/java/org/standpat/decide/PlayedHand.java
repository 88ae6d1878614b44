package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.legal.LegalActions;
import org.standpat.legal.LegalActions.ReceiveCards;

/**
 * A hand played through the decider in the words of {@link Words}: {@code given(table).when("3 calls, 1 folds").then("...")}. In a
 * recorded hand the cards that are owed come by themselves, those announced by {@link #coming} first and unknown ones after them,
 * unless the dealing is done {@link #byHand}. The {@link Ledger} is checked after every event.
 */
final class PlayedHand {

    private final Supplier<CardSource> dealer;
    private final Map<Integer, List<Card>> coming = new HashMap<>();
    private final List<HandEvent> events = new ArrayList<>();
    private final List<HandEvent> latest = new ArrayList<>();
    private final Ledger ledger = new Ledger();
    private HandState state = HandState.NOT_STARTED;
    private boolean dealsItself = true;

    private PlayedHand(Supplier<CardSource> dealer) {
        this.dealer = dealer;
    }

    /** The recorded hand has started and every seat has its first cards. */
    static PlayedHand given(TableSetting table) {
        PlayedHand hand = new PlayedHand(() -> CardSource.REPORTED);
        table.holding().forEach((seat, cards) -> hand.coming(seat, cards.toString()));
        hand.play(table.start());
        return hand;
    }

    /** The recorded hand has started and no card has been reported. */
    static PlayedHand byHand(TableSetting table) {
        PlayedHand hand = new PlayedHand(() -> CardSource.REPORTED);
        hand.dealsItself = false;
        hand.play(table.start());
        return hand;
    }

    /** A hand dealt by the house; each command asks for the dealer, which may be the same one or a new one of the same seed. */
    static PlayedHand housed(TableSetting table, Supplier<CardSource> dealer) {
        PlayedHand hand = new PlayedHand(dealer);
        hand.play(table.housed().start());
        return hand;
    }

    /** The next known cards that this seat will be dealt. */
    PlayedHand coming(int seat, String cards) {
        List<Card> queue = coming.computeIfAbsent(seat, ignored -> new ArrayList<>());
        queue.addAll(Cards.parse(cards).asList());
        return this;
    }

    /** Plays these actions, written with commas between them. */
    PlayedHand when(String actions) {
        latest.clear();
        for (String words : actions.split(",", -1)) {
            play(Words.command(started(), words));
        }
        return this;
    }

    /** Plays the same action for every seat whose turn comes, until the street changes. */
    PlayedHand everybody(String action) {
        latest.clear();
        String street = street();
        while (street.equals(street())) {
            play(Words.command(started(), LegalActions.of(state).seat() + " " + action));
        }
        return this;
    }

    /** Bets nothing, folds nothing and draws nothing until the showdown. */
    PlayedHand toShowdown() {
        List<HandEvent> all = new ArrayList<>();
        while (state instanceof HandState.Betting || state instanceof HandState.Drawing) {
            if (state instanceof HandState.Drawing) {
                everybody("pat");
            } else {
                LegalActions legal = LegalActions.of(state);
                boolean check = legal.options().contains(new LegalActions.Check());
                when(legal.seat() + (check ? " checks" : " calls"));
            }
            all.addAll(latest);
        }
        latest.clear();
        latest.addAll(all);
        return this;
    }

    /** Exactly these events came of the last actions, cards that reached players left aside. */
    PlayedHand then(String... expected) {
        assertThat(latest.stream()
                        .filter(event ->
                                !(event instanceof HandEvent.CardsDealt || event instanceof HandEvent.CardsReplaced))
                        .map(Words::event))
                .containsExactly(expected);
        return this;
    }

    /** Exactly these events came of the last actions. */
    PlayedHand thenAll(String... expected) {
        assertThat(latest.stream().map(Words::event)).containsExactly(expected);
        return this;
    }

    /** The action is refused for this reason, and nothing has changed. */
    PlayedHand refuses(String action, Rejection expected) {
        return refuses(Words.command(started(), action), expected);
    }

    PlayedHand refuses(HandCommand command, Rejection expected) {
        HandState before = state;
        RuleViolation violation =
                catchThrowableOfType(RuleViolation.class, () -> Decider.decide(state, command, dealer.get()));
        assertThat(violation).as("%s is refused", command).isNotNull();
        assertThat(violation.rejection()).isEqualTo(expected);
        assertThat(HandFold.of(events)).as("the hand is unchanged").isEqualTo(before);
        return this;
    }

    /** These options, no more and no less, are open to this seat. */
    PlayedHand mayAct(int seat, LegalActions.Option... options) {
        LegalActions legal = LegalActions.of(state);
        assertThat(legal.seat()).as("whose turn it is").isEqualTo(seat);
        assertThat(legal.options()).containsExactlyInAnyOrder(options);
        return this;
    }

    HandState state() {
        return state;
    }

    Table table() {
        return started().table();
    }

    Player player(int seat) {
        return table().player(seat);
    }

    /** All events from the start. */
    List<HandEvent> events() {
        return List.copyOf(events);
    }

    /** The events of the last actions. */
    List<HandEvent> latest() {
        return List.copyOf(latest);
    }

    /** All events of one kind from the start. */
    <T extends HandEvent> List<T> events(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private Started started() {
        return (Started) state;
    }

    private String street() {
        return state.getClass().getSimpleName()
                + (state instanceof Started running ? running.table().draw() : "");
    }

    void play(HandCommand command) {
        for (HandEvent event : Decider.decide(state, command, dealer.get())) {
            state = HandFold.evolve(state, event);
            events.add(event);
            latest.add(event);
            ledger.book(event, state);
        }
        if (dealsItself) {
            for (LegalActions.Option option : LegalActions.of(state).options()) {
                if (option instanceof ReceiveCards owed) {
                    play(new HandCommand.ReportCards(owed.seat(), next(owed)));
                    return;
                }
            }
        }
    }

    private Cards next(ReceiveCards owed) {
        List<Card> queue = coming.getOrDefault(owed.seat(), List.of());
        if (queue.isEmpty()) {
            return Cards.unknown(owed.count());
        }
        List<Card> now = queue.subList(0, Math.min(queue.size(), owed.count()));
        Cards cards = Cards.of(List.copyOf(now));
        now.clear();
        return cards;
    }
}
