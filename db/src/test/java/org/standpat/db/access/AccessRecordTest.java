package org.standpat.db.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.access.AccessRecord.Search;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** Who was given unshown cards stays on record. */
class AccessRecordTest {

    private static final Search ALL =
            new Search(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    private static final UUID HAND = new UUID(7, 1);
    private static final UUID OTHER = new UUID(7, 2);

    private final Database database = TestDatabase.fresh();
    private final JdbcTemplate sql = new JdbcTemplate(database.unpooled());
    private final AccessRecord record = new AccessRecord(database.unpooled());
    private final CardReading reading =
            new CardReading("Vera", KeyRole.STAFF, Optional.of("a dispute, «?» 5"), "GET /api/v1/hands");

    @Test
    void givenARequestThenThereIsARowForEachHandWithWhoWhyAndHow() {
        Instant before = Objects.requireNonNull(sql.queryForObject("select clock_timestamp()", OffsetDateTime.class))
                .toInstant();

        record.add(reading, List.of(new GivenHand(HAND, true), new GivenHand(OTHER, false), GivenHand.IN_QUARANTINE));

        List<CardAccess> rows = record.page(ALL, 10);
        assertThat(rows).hasSize(3).allSatisfy(row -> {
            assertThat(row.who()).isEqualTo("Vera");
            assertThat(row.role()).isEqualTo("staff");
            assertThat(row.reason()).contains("a dispute, «?» 5");
            assertThat(row.what()).isEqualTo("GET /api/v1/hands");
            assertThat(row.at()).isBetween(before, before.plusSeconds(60));
        });
        assertThat(rows.stream().map(CardAccess::hand))
                .containsExactly(Optional.empty(), Optional.of(OTHER), Optional.of(HAND));
        assertThat(rows.stream().map(CardAccess::live)).containsExactly(false, false, true);
    }

    @Test
    void givenNoHandThenNothingIsRecorded() {
        record.add(reading, List.of());
        assertThat(record.page(ALL, 10)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update card_access set who = 'nobody'",
                "delete from card_access",
                "truncate card_access",
                "update card_access set reason = null where false"
            })
    void givenARowThenNobodyChangesItOrTakesItAway(String change) {
        record.add(reading, List.of(new GivenHand(HAND, true)));

        assertThatThrownBy(() -> sql.update(change)).isInstanceOf(DataAccessException.class);

        assertThat(record.page(ALL, 10)).hasSize(1);
    }

    @Test
    void givenManyRowsThenPagesGoThroughAllOfThemOnceNewestFirst() {
        for (int i = 0; i < 7; i++) {
            record.add(reading, List.of(new GivenHand(HAND, false), new GivenHand(OTHER, false)));
        }
        List<Long> numbers = new ArrayList<>();
        Optional<Long> before = Optional.empty();
        List<CardAccess> page;
        do {
            page = record.page(new Search(Optional.of(HAND), Optional.empty(), Optional.empty(), before), 3);
            page.forEach(row -> numbers.add(row.number()));
            before = page.isEmpty() ? before : Optional.of(page.getLast().number());
        } while (!page.isEmpty());

        assertThat(numbers).hasSize(7).doesNotHaveDuplicates().isSortedAccordingTo((a, b) -> Long.compare(b, a));
        Instant newest = record.page(ALL, 1).getFirst().at();
        assertThat(record.page(
                        new Search(Optional.empty(), Optional.of(newest), Optional.empty(), Optional.empty()), 100))
                .hasSizeBetween(1, 2);
        assertThat(record.page(
                        new Search(Optional.empty(), Optional.empty(), Optional.of(newest), Optional.empty()), 100))
                .hasSizeBetween(12, 13);
    }

    @Test
    void givenADatabaseThatDoesNotTakeItThenThatIsSaidAndNotPassedOver() {
        sql.execute("alter table card_access rename to elsewhere");

        assertThatThrownBy(() -> record.add(reading, List.of(new GivenHand(HAND, true))))
                .isInstanceOf(AccessNotRecordedException.class);
    }

    @Test
    void givenALongAddressThenItsBeginningIsKept() {
        CardReading far = new CardReading("Vera", KeyRole.PLAYER, Optional.empty(), "x".repeat(5_000));
        record.add(far, List.of(new GivenHand(HAND, false)));
        assertThat(record.page(ALL, 1).getFirst().what()).hasSize(CardReading.LONGEST_WHAT);
        assertThat(record.page(ALL, 1).getFirst().reason()).isEmpty();
    }

    @Test
    void givenBothQuestionsThenEachIsAnsweredFromAnIndex() {
        sql.update("insert into card_access (who, role, hand, live, what)"
                + " select 'Vera', 'staff', gen_random_uuid(), false, 'x' from generate_series(1, 20000)");
        sql.execute("analyze card_access");

        assertThat(plan("where hand = '" + HAND + "' order by at desc, number desc limit 50"))
                .contains("card_access_by_hand");
        assertThat(plan("order by at desc, number desc limit 50")).contains("card_access_by_time");
    }

    private String plan(String rest) {
        return String.join("\n", sql.queryForList("explain select * from card_access " + rest, String.class));
    }
}
