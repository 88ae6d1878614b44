package org.standpat.service.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.Payload;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandEvent;
import org.standpat.service.process.ConnectionPools;
import org.standpat.verify.Finding;
import tools.jackson.databind.node.ObjectNode;

/** Hands in a real database, some of them tampered with by somebody who can do more there than the service. */
class AllHandsTest {

    private static final int HANDS = AllHands.IDS_AT_ONCE + 3 * AllHands.HANDS_AT_ONCE + 1;
    private static final int THREADS = 3;
    private static final int CONNECTIONS = 2 * (THREADS + 1);

    private final HikariDataSource database = ConnectionPools.open(TestDatabase.fresh(), "verify-test", CONNECTIONS);
    private final StoredHands hands = new StoredHands(database);

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void every_hand_is_gone_over_once_whatever_the_pages() {
        for (int seed = 0; seed < HANDS; seed++) {
            hands.played(seed);
        }
        List<Long> watched = new ArrayList<>();

        VerifyReport report = run().run(now -> watched.add(now.hands()));

        assertThat(report.named()).isEmpty();
        assertThat(report.hands()).isEqualTo(HANDS);
        assertThat(report.events()).isEqualTo(hands.size());
        assertThat(watched).isSorted().last().isEqualTo((long) HANDS);
    }

    @Test
    void nothing_is_wrong_with_an_empty_record() {
        VerifyReport report = run().run(now -> {});

        assertThat(report.hands()).isZero();
        assertThat(report.faults()).isZero();
    }

    @Test
    void a_stack_that_was_changed_is_found_in_its_hand() {
        List<UUID> stored = stored();
        UUID hand = stored.get(4);
        int last = hands.size(hand);
        hands.tamperFields(hand, last, fields -> {
            ObjectNode stack = (ObjectNode) fields.path("stacks").path(0);
            stack.put("amount", stack.path("amount").longValue() + 1);
        });

        assertThat(findings()).singleElement().satisfies(fault -> {
            assertThat(fault.hand()).isEqualTo(hand);
            assertThat(fault.finding().eventNumber()).isEqualTo(last);
            assertThat(fault.finding().rule()).isEqualTo("4.14");
            assertThat(fault.finding().sentence()).startsWith("Rule 4.14: expected hand completed with stacks ");
        });
    }

    @Test
    void an_event_that_is_gone_leaves_a_hole_at_its_number() {
        UUID hand = stored().get(2);
        hands.tamper("delete from event where hand = ? and number = 3", hand);

        assertThat(findings())
                .containsExactly(new HandFinding(hand, new Finding(3, "8", "Rule 8: expected event 3, got: event 4")));
    }

    @Test
    void a_first_event_that_is_gone_does_not_hide_the_hand() {
        UUID hand = stored().get(2);
        hands.tamper("delete from event where hand = ? and number = 1", hand);

        assertThat(findings())
                .containsExactly(new HandFinding(hand, new Finding(1, "8", "Rule 8: expected event 1, got: event 2")));
    }

    @Test
    void an_event_that_cannot_be_read_is_a_finding() {
        UUID hand = stored().get(1);
        hands.tamperFields(hand, 2, fields -> fields.removeAll().put("seats", "7h"));

        assertThat(findings()).singleElement().satisfies(fault -> {
            assertThat(fault.finding().eventNumber()).isEqualTo(2);
            assertThat(fault.finding().sentence())
                    .startsWith("Rule 8: expected an event that can be read, got: ")
                    .doesNotContain("7h");
        });
    }

    @Test
    void a_hand_that_was_moved_to_another_id_is_found() {
        List<HandEvent> events = new ArrayList<>();
        HandEventCodec codec = new HandEventCodec();
        new EventLog(database)
                .hand(hands.played(1))
                .forEach(row -> events.add(codec.decode(row.type(), row.payload())));
        UUID other = new UUID(1, 1);
        hands.store(other, events);

        assertThat(findings()).singleElement().satisfies(fault -> {
            assertThat(fault.hand()).isEqualTo(other);
            assertThat(fault.finding().eventNumber()).isEqualTo(1);
        });
    }

    @Test
    void hands_that_could_not_be_judged_are_not_passed_over_in_silence() {
        stored();
        EventCodec broken = new EventCodec() {
            @Override
            public Encoded encode(Object event) {
                throw new UnsupportedOperationException("nothing is written here");
            }

            @Override
            public Object decode(short type, Payload payload) {
                throw new StackOverflowError("as deep as it goes");
            }

            @Override
            public String json(short type, Payload payload) {
                throw new UnsupportedOperationException("nothing is shown here");
            }
        };
        AllHands run = new AllHands(new EventLog(database), new StoredHandCheck(broken), THREADS);

        assertThatThrownBy(() -> run.run(now -> {})).isInstanceOf(StackOverflowError.class);
    }

    @Test
    void more_faults_than_are_named_are_counted() {
        VerifyReport report = new VerifyReport();
        Finding finding = new Finding(1, "8", "Rule 8: expected one thing, got another.");
        for (int hand = 0; hand < VerifyReport.MOST_NAMED + 5; hand++) {
            report.add(new UUID(0, hand), 1, List.of(finding));
        }

        assertThat(report.named()).hasSize(VerifyReport.MOST_NAMED);
        assertThat(report.faults()).isEqualTo(VerifyReport.MOST_NAMED + 5);
        assertThat(report.faultyHands()).isEqualTo(VerifyReport.MOST_NAMED + 5);
    }

    private List<UUID> stored() {
        List<UUID> stored = new ArrayList<>();
        for (int seed = 0; seed < 6; seed++) {
            stored.add(hands.played(seed));
        }
        return stored;
    }

    private List<HandFinding> findings() {
        return run().run(now -> {}).named();
    }

    private AllHands run() {
        return new AllHands(new EventLog(database), new StoredHandCheck(new HandEventCodec()), THREADS);
    }
}
