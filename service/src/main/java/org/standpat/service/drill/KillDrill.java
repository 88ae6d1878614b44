package org.standpat.service.drill;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.standpat.service.Sentence;
import org.standpat.service.http.NoAnswerException;
import org.standpat.service.place.Lifetime;
import org.standpat.service.terminal.Terminal;

/** The drill from its first round to its sum. It ends with the round in which something is found. */
final class KillDrill {

    /** Tables that are played. */
    static final int TABLES = 24;

    /** How long the hands that go on may take to their end, and how long all hands may take to be read once more. */
    static final Duration FINISH_LIMIT = Duration.ofMinutes(10);

    /** From so many rounds on it pays to prepare the starts first. */
    static final int FEWEST_TO_PREPARE = 10;

    private static final int FEWEST_PLAYERS = 2;
    private static final int MOST_PLAYERS = 6;

    private final Path folder;
    private final Path outputs;
    private final Terminal terminal;
    private final Tally tally = new Tally();
    private final List<DrillTable> tables = new ArrayList<>();
    private final List<DrillRound> rounds = new ArrayList<>();

    /**
     * A drill, which is run once.
     *
     * @param folder the real path of the data folder
     * @param outputs a folder for what the processes print
     */
    KillDrill(Path folder, Path outputs, Terminal terminal) {
        this.folder = folder;
        this.outputs = outputs;
        this.terminal = terminal;
    }

    /**
     * Plays so many rounds, ends every hand, and goes over the whole record.
     *
     * @return whether all of it was as it must be
     */
    boolean run(int times, long seed, Lifetime lifetime) {
        Random chance = new Random(seed);
        List<RoundPlan> plans = RoundPlan.of(times, chance);
        addTables(chance);
        Launch launch = launch(times);
        long begun = System.nanoTime();
        Stage stage = lifetime.add(new Stage(folder, launch, outputs, tables, new Random(chance.nextLong())));
        terminal.line("The service answered " + DrillText.millis(Duration.ofNanos(System.nanoTime() - begun))
                + " ms after its start.");
        terminal.gap();
        terminal.line(DrillText.heading());
        guarded(stage, () -> {
            playRounds(plans, stage);
            endHands(stage);
        });
        List<String> verified = tally.found() == 0 ? verify() : List.of();
        Duration whole = Duration.ofNanos(System.nanoTime() - begun);
        int hands = tables.stream().mapToInt(DrillTable::settledHands).sum();
        terminal.lines(DrillText.sum(rounds, tally, hands, whole));
        terminal.lines(verified);
        return tally.found() == 0;
    }

    private Launch launch(int times) {
        Launch launch = Launch.ofThisProcess();
        return times < FEWEST_TO_PREPARE ? launch : launch.prepared(outputs, folder);
    }

    /** Names of tables and players are of this drill alone, since others may have been held on the folder. */
    private void addTables(Random chance) {
        String drill = UUID.randomUUID().toString();
        for (int i = 1; i <= TABLES; i++) {
            int players = FEWEST_PLAYERS + i % (MOST_PLAYERS - FEWEST_PLAYERS + 1);
            tables.add(new DrillTable("drill " + drill + " table " + i, players, new Random(chance.nextLong()), tally));
        }
    }

    private void playRounds(List<RoundPlan> plans, Stage stage) {
        for (RoundPlan plan : plans) {
            int foundBefore = tally.found();
            DrillRound round = stage.play(plan);
            rounds.add(round);
            terminal.line(DrillText.line(round, tally.acknowledged(), tally.found() - foundBefore));
            if (tally.found() > foundBefore) {
                return;
            }
        }
    }

    private void endHands(Stage stage) {
        if (tally.found() == 0) {
            PatientClient client = new PatientClient(stage.service().client());
            Crew.each(tables, table -> table.finish(client), FINISH_LIMIT, "The hands that were under way");
            Crew.each(tables, table -> table.checkAll(client), FINISH_LIMIT, "Reading all hands once more");
            stage.service().stop(ChildProgram.END_LIMIT);
        }
    }

    /** What stops the drill is a fault too, and the last output of the service belongs to it. */
    private void guarded(Stage stage, Runnable work) {
        try {
            work.run();
        } catch (Sentence | NoAnswerException stuck) {
            tally.add(new Fault(
                    Fault.Kind.STUCK,
                    "",
                    0,
                    "the drill to go on after round " + rounds.size(),
                    stuck.getMessage() + " " + stage.service().program().tail()));
        }
    }

    /** The verb verify on the folder, as a process of its own: the rules, and the dealer's sealed decks. */
    private List<String> verify() {
        try (ChildProgram program = ChildProgram.start(
                Launch.ofThisProcess(),
                outputs.resolve("verify.log"),
                "verify",
                "--all",
                "--dealer",
                "--data",
                folder.toString())) {
            int status = program.awaitEnd(FINISH_LIMIT);
            if (status != 0) {
                tally.add(new Fault(
                        Fault.Kind.CHANGED,
                        "",
                        0,
                        "a record without a fault",
                        "status " + status + ". " + program.tail()));
                return List.of();
            }
            return List.of("", "verify --all --dealer found no fault:", DrillText.lastLine(program.tail()));
        }
    }
}
