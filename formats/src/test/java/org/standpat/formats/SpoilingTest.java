package org.standpat.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the tests of spoiled files rest on. */
class SpoilingTest {

    private static final GoodFile FILE = new GoodFile("two lines", "one\ntwo\n", StandardCharsets.UTF_16LE);
    private static final int MANY = 50;

    @Test
    @DisplayName(
            "given a reader that does not end and hears nobody, when a file is checked, then that fails with seed and text")
    void endless() {
        AtomicBoolean over = new AtomicBoolean();
        try {
            assertThatThrownBy(() -> new Spoiling(List.of(" three "), Duration.ofMillis(50)).check(FILE, 7, file -> {
                        while (!over.get()) {
                            Thread.onSpinWait();
                        }
                    }))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("seed 7, two lines in UTF-16LE")
                    .rootCause()
                    .hasMessageStartingWith("Execution timed out");
        } finally {
            over.set(true);
        }
    }

    @Test
    @DisplayName("given a reader that fails, when a file is checked, then that is told with seed and text")
    void fault() {
        assertThatThrownBy(() -> new Spoiling(List.of(" three ")).check(FILE, 8, file -> {
                    throw new IllegalStateException("tripped");
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("seed 8")
                .hasRootCauseMessage("tripped");
    }

    @Test
    @DisplayName("given many seeds, then files are spoiled in many ways, and by the same seed alike")
    void seeds() {
        Spoiling spoiling = new Spoiling(List.of(" three "));
        Set<String> spoiled = new HashSet<>();
        for (int seed = 0; seed < MANY; seed++) {
            spoiling.check(FILE, seed, file -> spoiled.add(Arrays.toString(file)));
        }
        int ways = spoiled.size();
        for (int seed = 0; seed < MANY; seed++) {
            spoiling.check(FILE, seed, file -> spoiled.add(Arrays.toString(file)));
        }

        assertThat(ways).isGreaterThan(MANY / 2);
        assertThat(spoiled).hasSize(ways);
    }
}
