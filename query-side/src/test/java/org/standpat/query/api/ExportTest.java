package org.standpat.query.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.http.MediaType;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.KeptSource;
import org.standpat.db.log.LogFixture;
import org.standpat.db.log.Payload;
import org.standpat.export.ExportFormat;
import org.standpat.export.ExportFormats;
import org.standpat.money.Denomination;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import org.standpat.query.export.ExportDesk;
import org.standpat.query.export.WrittenHands;
import org.standpat.query.listing.HandSearch;
import org.standpat.view.Viewer;

/** Hands are given out in every format as its writer writes them, and as their reader may see them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExportTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);
    private static final int BY_CHANCE = 30;
    private static final Denomination EUROS = new Denomination("EUR", 2);
    private static final String SHA_256_OF_A = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb";

    /** Cards, with no letter or digit beside them. */
    private static final Pattern CARDS = Pattern.compile("(?<![0-9A-Za-z])(?:[2-9TJQKA][cdhs])+(?![0-9A-Za-z])");

    private final RunningQuerySide service = new RunningQuerySide("--standpat.read.money=EUR:2");

    /** Newest first, as the list has them. */
    private final List<PlayedHand> finished = new ArrayList<>();

    private final PlayedHand running = Hands.threeHandedUntilShowdown(new UUID(7, 1), EVENING.minusSeconds(60));
    private final PlayedHand shown = Hands.threeHanded(new UUID(7, 2), EVENING);
    private final PlayedHand troubled = Hands.troubled(new UUID(7, 3), EVENING.minusSeconds(30));
    private String after = "";

    @BeforeAll
    void record() {
        Random random = new Random(SEED);
        for (int i = 0; i < BY_CHANCE; i++) {
            finished.addFirst(service.record(PlayedHand.random(random, EVENING.plus(Duration.ofMinutes(1L + i)))));
        }
        finished.add(service.record(shown));
        finished.add(service.record(troubled));
        service.record(running);
        after = "&atLeast=" + service.db.log.count();
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private Answer one(PlayedHand hand, String format) {
        return service.getAsStaff("/api/v1/hands/" + hand.id() + "/export?format=" + format);
    }

    private Answer many(String format, String search) {
        return service.getAsStaff("/api/v1/export?format=" + format + search + after);
    }

    static List<ExportFormat> formats() {
        return ExportFormats.ALL;
    }

    static List<ExportFormat> formatsOfManyHands() {
        return ExportFormats.OF_MANY_HANDS;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void one_hand_is_the_bytes_of_the_writer_or_a_problem_with_its_reason(ExportFormat format) {
        int written = 0;
        for (PlayedHand hand : finished) {
            Answer answer = one(hand, format.name());
            if (WrittenHands.canSay(format, hand, Viewer.STAFF)) {
                written++;
                assertThat(answer.status()).as(answer.text()).isEqualTo(200);
                assertThat(answer.text())
                        .as("seed %d, %s", SEED, hand.id())
                        .isEqualTo(WrittenHands.text(format, List.of(hand), Viewer.STAFF, EUROS));
                assertThat(MediaType.parseMediaType(answer.header("Content-Type")))
                        .isEqualTo(MediaType.parseMediaType(format.mediaType()));
                assertThat(answer.header("Content-Disposition"))
                        .isEqualTo("attachment; filename=\"standpat-" + hand.id() + format.fileEnding() + "\"");
                assertThat(answer.header("ETag")).isEqualTo("\"" + hand.position() + "-staff\"");
            } else {
                assertThat(answer.status()).isEqualTo(422);
                assertThat(answer.json().path("kind").stringValue()).isEqualTo("not-in-this-format");
                assertThat(answer.json().path("detail").stringValue())
                        .startsWith("Hand " + hand.id() + " cannot be written as " + format.name() + ": ");
            }
        }
        assertThat(written).isPositive();
    }

    @ParameterizedTest
    @MethodSource("formatsOfManyHands")
    void a_selection_is_the_bytes_of_the_writer_newest_first_and_what_is_left_out_is_named(ExportFormat format) {
        Answer answer = many(format.name(), "&from=" + EVENING.minusSeconds(30));

        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        assertThat(answer.text())
                .as("seed %d", SEED)
                .isEqualTo(WrittenHands.text(format, finished, Viewer.STAFF, EUROS));
        assertThat(MediaType.parseMediaType(answer.header("Content-Type")))
                .isEqualTo(MediaType.parseMediaType(format.mediaType()));
        assertThat(answer.header("Content-Disposition"))
                .isEqualTo("attachment; filename=\"standpat-hands" + format.fileEnding() + "\"");
        List<String> leftOut = service.getAsStaff(
                        "/api/v1/export/left-out?format=" + format.name() + "&from=" + EVENING.minusSeconds(30) + after)
                .text()
                .lines()
                .toList();
        List<String> unsaid = finished.stream()
                .filter(hand -> !WrittenHands.canSay(format, hand, Viewer.STAFF))
                .map(hand -> hand.id().toString())
                .toList();
        assertThat(leftOut)
                .hasSize(unsaid.size())
                .allSatisfy(line -> assertThat(line).matches("\\{\"hand\":\"[0-9a-f-]{36}\",\"why\":\"[^\"]+\"}"));
        assertThat(leftOut.stream().map(line -> line.substring(9, 45))).isEqualTo(unsaid);
    }

    @Test
    void the_example_of_what_is_left_out_is_what_is_answered() {
        String answer = service.get("/api/v1/export/left-out?format=pokerstars&from=" + EVENING.minusSeconds(60)
                        + "&to=" + EVENING.minusSeconds(59) + after)
                .text();

        assertThat(answer).isEqualTo(ExamplesTest.file("readLeftOut.jsonl"));
    }

    @Test
    void a_selection_takes_the_filters_of_the_list() {
        ExportFormat csv = ExportFormats.named("csv").orElseThrow();
        String dora = "&player=Dora&player=Bob&table=Alpha&shown=nine-low&notes=true&reshuffled=false";

        assertThat(many("csv", dora).text()).isEqualTo(WrittenHands.text(csv, List.of(troubled), Viewer.STAFF, EUROS));
        assertThat(many("csv", dora + "&to=" + EVENING.minusSeconds(30)).text())
                .isEqualTo(WrittenHands.text(csv, List.of(), Viewer.STAFF, EUROS));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void a_hand_that_is_played_shows_no_hole_card_in_any_format(ExportFormat format) {
        Answer one = one(running, format.name());
        String many = ExportFormats.OF_MANY_HANDS.contains(format)
                ? many(format.name(), "&from=" + EVENING.minusSeconds(60) + "&to=" + EVENING.minusSeconds(59))
                        .text()
                : "";

        assertThat(one.status()).isIn(200, 422);
        assertThat(cardsIn(one.text())).isEmpty();
        assertThat(cardsIn(many)).isEmpty();
        assertThat(many).isEqualTo(one.status() == 200 ? one.text() : "");
    }

    @ParameterizedTest
    @MethodSource("formats")
    void given_no_key_then_only_what_was_shown_is_in_any_format(ExportFormat format) {
        String address = "/api/v1/hands/" + shown.id() + "/export?format=" + format.name();
        String many =
                "/api/v1/export?format=" + format.name() + "&from=" + EVENING + "&to=" + EVENING.plusSeconds(1) + after;

        List<String> open = List.of("2c", "3s", "4d", "6c", "8h");
        assertThat(cardsIn(service.get(address).text())).isSubsetOf(open);
        assertThat(cardsIn(service.get(many).text())).isSubsetOf(open);
        if (!format.name().equals("csv")) {
            assertThat(cardsIn(service.getAsStaff(address).text()))
                    .as("staff sees cards, and so this search finds them")
                    .contains("7h", "Kc");
        }
    }

    private static Set<String> cardsIn(String text) {
        Set<String> cards = new TreeSet<>();
        Matcher rows = CARDS.matcher(text);
        while (rows.find()) {
            for (int at = 0; at < rows.group().length(); at += 2) {
                cards.add(rows.group().substring(at, at + 2));
            }
        }
        return cards;
    }

    @Test
    void an_imported_hand_has_the_money_of_its_file_and_others_that_of_the_house() {
        PlayedHand imported = Hands.threeHanded(new UUID(7, 9), EVENING.minus(Duration.ofDays(1)));
        service.record(imported);
        new HandSources(service.db.dataSource)
                .keepWhereMissing(
                        imported.id(),
                        new KeptSource(
                                LogFixture.AT,
                                "pokerstars",
                                "UTF-8",
                                "a",
                                0,
                                SHA_256_OF_A,
                                Payload.of("a".getBytes(UTF_8)),
                                new Denomination("USD", 2)));

        assertThat(one(imported, "standpat").text()).contains("\"currency\":\"USD\",\"decimals\":2");
        assertThat(one(shown, "standpat").text()).contains("\"currency\":\"EUR\",\"decimals\":2");
    }

    @Test
    void only_the_head_of_a_selection_is_asked_for_then_no_hand_is_read() {
        long before = service.part(ExportDesk.class).hands();

        Answer head = service.head("/api/v1/export?format=csv");

        assertThat(head.status()).isEqualTo(200);
        assertThat(head.header("Content-Disposition")).contains("standpat-hands.csv");
        assertThat(service.part(ExportDesk.class).hands()).isEqualTo(before);
    }

    @Test
    void given_the_first_and_the_last_time_that_the_log_keeps_then_every_hand_is_found() {
        Answer all = many("csv", "");

        Answer between = many("csv", "&from=" + HandSearch.FIRST_TIME + "&to=" + HandSearch.LAST_TIME);

        assertThat(between.status()).as(between.text()).isEqualTo(200);
        assertThat(between.text()).isEqualTo(all.text());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/export                                        | 400 | format is one of standpat, phhs, pokerstars, ohh, csv, and is missing",
                "/export?format=phh                             | 400 | format is one of standpat, phhs, pokerstars, ohh, csv, but \"phh\"",
                "/export?format=xlsx                            | 400 | but \"xlsx\" came",
                "/export?format=csv&plyer=Bob                   | 400 | and not \"plyer\"",
                "/export?format=csv&from=yesterday              | 400 | A time is written with its offset",
                "/export?format=csv&from=2026-01-01T00:00:00Z&to=2026-01-01T00:00:00Z | 400 | \"from\" is before \"to\"",
                "/export?format=csv&player=%F0%9F                | 400 | Parameter \"player\" cannot be read: an address is text in UTF-8",
                "/export?format=csv&a%F0=1                       | 400 | Parameter \"a%F0\" cannot be read",
                "/export/left-out?format=csv&table=%80           | 400 | Parameter \"table\" cannot be read",
                "/export?format=csv&from=%2B300000-01-01T00:00:00Z | 400 | A time is one of the years 1 to 9999",
                "/export?format=csv&from=-999999999-01-01T00:00:00%2B18:00 | 400 | A time is one of the years 1 to 9999",
                "/export?format=csv&to=%2B999999999-12-31T23:59:59-18:00 | 400 | A time is one of the years 1 to 9999",
                "/export?format=csv&from=0000-12-31T23:59:59Z    | 400 | A time is one of the years 1 to 9999",
                "/export?format=csv&limit=3                     | 400 | and not \"limit\"",
                "/export?format=csv&format=ohh                  | 400 | may come once, and not 2 times",
                "/export/left-out                               | 400 | and is missing",
                "/hands/7/export?format=csv                     | 400 | A hand is named by a UUID",
                "/hands/00000000-0000-0007-0000-0000000000ff/export?format=csv | 404 | There is no hand",
                "/hands/00000000-0000-0007-0000-000000000001/export | 400 | standpat, phh, phhs, pokerstars, ohh, csv, and is missing",
                "/hands/00000000-0000-0007-0000-000000000001/export?format=ohh | 422 | a hand has to be over",
            })
    void what_cannot_be_answered_is_a_problem(String path, int status, String sentence) {
        Answer answer = service.get("/api/v1" + path);

        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
        assertThat(answer.json().path("detail").stringValue()).contains(sentence);
        assertThat(answer.header("Content-Disposition")).isEmpty();
    }
}
