package org.standpat.service.statistics;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Schema;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.query.statistics.Dimension;
import org.standpat.query.statistics.SimilarNames;
import org.standpat.query.statistics.StatisticsFilter;
import org.standpat.query.statistics.StatisticsQuestion;
import org.standpat.query.statistics.StatisticsReader;
import org.standpat.service.place.Lifetime;
import org.standpat.service.process.ConnectionPools;
import org.standpat.service.terminal.Bars;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.verify.StoredHands;

/**
 * What the verb prints of the example hand of docs/statistics.md and, where it needs more of them, of hands by chance. The hands are in the
 * log alone at first, as after an import.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StatsVerbTest {

    private static final int WIDTH = 80;
    private static final int BY_CHANCE = 30;

    private final Lifetime lifetime = new Lifetime();
    private final Database server = TestDatabase.fresh();
    private final HikariDataSource database = lifetime.add(ConnectionPools.open(server, "stats-test", 10));

    @BeforeAll
    void read() {
        Schema.migrate(server.unpooled());
        StoredHands hands = new StoredHands(server.unpooled());
        hands.store(DansHand.id(), DansHand.events());
        for (int seed = 1; seed <= BY_CHANCE; seed++) {
            hands.played(seed);
        }
        CaughtUp.in(
                server, database, lifetime, Terminal.plain(new PrintStream(new ByteArrayOutputStream(), true, UTF_8)));
    }

    @AfterAll
    void close() {
        lifetime.close();
    }

    private String printed(String player, Optional<Dimension> by, StatisticsFilter filter, Charset charset) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Terminal terminal = Terminal.plain(new PrintStream(bytes, true, charset));
        StatisticsQuestion question = new StatisticsQuestion(player, filter, by, StatisticsQuestion.USUAL_SNOW_LIMIT);
        StatsVerb.show(
                new StatisticsReader(database, new JdbcTransactionManager(database))
                        .of(question)
                        .orElseThrow(),
                question,
                terminal,
                Bars.in(charset));
        return bytes.toString(charset);
    }

    private static String approved(String file) throws IOException {
        try (InputStream text = Objects.requireNonNull(StatsVerbTest.class.getResourceAsStream(file), file)) {
            return new String(text.readAllBytes(), UTF_8);
        }
    }

    @ParameterizedTest
    @CsvSource({"Dan, dan.txt", "Cat, cat.txt"})
    void the_numbers_of_a_player_with_bars_of_blocks(String player, String file) throws IOException {
        assertThat(printed(player, Optional.empty(), StatisticsFilter.NONE, UTF_8))
                .isEqualTo(approved(file));
    }

    @Test
    void bars_are_plain_where_the_output_cannot_say_blocks() throws IOException {
        assertThat(printed("Dan", Optional.empty(), StatisticsFilter.NONE, US_ASCII))
                .isEqualTo(approved("dan-plain.txt"));
    }

    @Test
    void a_line_for_each_group() throws IOException {
        assertThat(printed("Dan", Optional.of(Dimension.PLACE), StatisticsFilter.NONE, UTF_8))
                .isEqualTo(approved("dan-by-place.txt"));
    }

    @ParameterizedTest
    @EnumSource
    void no_line_is_wider_than_a_narrow_terminal(Dimension by) {
        for (Charset charset : new Charset[] {UTF_8, US_ASCII}) {
            assertThat(printed("player-3", Optional.of(by), StatisticsFilter.NONE, charset)
                            + printed("player-3", Optional.empty(), StatisticsFilter.NONE, charset))
                    .contains("player-3: ", "Draws", "Shown at the showdown")
                    .doesNotContain("?")
                    .satisfies(text -> assertThat(text.lines()).allMatch(line -> line.length() <= WIDTH));
        }
    }

    @Test
    void a_player_without_hands_that_are_meant_is_said_so() {
        StatisticsFilter elsewhere = new StatisticsFilter(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                StatisticsFilter.NONE.players(),
                Optional.of("Beta"),
                Optional.empty(),
                Optional.empty());

        assertThat(printed("Dan", Optional.empty(), elsewhere, UTF_8))
                .isEqualTo("Dan: 0 hands played to the end, of those that the options find.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dan     | There is no player 'dan' in the record. Did you mean 'Dan'?",
                "DAN     | There is no player 'DAN' in the record. Did you mean 'Dan'?",
                "Fa      | There is no player 'Fa' in the record. Did you mean 'Fay'?",
                "Zoe     | There is no player 'Zoe' in the record; names are compared letter by letter.",
            })
    void an_unknown_name_is_answered_with_similar_ones(String name, String sentence) {
        assertThat(StatsVerb.noPlayer(name, new SimilarNames(database))).isEqualTo(sentence);
    }

    @Test
    void a_name_cannot_steer_the_terminal() {
        assertThat(StatsVerb.noPlayer("\u001b[2J", new SimilarNames(database))).contains("<U+001B>[2J");
    }
}
