package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.db.log.LogFixture.message;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.axonframework.eventhandling.DomainEventMessage;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.json.SampleEvents;
import org.standpat.hand.HandEvent;

class EventSizeTest {

    private static final Logger LOG = LoggerFactory.getLogger(EventSizeTest.class);

    private static final int HANDS = 200;

    @AutoClose
    private final LogFixture db = new LogFixture();

    /** The figures go to the log. They depend on the hands, so nothing is demanded of them. */
    @Test
    void events_of_every_type_come_back_from_the_database_and_their_bytes_are_told() {
        UUID hand = UUID.randomUUID();
        for (int i = 0; i < HANDS; i++) {
            hand = UUID.randomUUID();
            db.append(samples(hand));
        }

        assertThat(db.storage.readEvents(hand.toString(), 0).asStream().map(DomainEventMessage::getPayload))
                .isEqualTo(SampleEvents.ALL);
        LOG.info(
                "Bytes per event: {} in the table, {} in its indexes.",
                perEvent("pg_table_size('event')"),
                perEvent("pg_indexes_size('event')"));
    }

    private static List<DomainEventMessage<?>> samples(UUID hand) {
        List<DomainEventMessage<?>> messages = new ArrayList<>();
        for (HandEvent event : SampleEvents.ALL) {
            messages.add(message(hand, messages.size() + 1, event));
        }
        return messages;
    }

    private String perEvent(String bytes) {
        return JdbcClient.create(db.dataSource)
                .sql("select round(1.0 * " + bytes + " / count(*)) from event")
                .query(String.class)
                .single();
    }
}
