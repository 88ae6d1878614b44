package org.standpat.service.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.hand.HandEvent;
import org.standpat.query.summary.BetAnswer;
import org.standpat.query.summary.DrawFacts;
import org.standpat.query.summary.FirstRoundFact;
import org.standpat.query.summary.HandSummary;
import org.standpat.query.summary.PlayerFacts;
import org.standpat.query.summary.ResultFacts;
import org.standpat.query.summary.RoundFacts;
import org.standpat.ranking.MadeHand;

/** What the fold says of each player, against a second count that is written another way. */
class SecondCountTest {

    private static final int RANDOM_HANDS = 3_000;

    /** Real hands that were recorded when this was written; fewer would mean that they are not read any more. */
    private static final int LEAST_REAL_HANDS = 640;

    private final TreeMap<String, Integer> seen = new TreeMap<>();

    @Test
    @DisplayName(
            "given the real hands, when they are counted a second time straight from the events, then every count is the same")
    void realHands() throws IOException {
        Path corpus = Corpus.folder();
        assumeTrue(Files.isDirectory(corpus), "skipped: there are no real hands at ../shared/corpus");
        int hands = 0;
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                for (List<HandEvent> events : Corpus.handsOf(file)) {
                    compare(file.getFileName() + ", " + events.getFirst(), events);
                    hands++;
                }
            }
        }
        assertThat(hands).isGreaterThanOrEqualTo(LEAST_REAL_HANDS);
    }

    @Test
    @DisplayName(
            "given hands by chance under any rules, when they are counted a second time, then every count is the same")
    void randomHands() {
        long seed = Long.getLong("standpat.seed", 20_261_206L);
        RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        for (int i = 0; i < RANDOM_HANDS; i++) {
            List<HandEvent> events = RandomHand.of(chance);
            compare("hand %d of seed %d: %s".formatted(i, seed, events), events);
        }
        // Nothing of all that is counted is missing in hands by chance.
        Set<FirstRoundFact> facts = EnumSet.allOf(FirstRoundFact.class);
        assertThat(seen.keySet())
                .containsAll(facts.stream().map(Enum::name).toList())
                .contains("cap", "pat known", "facing pat", "facing one", "rake", "made");
    }

    private void compare(String hand, List<HandEvent> events) {
        List<PlayerFacts> players = HandSummary.of(events).players();
        assertThat(players.stream().map(SecondCountTest::told))
                .as(hand)
                .containsExactlyElementsOf(SecondCount.of(events));
        players.forEach(this::see);
    }

    private void see(PlayerFacts facts) {
        for (FirstRoundFact fact : FirstRoundFact.values()) {
            see(facts.has(fact), fact.name());
        }
        see(facts.rounds().stream().anyMatch(round -> round.caps() > 0), "cap");
        see(facts.draws().stream().anyMatch(draw -> draw.patMade() != null), "pat known");
        see(facts.draws().stream().anyMatch(draw -> draw.facingPat() != BetAnswer.NONE), "facing pat");
        see(facts.draws().stream().anyMatch(draw -> draw.facingOne() != BetAnswer.NONE), "facing one");
        see(facts.result().rake() > 0, "rake");
        see(facts.result().made() != null, "made");
    }

    private void see(boolean is, String what) {
        if (is) {
            seen.merge(what, 1, Integer::sum);
        }
    }

    private static String told(PlayerFacts facts) {
        return "%s %s %s rounds %s draws %s %s"
                .formatted(
                        facts.name(),
                        facts.place(),
                        Arrays.stream(FirstRoundFact.values())
                                .filter(facts::has)
                                .map(Enum::name)
                                .sorted()
                                .toList(),
                        facts.rounds().stream().map(SecondCountTest::told).toList(),
                        facts.draws().stream().map(SecondCountTest::told).toList(),
                        told(facts.result()));
    }

    private static String told(RoundFacts round) {
        return "%d/%d/%d/%d/%d/%d/%d"
                .formatted(
                        round.checks(),
                        round.bets(),
                        round.calls(),
                        round.raises(),
                        round.folds(),
                        round.capChances(),
                        round.caps());
    }

    private static String told(DrawFacts draw) {
        return "%d %s %s %s %s %s %s"
                .formatted(
                        draw.taken(),
                        draw.last() ? "last" : "not-last",
                        draw.patAhead(),
                        draw.oneAhead(),
                        told(draw.patMade()),
                        told(draw.facingPat()),
                        told(draw.facingOne()));
    }

    private static String told(ResultFacts result) {
        return "%s won %d rake %d made %s"
                .formatted(
                        result.showdown() ? "showdown" : "no showdown",
                        result.won(),
                        result.rake(),
                        told(result.made()));
    }

    private static String told(@Nullable MadeHand made) {
        return made == null ? "unknown" : made.name();
    }

    private static String told(BetAnswer answer) {
        return switch (answer) {
            case NONE -> "none";
            case FOLDED -> "fold";
            case CALLED -> "call";
            case RAISED -> "raise";
        };
    }
}
