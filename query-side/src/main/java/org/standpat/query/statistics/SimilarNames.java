package org.standpat.query.statistics;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Players whom somebody may have meant who wrote another name. Each try is one look into the index of names. */
public final class SimilarNames {

    /** Most names that are found. */
    public static final int MOST = 3;

    private static final String FROM =
            "select player from projection.hand_player where player >= ? order by player limit 1";
    private static final String AFTER =
            "select player from projection.hand_player where player > ? order by player limit 1";

    private final JdbcClient jdbc;

    /** Looks in this database. */
    public SimilarNames(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    /** Names that begin with the same letters, written so or with other capitals; at most {@link #MOST}. */
    public List<String> to(String name) {
        Set<String> found = new LinkedHashSet<>();
        for (String beginning : spellings(name.strip())) {
            Optional<String> next = next(FROM, beginning);
            while (found.size() < MOST
                    && next.filter(player -> player.startsWith(beginning)).isPresent()) {
                found.add(next.get());
                next = next(AFTER, next.get());
            }
        }
        found.remove(name);
        return List.copyOf(found);
    }

    private Optional<String> next(String query, String name) {
        return jdbc.sql(query).param(name).query(String.class).optional();
    }

    private static Set<String> spellings(String name) {
        if (name.isEmpty()) {
            return Set.of();
        }
        int first = name.offsetByCodePoints(0, 1);
        String small = name.toLowerCase(Locale.ROOT);
        Set<String> spellings = new LinkedHashSet<>(List.of(name));
        spellings.add(name.substring(0, first).toUpperCase(Locale.ROOT)
                + name.substring(first).toLowerCase(Locale.ROOT));
        spellings.add(small);
        spellings.add(name.toUpperCase(Locale.ROOT));
        return spellings;
    }
}
