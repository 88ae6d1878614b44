package org.standpat.service.drill;

import java.time.Duration;
import org.standpat.service.Sentence;

/** Waits. */
final class Pause {

    private Pause() {}

    /**
     * For so long.
     *
     * @throws Sentence when the thread is interrupted
     */
    static void of(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Sentence("Interrupted in the middle of the drill.");
        }
    }
}
