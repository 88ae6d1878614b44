package org.standpat.service.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Schema;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.query.projection.ProjectionParts;
import org.standpat.query.projection.Rebuild;
import org.standpat.query.projection.ServingProjection;
import org.standpat.query.summary.FirstRoundFact;
import org.standpat.ranking.MadeHand;
import org.standpat.service.place.Lifetime;
import org.standpat.service.process.ConnectionPools;
import org.standpat.service.verify.StoredHands;

/** The real hands in the tables, against a count straight from their events that is written another way. */
class LoadedCorpusTest {

    private static final int LEAST_REAL_HANDS = 640;
    private static final int CONNECTIONS = 10;
    private static final List<String> ANSWERS = List.of("none", "fold", "call", "raise");

    private final Database database = TestDatabase.fresh();

    @Test
    @DisplayName(
            "given the real hands, when they are loaded, then every row says what a second count of the events says")
    void realHands() throws IOException {
        Path corpus = Corpus.folder();
        assumeTrue(Files.isDirectory(corpus), "skipped: there are no real hands at ../shared/corpus");
        Map<UUID, List<HandEvent>> hands = hands(corpus);
        assertThat(hands).hasSizeGreaterThanOrEqualTo(LEAST_REAL_HANDS);

        Map<UUID, List<String>> rows = loaded(hands);

        assertThat(rows).hasSameSizeAs(hands);
        hands.forEach((hand, events) ->
                assertThat(rows.get(hand)).as(hand.toString()).containsExactlyElementsOf(SecondCount.of(events)));
    }

    private static Map<UUID, List<HandEvent>> hands(Path corpus) throws IOException {
        Map<UUID, List<HandEvent>> hands = new HashMap<>();
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                for (List<HandEvent> events : Corpus.handsOf(file)) {
                    hands.put(((HandStarted) events.getFirst()).hand(), events);
                }
            }
        }
        return hands;
    }

    /** What the tables say of each player of each hand. */
    private Map<UUID, List<String>> loaded(Map<UUID, List<HandEvent>> hands) {
        Schema.migrate(database.unpooled());
        try (Lifetime lifetime = new Lifetime()) {
            HikariDataSource pool = lifetime.add(ConnectionPools.open(database, "corpus-test", CONNECTIONS));
            StoredHands stored = new StoredHands(pool);
            hands.forEach(stored::store);
            ServingProjection serving = lifetime.add(new ServingProjection(ProjectionParts.of(
                    pool, database.unpooled(), new JdbcTransactionManager(pool), new EventFeed(new EventLog(pool)))));
            assertThat(lifetime.add(new Rebuild(serving)).run(now -> {}).failure())
                    .isEmpty();
            return rows(pool);
        }
    }

    private static Map<UUID, List<String>> rows(DataSource pool) {
        Map<UUID, List<String>> rows = new HashMap<>();
        new JdbcTemplate(pool).query("select * from projection.hand_player order by hand, seat", row -> {
            rows.computeIfAbsent(row.getObject("hand", UUID.class), hand -> new ArrayList<>())
                    .add(told(row));
        });
        return rows;
    }

    private static String told(ResultSet row) throws SQLException {
        List<String> facts = new ArrayList<>();
        for (FirstRoundFact fact : FirstRoundFact.values()) {
            if (row.getBoolean(column(fact))) {
                facts.add(fact.name());
            }
        }
        return "%s %s %s rounds %s draws %s %s won %d rake %d made %s"
                .formatted(
                        row.getString("player"),
                        row.getString("place"),
                        facts.stream().sorted().toList(),
                        together(row, "/", "checks", "bets", "calls", "raises", "folds", "cap_chances", "caps"),
                        draws(row),
                        row.getBoolean("showdown") ? "showdown" : "no showdown",
                        row.getLong("won"),
                        row.getLong("rake"),
                        made(row.getObject("made")));
    }

    private static String column(FirstRoundFact fact) {
        return fact == FirstRoundFact.RAISED ? "raised_first" : fact.name().toLowerCase(Locale.ROOT);
    }

    private static List<String> draws(ResultSet row) throws SQLException {
        Object[] drawn = array(row, "drawn");
        List<String> draws = new ArrayList<>();
        for (int draw = 0; draw < drawn.length; draw++) {
            draws.add("%s %s %s %s %s %s %s"
                    .formatted(
                            drawn[draw],
                            (boolean) array(row, "drew_last")[draw] ? "last" : "not-last",
                            array(row, "pat_ahead")[draw],
                            array(row, "one_ahead")[draw],
                            made(array(row, "pat_made")[draw]),
                            ANSWERS.get(((Number) array(row, "facing_pat")[draw]).intValue()),
                            ANSWERS.get(((Number) array(row, "facing_one")[draw]).intValue())));
        }
        return draws;
    }

    /** The first elements of these arrays, then the second ones, and so on. */
    private static List<String> together(ResultSet row, String between, String... columns) throws SQLException {
        List<String> all = new ArrayList<>();
        for (int element = 0; element < array(row, columns[0]).length; element++) {
            List<String> one = new ArrayList<>();
            for (String column : columns) {
                one.add(array(row, column)[element].toString());
            }
            all.add(String.join(between, one));
        }
        return all;
    }

    private static Object[] array(ResultSet row, String column) throws SQLException {
        Array array = row.getArray(column);
        return (Object[]) array.getArray();
    }

    private static String made(@Nullable Object code) {
        return code == null
                ? "unknown"
                : Arrays.stream(MadeHand.values())
                        .filter(made -> made.code() == ((Number) code).intValue())
                        .findFirst()
                        .orElseThrow()
                        .name();
    }
}
