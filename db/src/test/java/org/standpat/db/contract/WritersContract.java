package org.standpat.db.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.db.contract.Given.event;
import static org.standpat.db.contract.Given.events;
import static org.standpat.db.contract.Given.names;
import static org.standpat.db.contract.Given.newHand;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.junit.jupiter.api.Test;
import org.standpat.hand.HandEvent;

/** Many at a time: who writes to one hand, who writes to many, and who reads meanwhile. */
interface WritersContract extends ContractSubject {

    int WRITERS = 6;
    int ROUNDS = 25;
    int HANDS_OF_A_WRITER = 8;
    int EVENTS_OF_A_HAND = 20;
    int MOST_AT_ONCE = 4;
    long SEED = Long.getLong("standpat.seed", 20_270_701L);

    @Test
    default void of_many_writers_to_one_hand_exactly_one_wins_each_number() throws Exception {
        UUID hand = newHand();
        storage().append(events(hand, 1, 1));
        CyclicBarrier together = new CyclicBarrier(WRITERS);
        List<Object> winners = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(WRITERS)) {
            for (int round = 0; round < ROUNDS; round++) {
                int number = round + 2;
                List<Future<Boolean>> attempts = new ArrayList<>();
                for (int writer = 1; writer <= WRITERS; writer++) {
                    HandEvent of = new HandEvent.Folded(writer);
                    attempts.add(threads.submit(() -> wins(together, event(hand, number, of, Given.now()))));
                }
                for (int writer = 1; writer <= WRITERS; writer++) {
                    if (attempts.get(writer - 1).get()) {
                        winners.add(new HandEvent.Folded(writer));
                    }
                }
            }
        }

        assertThat(winners).hasSize(ROUNDS);
        assertThat(hand(hand).stream().skip(1).map(DomainEventMessage::getPayload))
                .isEqualTo(winners);
        assertThat(feedNames(null)).isEqualTo(names(hand, 1, ROUNDS + 1));
    }

    private boolean wins(CyclicBarrier together, DomainEventMessage<?> event) throws Exception {
        together.await();
        try {
            storage().append(List.of(event));
            return true;
        } catch (ConcurrencyException | EventStoreException lost) {
            assertThat(lost instanceof ConcurrencyException)
                    .isEqualTo(storage().differences().conflictsAreTold());
            return false;
        }
    }

    @Test
    default void writers_to_many_hands_get_all_of_their_events_recorded_once() throws Exception {
        List<UUID> hands = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(WRITERS)) {
            for (Future<List<UUID>> written : startWriters(threads)) {
                hands.addAll(written.get());
            }
        }

        assertThat(feedNames(null))
                .as("seed %d", SEED)
                .doesNotHaveDuplicates()
                .hasSize(hands.size() * EVENTS_OF_A_HAND);
        for (UUID hand : hands) {
            assertThat(handNames(hand)).as("seed %d", SEED).isEqualTo(names(hand, 1, EVENTS_OF_A_HAND));
        }
    }

    @Test
    default void who_reads_while_others_write_gets_every_event_once_and_each_hand_in_order() throws Exception {
        List<TrackedEventMessage<?>> read = new ArrayList<>();
        List<UUID> hands = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(WRITERS)) {
            List<Future<List<UUID>>> writers = startWriters(threads);
            threads.shutdown();
            for (boolean writing = true; writing; ) {
                writing = !threads.awaitTermination(1, TimeUnit.MILLISECONDS);
                readOn(read);
            }
            for (Future<List<UUID>> written : writers) {
                hands.addAll(written.get());
            }
        }
        readOn(read);

        List<String> names = read.stream().map(Given::name).toList();
        assertThat(names).as("seed %d", SEED).doesNotHaveDuplicates();
        for (UUID hand : hands) {
            assertThat(names.stream().filter(name -> name.startsWith(hand.toString())))
                    .as("seed %d", SEED)
                    .isEqualTo(names(hand, 1, EVENTS_OF_A_HAND));
        }
    }

    @Test
    default void appends_that_fail_take_none_of_those_with_them_that_are_written_at_the_same_time() throws Exception {
        UUID taken = newHand();
        storage().append(events(taken, 1, 2));
        CyclicBarrier together = new CyclicBarrier(WRITERS);
        List<UUID> good = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(WRITERS)) {
            for (int round = 0; round < ROUNDS; round++) {
                List<Future<Boolean>> written = new ArrayList<>();
                for (int writer = 0; writer < WRITERS; writer++) {
                    UUID hand = newHand();
                    List<DomainEventMessage<?>> append = new ArrayList<>(events(hand, 1, 2));
                    switch (writer) {
                        case 0 -> append.add(event(hand, 3, new StreamContract.Unwritable(), Given.now()));
                        case 1 -> append.addAll(events(taken, 2, 1));
                        default -> good.add(hand);
                    }
                    written.add(threads.submit(() -> isWritten(together, append)));
                }
                for (int writer = 0; writer < WRITERS; writer++) {
                    assertThat(written.get(writer).get()).isEqualTo(writer > 1);
                }
            }
        }

        assertThat(feed(null)).hasSize(2 + 2 * good.size());
        for (UUID hand : good) {
            assertThat(handNames(hand)).isEqualTo(names(hand, 1, 2));
        }
    }

    private boolean isWritten(CyclicBarrier together, List<DomainEventMessage<?>> append) throws Exception {
        together.await();
        try {
            storage().append(append);
            return true;
        } catch (RuntimeException refused) {
            return false;
        }
    }

    private void readOn(List<TrackedEventMessage<?>> read) {
        read.addAll(feed(read.isEmpty() ? null : read.getLast().trackingToken()));
    }

    private List<Future<List<UUID>>> startWriters(ExecutorService threads) {
        SplittableRandom chance = new SplittableRandom(SEED);
        List<Future<List<UUID>>> writers = new ArrayList<>();
        for (int writer = 0; writer < WRITERS; writer++) {
            SplittableRandom own = chance.split();
            writers.add(threads.submit(() -> writeHands(own)));
        }
        return writers;
    }

    /** Several hands side by side, each growing by a few events at a time. */
    private List<UUID> writeHands(SplittableRandom chance) {
        List<UUID> hands = new ArrayList<>();
        for (int i = 0; i < HANDS_OF_A_WRITER; i++) {
            UUID hand = new UUID(chance.nextLong(), chance.nextLong());
            hands.add(hand);
            int next = 1;
            while (next <= EVENTS_OF_A_HAND) {
                int count = Math.min(1 + chance.nextInt(MOST_AT_ONCE), EVENTS_OF_A_HAND + 1 - next);
                storage().append(events(hand, next, count));
                next += count;
            }
        }
        return hands;
    }
}
