package org.standpat.ranking;

import java.util.List;

/** The rankings that the service knows, found by the name that a hand's house rules carry. */
public final class Rankings {

    private static final List<Ranking> ALL = List.of(DeuceToSeven.INSTANCE);

    private Rankings() {}

    /** All of them. */
    public static List<Ranking> all() {
        return ALL;
    }

    /**
     * The ranking of this name.
     *
     * @throws IllegalArgumentException naming the known ones when there is none
     */
    public static Ranking named(String name) {
        return ALL.stream()
                .filter(ranking -> ranking.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no ranking is called " + name + ", expected one of "
                        + ALL.stream().map(Ranking::name).toList()));
    }
}
