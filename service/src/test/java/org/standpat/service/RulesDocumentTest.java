package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profile;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;

/** Holds docs/rules.md to what is there: every rule has a row, every row names tests and house rules that exist, every profile is as told. */
class RulesDocumentTest {

    /** How many rules each section of the rulebook has, from section 1; section 8 is one rule. */
    private static final int[] RULES = {5, 6, 7, 14, 11, 7, 6};

    private static final Pattern ROW =
            Pattern.compile("\\| ([1-8](?:\\.[0-9]+)?) \\| ([^|]*) \\| ([^|]*) \\| ([^|]*) \\|");
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
    private static final Pattern RULE_OF_THE_RULEBOOK = Pattern.compile("(?m)^\\| ([1-7]\\.[0-9]+) \\|");
    private static final Pattern HEADING_5_11 = Pattern.compile("(?m)^### 5\\.11 ");

    /** Marks what the source leaves open. */
    private static final String SILENT = "°";

    private static final String HOUSE_RULES = "org.standpat.houserules.";

    private record Row(String rule, String what, String houseRule, String tests) {}

    @Test
    void givenTheRulebookThenEveryRuleHasARowAndATest() {
        List<Row> rows = rows();
        assertThat(rows).extracting(Row::rule).containsExactlyElementsOf(numbers());
        assertThat(rows)
                .allSatisfy(row -> assertThat(quoted(row.tests()))
                        .as("tests of rule %s", row.rule())
                        .isNotEmpty());
    }

    /** The numbers that this test knows are those of the rulebook. */
    @Test
    void givenTheRulebookItselfThenItHasNoOtherNumbers() throws IOException {
        Path rulebook = Project.folder().resolve("../shared/rulebook.md");
        if (!Files.exists(rulebook)) {
            assertThat(System.getenv("CI")).as("CI has the rulebook").isNotEqualTo("true");
            Assumptions.abort("the rulebook is not beside this checkout");
        }
        String text = Files.readString(rulebook);
        List<String> numbers = new ArrayList<>(RULE_OF_THE_RULEBOOK
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList());
        assertThat(HEADING_5_11.matcher(text).find()).isTrue();
        numbers.add("5.11");
        numbers.add("8");
        assertThat(numbers).containsExactlyInAnyOrderElementsOf(numbers());
    }

    @Test
    void givenARowThenTheTestsThatItNamesAreThere() {
        Map<String, String> sources = testSources();
        for (Row row : rows()) {
            for (String test : quoted(row.tests())) {
                String[] named = test.split("#", -1);
                assertThat(named)
                        .as("rule %s: %s names a class and a method", row.rule(), test)
                        .hasSize(2);
                assertThat(sources).as("rule %s: %s", row.rule(), test).containsKey(named[0]);
                assertThat(isTest(sources.getOrDefault(named[0], ""), named[1]))
                        .as("rule %s: %s is a test", row.rule(), test)
                        .isTrue();
            }
        }
    }

    @Test
    void givenARowThenTheHouseRuleThatItNamesIsThere() throws ClassNotFoundException {
        for (Row row : rows()) {
            for (String houseRule : quoted(row.houseRule())) {
                String[] named = houseRule.split("\\.", -1);
                Class<?> type = Class.forName(HOUSE_RULES + named[0]);
                if (named.length > 1 && type.isRecord() && Character.isLowerCase(named[1].charAt(0))) {
                    assertThat(Stream.of(type.getRecordComponents()).map(RecordComponent::getName))
                            .as("rule %s", row.rule())
                            .contains(named[1]);
                }
            }
        }
    }

    /** Every choice that a complete set of house rules makes is the house rule of some rule. */
    @Test
    void givenTheHouseRulesThenEachOfThemIsNamedInARow() {
        List<String> named =
                rows().stream().flatMap(row -> quoted(row.houseRule()).stream()).toList();
        for (RecordComponent choice : HouseRules.class.getRecordComponents()) {
            String name = choice.getName();
            boolean itself = named.contains("HouseRules." + name);
            String type = choice.getType().getSimpleName();
            assertThat(itself || named.stream().anyMatch(rule -> rule.equals(type) || rule.startsWith(type + ".")))
                    .as("house rule %s", name)
                    .isTrue();
        }
    }

    @Test
    void givenTheProfilesThenTheTableSaysWhatTheyAre() {
        List<String> table =
                table().stream().map(line -> line.replace(SILENT, "")).toList();
        assertThat(table)
                .as("the table of profiles in docs/rules.md, without the marks %s", SILENT)
                .containsExactlyElementsOf(profiles());
    }

    private static List<String> profiles() {
        Map<String, Function<HouseRules, String>> choices = new LinkedHashMap<>();
        choices.put("most players (1.5)", rules -> String.valueOf(rules.mostSeats()));
        choices.put("antes from (3.5)", rules -> words(rules.ante().from()));
        choices.put(
                "cap in bets (4.6)", rules -> String.valueOf(limit(rules).cap().bets()));
        choices.put("cap lifted (4.6)", rules -> words(limit(rules).cap().lifted()));
        choices.put(
                "short all-ins add up (4.9)",
                rules -> yes(rules.game().betting().shortAllInsAddUp()));
        choices.put("short all-in (4.10)", rules -> words(limit(rules).shortAllIn()));
        choices.put("declaration changed (5.3)", rules -> words(rules.draw().change()));
        choices.put("order of the draw (5.5)", rules -> words(rules.draw().order()));
        choices.put("burn (5.6)", rules -> yes(rules.draw().burn()));
        choices.put("five cards (5.7)", rules -> words(rules.draw().fiveCards()));
        choices.put("exposed card (5.8)", rules -> words(rules.draw().exposed()));
        choices.put("reshuffle (5.11)", rules -> words(rules.reshuffle().procedure()));
        choices.put("burn after it (5.11)", rules -> yes(rules.reshuffle().burnAfterwards()));
        choices.put("may muck (6.2)", rules -> words(rules.showdown().muck()));
        choices.put("tabled when all-in (6.2)", rules -> yes(rules.showdown().tableWhenAllIn()));
        choices.put("odd chips (6.6)", rules -> words(rules.oddChips()));
        choices.put("misdeal before action (7.1)", rules -> String.valueOf(rules.substantialAction()));
        choices.put("time-out (7.5)", rules -> words(rules.timeOut()));
        List<String> lines = new ArrayList<>();
        lines.add(line("", Profiles.ALL.stream().map(profile -> "`" + profile.name() + "`")));
        lines.add("|---|" + "---|".repeat(Profiles.ALL.size()));
        choices.forEach((choice, value) ->
                lines.add(line(choice, Profiles.ALL.stream().map(profile -> value.apply(usual(profile))))));
        lines.add(line(
                "bet after a single draw (4.5)",
                Profiles.ALL.stream().map(profile -> afterSingleDraw(profile) == 40 ? "small" : "big")));
        return lines;
    }

    private static HouseRules usual(Profile profile) {
        return profile.rules(new Stakes(20, 40, 5));
    }

    private static long afterSingleDraw(Profile profile) {
        Variant triple = Variant.named(Variant.LIMIT_2_7_TRIPLE_DRAW);
        BettingStructure betting = profile.rules(
                        new Variant(triple.ranking(), 1, triple.structure()), Stakes.blinds(20, 40))
                .game()
                .betting();
        return betting.betSize(2);
    }

    private static FixedLimit limit(HouseRules rules) {
        return (FixedLimit) rules.game().betting();
    }

    private static String words(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String yes(boolean choice) {
        return choice ? "yes" : "no";
    }

    private static String line(String first, Stream<String> cells) {
        return "| " + String.join(" | ", Stream.concat(Stream.of(first), cells).toList()) + " |";
    }

    private static List<String> table() {
        List<String> lines = document();
        int start = IntStream.range(0, lines.size())
                .filter(line -> lines.get(line).startsWith("|  | `"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        "docs/rules.md has no table of profiles; it should be:\n" + String.join("\n", profiles())));
        return lines.stream()
                .skip(start)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
    }

    private static List<String> numbers() {
        List<String> numbers = new ArrayList<>();
        for (int section = 0; section < RULES.length; section++) {
            for (int rule = 1; rule <= RULES[section]; rule++) {
                numbers.add((section + 1) + "." + rule);
            }
        }
        numbers.add("8");
        return numbers;
    }

    private static List<Row> rows() {
        return document().stream()
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .map(row -> new Row(row.group(1), row.group(2), row.group(3), row.group(4)))
                .toList();
    }

    private static List<String> quoted(String cell) {
        return QUOTED.matcher(cell).results().map(match -> match.group(1)).toList();
    }

    /** True when the method is there and what stands between it and the method before it makes it a test. */
    private static boolean isTest(String source, String method) {
        int at = source.indexOf("    void " + method + "(");
        if (at < 0) {
            return false;
        }
        String before = source.substring(Math.max(0, source.lastIndexOf("\n    }\n", at)), at);
        return before.contains("@Test") || before.contains("@ParameterizedTest");
    }

    private static List<String> document() {
        try {
            return Files.readAllLines(Project.folder().resolve("docs/rules.md"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The sources of all tests by the name of their class. */
    private static Map<String, String> testSources() {
        Map<String, String> sources = new HashMap<>();
        for (String module : List.of("shared-events", "db", "command-side", "query-side", "formats", "service")) {
            try (Stream<Path> files =
                    Files.walk(Project.folder().resolve(module).resolve("src/test/java"))) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    String name = String.valueOf(file.getFileName());
                    // Two modules may have a test class of one name.
                    sources.merge(
                            name.substring(0, name.length() - ".java".length()),
                            Files.readString(file),
                            String::concat);
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        return sources;
    }
}
