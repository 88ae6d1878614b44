package org.standpat.query.listing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.ranking.MadeHand.EIGHT_LOW;
import static org.standpat.ranking.MadeHand.NUMBER_ONE;
import static org.standpat.ranking.MadeHand.STRAIGHT_FLUSH;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.query.projection.ProjectionParts;
import org.standpat.query.projection.ServingProjection;

/**
 * How the statements of searches are read at a million hands. What is counted are rows and blocks, which are the same on any machine, and not
 * time.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SearchPlansTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);
    private static final int HANDS = 1_000_000;
    private static final int PAGE = 20;
    private static final int LARGER_SEARCHES = 300;
    private static final int MOST_FILTERS = 6;

    /** A look at the newest hands probes an index of three levels and a row for each. */
    private static final long MOST_BLOCKS_NEAR = SearchStatement.NEAR * 5L;

    /** What two filters find when they are put together; a whole reading of the smaller table takes four times as many. */
    private static final long MOST_BLOCKS_FAR = 6_000;

    /** Where pages that do not begin at the newest hand go on. */
    private static final Instant MIDDLE = Instant.parse("2025-05-01T00:00:00Z");

    private final Database database = TestDatabase.fresh();
    private final SingleConnectionDataSource connection =
            new SingleConnectionDataSource(database.url(), database.user(), database.password(), true);
    private final JdbcTemplate sql = new JdbcTemplate(connection);

    @BeforeAll
    void write() {
        DataSource own = database.unpooled();
        new ServingProjection(
                        ProjectionParts.of(own, own, new JdbcTransactionManager(own), new EventFeed(new EventLog(own))))
                .close();
        ManyHands many = new ManyHands(sql, HANDS);
        many.write();
        many.writeLog();
    }

    @AfterAll
    void close() {
        connection.destroy();
    }

    /** Every filter, each with values that are common, rare, and not there at all. */
    private static List<HandFilter> filters() {
        return List.of(
                new HandFilter.DealtIn("Player 0"),
                new HandFilter.DealtIn("Player 2"),
                new HandFilter.DealtIn("Player 1"),
                new HandFilter.DealtIn("Player 1200"),
                new HandFilter.DealtIn("Nobody"),
                new HandFilter.AtTable("Table 0"),
                new HandFilter.AtTable("Table 33"),
                new HandFilter.AtTable("No Table"),
                new HandFilter.From(Instant.parse("2025-03-01T00:00:00Z")),
                new HandFilter.From(Instant.parse("2026-03-01T00:00:00Z")),
                new HandFilter.To(Instant.parse("2025-06-01T00:00:00Z")),
                new HandFilter.To(Instant.parse("2025-01-01T01:00:00Z")),
                new HandFilter.OfGame("Limit 2-7 Triple Draw"),
                new HandFilter.OfGame("Pot Limit A-5 Single Draw"),
                new HandFilter.OfGame("No Limit A-5 Double Draw"),
                new HandFilter.AtStakes("100/200"),
                new HandFilter.AtStakes("25/50"),
                new HandFilter.AtStakes("7/14"),
                new HandFilter.PotMin(0),
                new HandFilter.PotMin(25_000),
                new HandFilter.PotMin(10_000_000),
                new HandFilter.PotMax(20_000),
                new HandFilter.PotMax(21),
                new HandFilter.PotMax(1),
                new HandFilter.Draws(0),
                new HandFilter.Draws(3),
                new HandFilter.DrawsMin(2),
                new HandFilter.DrawsMax(1),
                new HandFilter.Shown(NUMBER_ONE, false),
                new HandFilter.Shown(EIGHT_LOW, false),
                new HandFilter.Shown(EIGHT_LOW, true),
                new HandFilter.Shown(STRAIGHT_FLUSH, false),
                new HandFilter.Reshuffled(true),
                new HandFilter.Reshuffled(false),
                new HandFilter.AllIn(true),
                new HandFilter.AllIn(false),
                new HandFilter.Corrected(true),
                new HandFilter.Corrected(false),
                new HandFilter.Noted(true),
                new HandFilter.Noted(false),
                new HandFilter.Ended(Outcome.PLAYED),
                new HandFilter.Ended(Outcome.MISDEAL),
                new HandFilter.Ended(Outcome.CANCELLED),
                new HandFilter.Ended(Outcome.RUNNING),
                new HandFilter.Over());
    }

    private static List<HandSearch> pairs() {
        List<HandFilter> filters = filters();
        List<HandSearch> pairs = new ArrayList<>();
        for (int one = 0; one < filters.size(); one++) {
            for (int other = one + 1; other < filters.size(); other++) {
                if (goTogether(List.of(filters.get(one)), filters.get(other))) {
                    pairs.add(HandSearch.of(filters.get(one), filters.get(other)));
                }
            }
        }
        return pairs;
    }

    private static List<HandSearch> larger() {
        Random random = new Random(SEED);
        List<HandSearch> searches = new ArrayList<>();
        for (int i = 0; i < LARGER_SEARCHES; i++) {
            List<HandFilter> some = new ArrayList<>();
            int size = random.nextInt(3, MOST_FILTERS + 1);
            while (some.size() < size) {
                HandFilter one = filters().get(random.nextInt(filters().size()));
                if (goTogether(some, one)) {
                    some.add(one);
                }
            }
            searches.add(new HandSearch(some));
        }
        return searches;
    }

    /** An address has each parameter once, but for players, and an exact number of draws alone. */
    private static boolean goTogether(List<HandFilter> filters, HandFilter more) {
        return filters.stream()
                .allMatch(filter -> filter.trait() == more.trait()
                        ? filter.trait() == SearchedTrait.PLAYER && !filter.equals(more)
                        : !(isAboutDraws(filter) && isAboutDraws(more)));
    }

    private static boolean isAboutDraws(HandFilter filter) {
        return filter.trait().parameter().startsWith("draws");
    }

    private static List<Optional<Cursor>> places(HandSearch search) {
        return List.of(Optional.empty(), Optional.of(Cursor.after(MIDDLE, new UUID(0, 0), search)));
    }

    @Test
    void one_filter_reads_a_bounded_number_of_blocks() {
        filters().forEach(filter -> requireFewBlocks(HandSearch.of(filter)));
        requireFewBlocks(HandSearch.ALL);
    }

    @Test
    void two_filters_read_a_bounded_number_of_blocks() {
        assertThat(pairs()).hasSizeGreaterThan(800).allSatisfy(this::requireFewBlocks);
    }

    @Test
    void more_filters_read_a_bounded_number_of_blocks() {
        assertThat(larger()).as("seed %d", SEED).allSatisfy(this::requireFewBlocks);
    }

    @Test
    void each_statement_that_a_search_may_need_is_read_from_indexes() {
        Stream.of(filters().stream().map(HandSearch::of), pairs().stream(), larger().stream())
                .flatMap(searches -> searches)
                .forEach(search -> places(search).forEach(after -> {
                    requireIndexes(search, SearchStatement.near(HandListing.COLUMNS, search, after, PAGE + 1));
                    if (!SearchStatement.isAllNear(search)) {
                        requireIndexes(search, SearchStatement.far(HandListing.COLUMNS, search, after, PAGE + 1));
                    }
                }));
    }

    @Test
    void the_near_look_finds_the_first_of_those_that_the_far_one_does() {
        for (HandSearch search : larger().subList(0, LARGER_SEARCHES / 3)) {
            for (Optional<Cursor> after : places(search)) {
                List<UUID> near = hands(SearchStatement.near(HandListing.IDS, search, after, PAGE));
                List<UUID> far = hands(SearchStatement.far(HandListing.IDS, search, after, PAGE));

                assertThat(far.subList(0, near.size()))
                        .as("%s of seed %d", search, SEED)
                        .isEqualTo(near);
            }
        }
    }

    private List<UUID> hands(SearchStatement statement) {
        return sql.query(
                statement.sql(),
                (row, i) -> row.getObject("hand", UUID.class),
                statement.parameters().toArray());
    }

    /** A passage of this log has as many hands as events: some fifty times those of a real one. */
    @Test
    void hands_that_changed_are_read_from_indexes_however_large_tables_and_log_are() {
        for (long after : List.of(0L, HANDS / 2L, HANDS - 10L)) {
            for (Optional<String> table : List.of(Optional.<String>empty(), Optional.of("Table 0"))) {
                for (Optional<String> player : List.of(Optional.<String>empty(), Optional.of("Player 0"))) {
                    SearchStatement changed = ChangedHands.between(
                            HandListing.COLUMNS, after, ChangedHands.end(after, HANDS), table, player, PAGE);
                    requireIndexes(HandSearch.ALL, changed);
                    assertThat(Plan.ofRun(sql, changed).blocks()).isLessThanOrEqualTo(ChangedHands.PASSED * 6L);
                }
            }
        }
    }

    /** As the listing does it: the far look follows where the near one does not fill the page. */
    private void requireFewBlocks(HandSearch search) {
        for (Optional<Cursor> after : places(search)) {
            Plan near = Plan.ofRun(sql, SearchStatement.near(HandListing.COLUMNS, search, after, PAGE + 1));
            assertThat(near.blocks()).as("%s: %s", search, near).isLessThanOrEqualTo(MOST_BLOCKS_NEAR);
            if (near.rows() <= PAGE && !SearchStatement.isAllNear(search)) {
                Plan far = Plan.ofRun(sql, SearchStatement.far(HandListing.COLUMNS, search, after, PAGE + 1));
                assertThat(far.blocks()).as("%s: %s", search, far).isLessThanOrEqualTo(MOST_BLOCKS_FAR);
            }
        }
    }

    private void requireIndexes(HandSearch search, SearchStatement statement) {
        Plan plan = Plan.of(sql, statement);
        assertThat(plan.kinds())
                .as("%s: %s", search, plan)
                .noneMatch("Seq Scan"::equals)
                .anyMatch(kind -> kind.startsWith("Index") || kind.startsWith("Bitmap Index"));
    }
}
