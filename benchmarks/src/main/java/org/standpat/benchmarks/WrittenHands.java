package org.standpat.benchmarks;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.standpat.deal.HouseDealer;
import org.standpat.decide.Decider;
import org.standpat.export.ExportFormat;
import org.standpat.export.HandWriter;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.money.Denomination;
import org.standpat.play.RandomPlayer;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.view.Viewer;

/** Random six-handed hands, dealt by the house and played to their end, and files of them as a room's player has them. */
final class WrittenHands {

    private WrittenHands() {}

    /** The events of one hand. */
    static List<HandEvent> played(SplittableRandom chance) {
        HouseDealer dealer = new HouseDealer(DeckSeed.of(
                ByteBuffer.allocate(DeckSeed.BYTES).putLong(chance.nextLong()).array()));
        RandomPlayer player = new RandomPlayer(chance);
        StartHand start = SixHanded.start(chance);
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        for (HandCommand command = start; ; command = player.next((Started) state)) {
            List<HandEvent> decided = Decider.decide(state, command, dealer);
            for (HandEvent event : decided) {
                state = HandFold.evolve(state, event);
            }
            events.addAll(decided);
            if (state instanceof Finished) {
                return events;
            }
        }
    }

    /** Writes so many hands as the player of one seat sees them. */
    static void write(Path file, ExportFormat format, int hands) {
        SplittableRandom chance = new SplittableRandom(1);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            HandWriter writer = format.begin(out);
            for (int written = 0; written < hands; ) {
                List<HandEvent> events = played(chance);
                int seat = ((HandEvent.HandStarted) events.getFirst())
                        .seats()
                        .getFirst()
                        .seat();
                SeenHand seen = SeenHand.undated(events, new Viewer.PlayerOn(seat), Denomination.CHIPS);
                if (writer.write(seen) instanceof WriteOutcome.Written) {
                    written++;
                }
            }
        } catch (IOException fault) {
            throw new UncheckedIOException("The hands cannot be written to " + file + ".", fault);
        }
    }
}
