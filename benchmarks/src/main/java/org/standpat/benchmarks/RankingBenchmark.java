package org.standpat.benchmarks;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.standpat.card.Card;
import org.standpat.ranking.DeuceToSeven;
import org.standpat.ranking.FiveCardRanking;

/** Random five-card hands ranked on one thread, through the interface of all five-card rankings. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RankingBenchmark {

    private static final int HANDS = 1 << 16;
    private static final long SEED = 27;

    private final FiveCardRanking ranking = DeuceToSeven.INSTANCE;
    private final byte[] cards = hands(new SplittableRandom(SEED));

    /** Every hand of the array once. */
    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int fiveCardHand() {
        int sum = 0;
        for (int at = 0; at < cards.length; at += FiveCardRanking.HAND_SIZE) {
            sum += ranking.strength(cards[at], cards[at + 1], cards[at + 2], cards[at + 3], cards[at + 4]);
        }
        return sum;
    }

    private static byte[] hands(SplittableRandom chance) {
        byte[] deck = new byte[Card.DECK_SIZE];
        for (byte card = 0; card < deck.length; card++) {
            deck[card] = card;
        }
        byte[] hands = new byte[HANDS * FiveCardRanking.HAND_SIZE];
        for (int at = 0; at < hands.length; at++) {
            int place = at % FiveCardRanking.HAND_SIZE;
            int from = chance.nextInt(place, deck.length);
            byte card = deck[from];
            deck[from] = deck[place];
            deck[place] = card;
            hands[at] = card;
        }
        return hands;
    }
}
