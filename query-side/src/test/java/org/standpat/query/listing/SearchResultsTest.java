package org.standpat.query.listing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.standpat.houserules.Game;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.summary.GameNames;
import org.standpat.ranking.MadeHand;

/** Searches give the hands that a plain look at their events does, in order, and whole from page to page. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SearchResultsTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);
    private static final int HANDS = 160;
    private static final int COMBINATIONS = 400;
    private static final int MOST_FILTERS = 5;
    private static final int MINUTES = 60;

    private final RunningQuerySide service = new RunningQuerySide();
    private final HandListing listing = service.part(HandListing.class);
    private final Random random = new Random(SEED);
    private final List<NaiveHand> hands = new ArrayList<>();

    @BeforeAll
    void record() {
        for (int i = 0; i < HANDS; i++) {
            record(any());
        }
        // Larger and smaller ids at the same time, at another table.
        Stream.of(new UUID(-1, 1), new UUID(1, -1), new UUID(1, 1))
                .map(id -> Hands.threeHanded(id, EVENING))
                .forEach(this::record);
        record(Hands.threeHanded(new UUID(1, 2), EVENING).then(Hands.ruledTo(2)));
        record(Hands.troubled(new UUID(1, 3), EVENING));
        awaitAll();
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private PlayedHand any() {
        return PlayedHand.random(random, EVENING.plus(Duration.ofMinutes(random.nextInt(MINUTES))));
    }

    /** Most of them whole, some as they are while they are played. */
    private void record(PlayedHand hand) {
        int until = random.nextInt(8) == 0 ? random.nextInt(1, hand.position() + 1) : hand.position();
        service.record(hand, 1, until);
        hands.add(NaiveHand.of(hand.events().subList(0, until)));
    }

    private void awaitAll() {
        assertThat(service.get("/api/v1/hands?limit=1&atLeast=" + service.db.log.count())
                        .status())
                .isEqualTo(200);
    }

    /** Newest first; of the same time by descending id, as text. */
    private List<UUID> expected(HandSearch search) {
        return hands.stream()
                .filter(hand -> hand.meets(search))
                .sorted(Comparator.comparing(NaiveHand::startedAt)
                        .thenComparing(hand -> hand.id().toString())
                        .reversed())
                .map(NaiveHand::id)
                .toList();
    }

    private List<UUID> found(HandSearch search) {
        return listing.ids(search, Optional.empty(), 10 * HANDS).hands();
    }

    /** Values that some hands have and some that none has, of every filter. */
    private List<HandFilter> filters() {
        List<HandFilter> filters = new ArrayList<>();
        for (int seat = 1; seat <= 3; seat++) {
            filters.add(new HandFilter.DealtIn("player-" + seat));
        }
        filters.add(new HandFilter.DealtIn("Dora"));
        filters.add(new HandFilter.AtTable("Alpha"));
        filters.add(new HandFilter.AtTable("table-1"));
        for (int minutes : new int[] {0, 20, 40}) {
            Instant time = EVENING.plus(Duration.ofMinutes(minutes));
            filters.add(new HandFilter.From(time));
            filters.add(new HandFilter.To(time));
        }
        for (int i = 0; i < 3; i++) {
            NaiveHand hand = hands.get(random.nextInt(hands.size()));
            filters.add(new HandFilter.OfGame(GameNames.of(hand.start().rules().game())));
            filters.add(new HandFilter.AtStakes(GameNames.stakes(hand.start().rules())));
            filters.add(new HandFilter.PotMin(hand.pot()));
            filters.add(new HandFilter.PotMax(hand.pot()));
            hand.bestShown().stream()
                    .mapToObj(code -> MadeHand.withCode(code).orElseThrow())
                    .forEach(made -> filters.add(new HandFilter.Shown(made, false)));
        }
        filters.add(new HandFilter.AtStakes("100/200"));
        filters.add(new HandFilter.AtStakes("1/1000000"));
        filters.add(new HandFilter.Shown(MadeHand.EIGHT_LOW, false));
        filters.add(new HandFilter.Shown(MadeHand.QUEEN_LOW, true));
        filters.add(new HandFilter.Shown(MadeHand.PAIR, true));
        for (int draws = 0; draws <= Game.MOST_DRAWS; draws++) {
            filters.add(new HandFilter.Draws(draws));
            filters.add(new HandFilter.DrawsMin(draws));
            filters.add(new HandFilter.DrawsMax(draws));
        }
        for (boolean yes : new boolean[] {true, false}) {
            filters.add(new HandFilter.Reshuffled(yes));
            filters.add(new HandFilter.AllIn(yes));
            filters.add(new HandFilter.Corrected(yes));
            filters.add(new HandFilter.Noted(yes));
        }
        Stream.of(Outcome.values()).map(HandFilter.Ended::new).forEach(filters::add);
        filters.add(new HandFilter.Over());
        return filters;
    }

    private void requireRight(HandSearch search) {
        List<UUID> expected = expected(search);

        assertThat(found(search)).as("%s of seed %d", search, SEED).isEqualTo(expected);
        assertThat(hands.stream()
                        .filter(hand -> search.finds(JudgedHand.of(hand.events())))
                        .count())
                .as("by events: %s of seed %d", search, SEED)
                .isEqualTo(expected.size());
    }

    @Test
    void every_filter_alone_gives_what_a_plain_look_at_the_events_does() {
        Set<SearchedTrait> found = EnumSet.noneOf(SearchedTrait.class);
        for (HandFilter filter : filters()) {
            requireRight(HandSearch.of(filter));
            if (!expected(HandSearch.of(filter)).isEmpty()) {
                found.add(filter.trait());
            }
        }
        requireRight(HandSearch.ALL);
        assertThat(found).as("filters that found something").containsExactly(SearchedTrait.values());
    }

    @Test
    void every_two_filters_together_do() {
        List<HandFilter> filters = filters();
        int found = 0;
        for (HandFilter one : filters) {
            for (HandFilter other : filters) {
                if (one.trait().compareTo(other.trait()) < 0) {
                    HandSearch search = HandSearch.of(one, other);
                    requireRight(search);
                    found += expected(search).isEmpty() ? 0 : 1;
                }
            }
        }
        assertThat(found).isGreaterThan(filters.size());
    }

    @Test
    void any_filters_together_do() {
        List<HandFilter> filters = filters();
        for (int i = 0; i < COMBINATIONS; i++) {
            List<HandFilter> some = new ArrayList<>();
            for (int left = random.nextInt(2, MOST_FILTERS + 1); left > 0; left--) {
                some.add(filters.get(random.nextInt(filters.size())));
            }
            requireRight(new HandSearch(some));
        }
    }

    @Test
    void what_the_first_event_tells_is_told_by_it_alone() {
        for (HandFilter filter : filters()) {
            HandSearch search = HandSearch.of(filter);
            for (NaiveHand hand : hands) {
                assertThat(search.finds(hand.start()))
                        .as("%s, hand %s of seed %d", filter, hand.id(), SEED)
                        .isEqualTo(
                                filter instanceof HandFilter.OfStart
                                        ? Optional.of(hand.meets(search))
                                        : Optional.empty());
            }
        }
    }

    @Test
    void pages_lose_and_double_nothing_while_hands_arrive() {
        for (HandSearch search : List.of(
                HandSearch.ALL,
                HandSearch.of(new HandFilter.DealtIn("player-1")),
                HandSearch.of(new HandFilter.DealtIn("player-2"), new HandFilter.DealtIn("player-3")),
                HandSearch.of(new HandFilter.AllIn(true), new HandFilter.Ended(Outcome.PLAYED)),
                HandSearch.of(new HandFilter.Shown(MadeHand.PAIR, true), new HandFilter.DrawsMin(1)))) {
            List<UUID> before = expected(search);
            List<UUID> seen = new ArrayList<>();
            Optional<Cursor> after = Optional.empty();
            do {
                HandListing.Page page = listing.page(search, after, random.nextInt(1, 30));
                page.hands().forEach(hand -> seen.add(hand.hand()));
                after = page.next().map(cursor -> Cursor.parse(cursor.text()));
                record(any());
                awaitAll();
            } while (after.isPresent());

            assertThat(seen).as("%s of seed %d", search, SEED).doesNotHaveDuplicates();
            List<UUID> old = new ArrayList<>(seen);
            old.retainAll(new HashSet<>(before));
            assertThat(old).as("%s of seed %d", search, SEED).isEqualTo(before);
        }
    }
}
