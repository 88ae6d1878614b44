package org.standpat.command.api;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The words of the API for what the code has a constant for: {@code out-of-turn} for {@code OUT_OF_TURN}. */
final class Words {

    private Words() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static List<String> of(Enum<?>[] constants) {
        return Arrays.stream(constants).map(Words::of).toList();
    }

    /**
     * The constant that this word stands for.
     *
     * @throws IllegalArgumentException when it stands for none of them
     */
    static <T extends Enum<T>> T in(T[] constants, String word) {
        return Arrays.stream(constants)
                .filter(constant -> of(constant).equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("expected one of " + of(constants) + ", got " + word));
    }
}
