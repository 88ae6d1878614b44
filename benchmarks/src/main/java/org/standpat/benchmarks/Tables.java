package org.standpat.benchmarks;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.atomic.LongAdder;
import org.standpat.command.shell.Answer;
import org.standpat.command.shell.HandDesk;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;

/** Live tables that play random six-handed hands through the command bus, one action after the other, each durable before the next. */
final class Tables {

    static final int PLAYERS = 6;
    static final HouseRules RULES = Profiles.named(Profiles.POKERSTARS).rules(Stakes.blinds(50, 100));

    private final HandDesk desk;

    Tables(HandDesk desk) {
        this.desk = desk;
    }

    /** Acknowledged actions per second of so many tables. */
    double actionsPerSecond(int tables, Duration time, long seed) {
        LongAdder acknowledged = new LongAdder();
        return Writers.perSecond(tables, time, acknowledged, (table, until) -> {
            SplittableRandom chance = new SplittableRandom(seed + table);
            while (System.nanoTime() < until) {
                playHand(chance, until, acknowledged);
            }
        });
    }

    private void playHand(SplittableRandom chance, long until, LongAdder acknowledged) {
        RandomPlayer player = new RandomPlayer(chance);
        StartHand start = withId(new RandomTable(chance).with(PLAYERS, RULES, Dealing.HOUSE));
        HandState state = stateAfter(desk.start(start, null));
        acknowledged.increment();
        while (!(state instanceof Finished) && System.nanoTime() < until) {
            HandCommand command = player.next((Started) state);
            state = stateAfter(desk.act(start.hand(), null, command, null));
            acknowledged.increment();
        }
    }

    private static StartHand withId(StartHand start) {
        return new StartHand(
                UUID.randomUUID(),
                start.table(),
                start.at(),
                start.dealing(),
                start.rules(),
                start.seats(),
                start.button(),
                start.owing(),
                start.previous());
    }

    private static HandState stateAfter(Answer answer) {
        return switch (answer) {
            case Answer.Recorded recorded -> recorded.state();
            case Answer.Refused refused ->
                throw new IllegalStateException("a legal action was refused: " + refused.refusal());
        };
    }
}
