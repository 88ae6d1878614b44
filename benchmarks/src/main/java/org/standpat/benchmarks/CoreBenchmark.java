package org.standpat.benchmarks;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.standpat.deal.HouseDealer;
import org.standpat.decide.Decider;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;

/** Whole random six-handed hands on one thread: shuffled, played, every command decided by the rules and every event folded. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class CoreBenchmark {

    private static final int PLAYERS = 6;
    private static final long FIRST_SEED = 20_270_201L;

    private final HouseRules rules = Profiles.named(Profiles.POKERSTARS).rules(Stakes.blinds(50, 100));
    private SplittableRandom chance = new SplittableRandom(FIRST_SEED);

    /** The same hands in every iteration. */
    @Setup(Level.Iteration)
    public void begin() {
        chance = new SplittableRandom(FIRST_SEED);
    }

    /** One hand from its start to its end. */
    @Benchmark
    public HandState sixHandedHand() {
        RandomPlayer player = new RandomPlayer(chance);
        byte[] seed = new byte[DeckSeed.BYTES];
        chance.nextBytes(seed);
        HouseDealer dealer = new HouseDealer(DeckSeed.of(seed));
        HandCommand command = new RandomTable(chance).with(PLAYERS, rules, Dealing.HOUSE);
        HandState state = HandState.NOT_STARTED;
        while (true) {
            for (HandEvent event : Decider.decide(state, command, dealer)) {
                state = HandFold.evolve(state, event);
            }
            if (state instanceof Finished) {
                return state;
            }
            command = player.next((Started) state);
        }
    }
}
