package org.standpat.query.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** By what a player's hands are told apart. */
public enum Dimension {
    GAME("game"),
    STAKES("stakes"),
    /** Where he sat relative to the button. */
    PLACE("place"),
    /** How many were dealt in. */
    PLAYERS("players"),
    /** The day in UTC on which the hand began; the newest first. */
    DATE("(started_at at time zone 'UTC')::date"),
    TABLE("table_name");

    private final String key;

    Dimension(String key) {
        this.key = key;
    }

    /** The words of all of them, as {@link #word} says them. */
    public static List<String> words() {
        return Arrays.stream(values()).map(Dimension::word).toList();
    }

    /** The dimension with this {@link #word}; empty when there is none. */
    public static Optional<Dimension> named(String word) {
        return Arrays.stream(values())
                .filter(dimension -> dimension.word().equals(word))
                .findFirst();
    }

    /** Its name in addresses: {@code game}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** SQL of what hands of one group have in common. */
    String key() {
        return key;
    }

    /** SQL of the order of groups: days from the newest back, others by number of hands. */
    String order() {
        return this == DATE ? "key desc" : "count(*) desc, key";
    }
}
