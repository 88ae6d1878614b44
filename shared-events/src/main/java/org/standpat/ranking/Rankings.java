package org.standpat.ranking;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The rankings that the service knows, found by the name that a hand's house rules carry. They are those that stand in a
 * {@code META-INF/services/org.standpat.ranking.Ranking} of the class path, looked for once.
 */
public final class Rankings {

    private static final List<Ranking> ALL =
            byName(ServiceLoader.load(Ranking.class, Ranking.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get));

    private Rankings() {}

    /** All of them, in the order of their names, whatever the order in which they were found. */
    public static List<Ranking> all() {
        return ALL;
    }

    /**
     * The ranking of this name.
     *
     * @throws IllegalArgumentException naming the known ones when there is none
     */
    public static Ranking named(String name) {
        for (Ranking ranking : ALL) {
            if (ranking.name().equals(name)) {
                return ranking;
            }
        }
        throw new IllegalArgumentException("no ranking is called " + name + ", expected one of "
                + ALL.stream().map(Ranking::name).toList());
    }

    /**
     * Puts rankings in the order of their names.
     *
     * @throws IllegalStateException when two have the same name or the same label, for a hand's record would then not say
     *     which of them it was played by
     */
    static List<Ranking> byName(Stream<Ranking> found) {
        List<Ranking> rankings =
                found.sorted(Comparator.comparing(Ranking::name)).toList();
        Set<String> taken = new HashSet<>();
        for (Ranking ranking : rankings) {
            requireFree(taken, ranking.name(), "name");
        }
        taken.clear();
        for (Ranking ranking : rankings) {
            requireFree(taken, ranking.label(), "label");
        }
        return rankings;
    }

    private static void requireFree(Set<String> taken, String word, String what) {
        if (!taken.add(word)) {
            throw new IllegalStateException(
                    "Every ranking has a " + what + " of its own (rule 1.1), got two with the " + what + " " + word);
        }
    }
}
