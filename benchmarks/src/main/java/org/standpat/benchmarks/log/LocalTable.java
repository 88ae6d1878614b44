package org.standpat.benchmarks.log;

import java.util.SplittableRandom;
import java.util.UUID;
import org.standpat.benchmarks.SixHanded;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.play.RandomPlayer;

/** A table in this process that plays one random six-handed hand after the other. */
final class LocalTable implements Lane.Writer {

    private final Commands commands;
    private final SplittableRandom chance;
    private final RandomPlayer player;
    private UUID hand = new UUID(0, 0);
    private HandState state = HandState.NOT_STARTED;

    /** Where the commands of one table go. Each answers with the state of the hand once what happened is durable. */
    interface Commands {

        HandState start(StartHand start);

        HandState act(UUID hand, HandCommand command);
    }

    LocalTable(Commands commands, long seed) {
        this.commands = commands;
        this.chance = new SplittableRandom(seed);
        this.player = new RandomPlayer(chance);
    }

    @Override
    public void act() {
        switch (state) {
            case Finished finished -> start();
            case Started started -> state = commands.act(hand, player.next(started));
            case HandState.NotStarted nothing -> start();
        }
    }

    private void start() {
        StartHand start = SixHanded.start(chance);
        hand = start.hand();
        state = commands.start(start);
    }
}
