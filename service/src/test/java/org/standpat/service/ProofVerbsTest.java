package org.standpat.service;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.shell.Answer;
import org.standpat.command.shell.HandDesk;
import org.standpat.command.shell.HandShell;
import org.standpat.db.log.GroupCommit;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import org.standpat.service.place.Settings;
import org.standpat.service.process.ConnectionPools;
import picocli.CommandLine;

/** Evidence of hands that the house dealt into a data folder, its check, and the drill, as they are typed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ProofVerbsTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_207L);
    private static final int CONNECTIONS = 4;

    private Path folder;
    private Path data;
    private UUID over;
    private UUID running;
    private String told = "";

    @BeforeAll
    void handsAreDealt(@TempDir Path temporary) throws Exception {
        folder = temporary;
        data = folder.resolve("data");
        SecureRandom random = new SecureRandom();
        try (Lifetime lifetime = new Lifetime()) {
            DataOption option = CommandLine.populateCommand(new DataOption(), "--data", data.toString());
            ReachedDatabase reached = ReachedDatabase.of(option, lifetime);
            HikariDataSource pool = lifetime.add(ConnectionPools.open(reached.writer(), "proof-test", CONNECTIONS));
            DealerKey key =
                    DealerKey.parse(reached.secrets(Settings.ofThisProcess()).dealerKey(), random);
            GroupCommit commits = lifetime.add(new GroupCommit(reached.writer().unpooled(), () -> {}));
            HandDesk desk = HandShell.desk(
                    pool,
                    commits,
                    new DealerVault(pool, key, random),
                    InstantSource.system(),
                    new SimpleMeterRegistry());
            over = play(desk, SEED, Integer.MAX_VALUE);
            running = play(desk, SEED + 1, 1);
        }
    }

    private static UUID play(HandDesk desk, long seed, int most) {
        SplittableRandom chance = new SplittableRandom(seed);
        RandomPlayer player = new RandomPlayer(chance);
        StartHand start = new RandomTable(chance).any(Dealing.HOUSE);
        HandState state = state(desk.start(start, null));
        for (int i = 0; i < most && !(state instanceof Finished); i++) {
            state = state(desk.act(start.hand(), null, player.next((Started) state), null));
        }
        return start.hand();
    }

    private static HandState state(Answer answer) {
        return switch (answer) {
            case Answer.Recorded recorded -> recorded.state();
            case Answer.Refused refused -> throw new IllegalStateException("refused: " + refused.refusal());
        };
    }

    /** The status; what was told is kept. */
    private int run(String... arguments) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = System.out;
        PrintStream err = System.err;
        PrintStream both = new PrintStream(said, true, UTF_8);
        System.setOut(both);
        System.setErr(both);
        try {
            return Standpat.run(arguments);
        } finally {
            System.setOut(out);
            System.setErr(err);
            told = said.toString(UTF_8);
        }
    }

    private int evidence(UUID hand, Path file, String... more) {
        String[] arguments = {"evidence", hand.toString(), "--data", data.toString(), "--out", file.toString()};
        String[] all = Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return run(all);
    }

    private int check(Path file, String key) {
        return run("check", file.toString(), "--key", key);
    }

    private static String key(Path file) throws IOException {
        return Files.readAllLines(file).get(1).substring("log ".length());
    }

    @Test
    void anybody_checks_a_hand_that_is_over_and_a_changed_file_is_refused() throws IOException {
        Path file = folder.resolve("public");
        assertThat(evidence(over, file, "--viewer", "public")).as("%s", told).isZero();
        assertThat(told).contains("Written to " + file, "The public key that it is checked against: " + key(file));

        assertThat(check(file, key(file))).as("%s", told).isZero();
        assertThat(told).contains("Proven: hand " + over, "from the viewer \"public\"", "0 cards are where");

        Path changed = folder.resolve("changed");
        Files.writeString(changed, Files.readString(file).replaceFirst("(?m)^path ", "path  "));
        assertThat(check(changed, key(file))).isEqualTo(1);
        assertThat(told).contains("Refused, at line ");
        assertThat(run("check", file.toString())).isEqualTo(2);
        assertThat(check(folder.resolve("missing"), key(file))).isEqualTo(2);
    }

    @Test
    void an_auditor_gets_the_seed_with_a_reason_alone() throws IOException {
        Path file = folder.resolve("auditor");
        assertThat(evidence(over, file, "--seed")).isEqualTo(1);
        assertThat(told).contains("The seed of a deck tells every card of it").doesNotContain("\tat ");
        assertThat(file).doesNotExist();

        assertThat(evidence(over, file, "--seed", "--reason", "an audit"))
                .as("%s", told)
                .isZero();
        assertThat(check(file, key(file))).as("%s", told).isZero();
        assertThat(told).contains("nothing is hidden from the viewer \"staff\"", "follows from the seed");
    }

    @Test
    void a_hand_that_is_played_is_proven_so_far() throws IOException {
        Path file = folder.resolve("running");
        assertThat(evidence(running, file, "--viewer", "public")).as("%s", told).isZero();
        assertThat(check(file, key(file))).isEqualTo(3);
        assertThat(told).contains("Proven so far: hand " + running);
    }

    @Test
    void the_drill_names_what_it_tampered_with() {
        assertThat(run("drill", "tamper", "--times", "1", "--events", "3000", "--seed", "1"))
                .as("%s", told)
                .isZero();
        assertThat(told)
                .contains("each kind 1 times in 3,000 events, with --seed 1.", "Each was found, and its place named.")
                .doesNotContain("NOT NAMED");
        assertThat(told.lines().filter(line -> line.endsWith(": named"))).hasSize(18);
    }
}
