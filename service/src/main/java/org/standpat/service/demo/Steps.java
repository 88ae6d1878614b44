package org.standpat.service.demo;

import java.time.Duration;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import org.standpat.service.terminal.Terminal;

/** Does one thing after the other and says so, with what came of it and how long it took. */
final class Steps {

    private static final int TEXT = 62;
    private static final double NANOS = 1e9;

    private final Terminal terminal;

    Steps(Terminal terminal) {
        this.terminal = terminal;
    }

    /**
     * One step.
     *
     * @param doing what is done, shown while it is
     * @param done what came of it
     */
    <T> T step(String doing, Supplier<T> work, Function<T, String> done) {
        long begun = System.nanoTime();
        terminal.start("  " + doing + " ...");
        T result = work.get();
        Duration took = Duration.ofNanos(System.nanoTime() - begun);
        String text = "  " + done.apply(result) + " ";
        terminal.finish(text
                + ".".repeat(Math.max(0, TEXT - text.length()))
                + String.format(Locale.ROOT, " %5.1f s", took.toNanos() / NANOS));
        return result;
    }
}
