package org.standpat.db.axon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.commandhandling.gateway.DefaultCommandGateway;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.eventsourcing.EventSourcingRepository;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.axonframework.modelling.command.AggregateAnnotationCommandHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.modelling.command.CreationPolicy;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.LogFixture;
import org.standpat.db.log.StoredEvent;
import org.standpat.hand.HandEvent;

/** The log under Axon's command bus, wired by hand: one command is one transaction. */
class CommandsTest {

    @AutoClose
    private final LogFixture db = new LogFixture();

    private final EmbeddedEventStore store =
            EmbeddedEventStore.builder().storageEngine(db.storage).build();
    private final CommandGateway commands = process();
    private final UUID hand = UUID.randomUUID();

    /** What one process has of its own: bus and repository, and with it Axon's lock for each hand. */
    private CommandGateway process() {
        CommandBus bus = SimpleCommandBus.builder().build();
        EventSourcingRepository<Counter> repository =
                EventSourcingRepository.builder(Counter.class).eventStore(store).build();
        AggregateAnnotationCommandHandler.<Counter>builder()
                .aggregateType(Counter.class)
                .repository(repository)
                .build()
                .subscribe(bus);
        return DefaultCommandGateway.builder().commandBus(bus).build();
    }

    @AfterEach
    void stop() {
        store.shutDown();
    }

    /** Records so many checks, and then fails if told to. */
    record Check(@TargetAggregateIdentifier String hand, int times, boolean fail, Runnable beforeCommit) {}

    static final class Counter {

        @AggregateIdentifier
        String id = "";

        private int checks;

        Counter() {}

        @CommandHandler
        @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
        int handle(Check command) {
            id = command.hand();
            for (int i = 0; i < command.times(); i++) {
                apply(new HandEvent.Checked(checks + 1));
            }
            if (command.fail()) {
                throw new IllegalArgumentException("Told to fail.");
            }
            command.beforeCommit().run();
            return checks;
        }

        @EventSourcingHandler
        void on(HandEvent.Checked event) {
            checks++;
            assertThat(event.seat()).isEqualTo(checks);
        }
    }

    private int check(int times) {
        return commands.sendAndWait(new Check(hand.toString(), times, false, () -> {}));
    }

    @Test
    void a_command_records_all_its_events_and_the_next_one_goes_on_from_them() {
        assertThat(check(3)).isEqualTo(3);
        assertThat(check(2)).isEqualTo(5);

        List<StoredEvent> events = db.log.hand(hand);
        assertThat(events).extracting(StoredEvent::number).containsExactly(1, 2, 3, 4, 5);
    }

    @Test
    void a_command_that_fails_records_nothing() {
        check(1);

        assertThatThrownBy(() -> commands.sendAndWait(new Check(hand.toString(), 2, true, () -> {})))
                .isInstanceOf(IllegalArgumentException.class);

        assertThat(db.log.positionOf(hand)).isEqualTo(1);
    }

    @Test
    void a_command_whose_hand_has_moved_on_records_nothing() {
        check(1);

        assertThatThrownBy(() -> commands.sendAndWait(
                        new Check(hand.toString(), 1, false, () -> db.append(LogFixture.checks(hand, 2, 1)))))
                .isInstanceOf(ConcurrencyException.class);

        assertThat(db.log.positionOf(hand)).isEqualTo(2);
    }

    @Test
    void of_two_processes_that_decide_at_once_one_wins_and_the_other_is_told() throws Exception {
        check(1);
        CyclicBarrier together = new CyclicBarrier(2);
        CommandGateway elsewhere = process();
        try (var threads = Executors.newFixedThreadPool(2)) {
            Future<Boolean> here = threads.submit(() -> wins(commands, together));
            Future<Boolean> there = threads.submit(() -> wins(elsewhere, together));

            assertThat(List.of(here.get(), there.get())).containsExactlyInAnyOrder(true, false);
        }
        assertThat(db.log.positionOf(hand)).isEqualTo(2);
    }

    @Test
    void commands_to_one_hand_in_one_process_wait_for_each_other_and_all_are_recorded() throws Exception {
        check(1);
        int writers = 4;
        List<Future<Integer>> positions = new ArrayList<>();
        try (var threads = Executors.newFixedThreadPool(writers)) {
            for (int i = 0; i < writers; i++) {
                positions.add(threads.submit(() -> check(1)));
            }
            for (Future<Integer> position : positions) {
                assertThat(position.get()).isBetween(2, 1 + writers);
            }
        }
        assertThat(db.log.positionOf(hand)).isEqualTo(1 + writers);
    }

    private boolean wins(CommandGateway gateway, CyclicBarrier together) {
        try {
            gateway.sendAndWait(new Check(hand.toString(), 1, false, () -> await(together)));
            return true;
        } catch (ConcurrencyException lost) {
            assertThat(lost).hasMessageContaining("Event 2 of hand " + hand);
            return false;
        }
    }

    private static void await(CyclicBarrier together) {
        try {
            together.await(30, TimeUnit.SECONDS);
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }
}
