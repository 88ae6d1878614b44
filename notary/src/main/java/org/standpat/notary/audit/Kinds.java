package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.standpat.db.log.EventType;
import org.standpat.db.log.EventTypes;
import org.standpat.db.log.EventTypes.TypeName;
import org.standpat.notary.audit.KindFinding.TypeInserted;
import org.standpat.notary.audit.KindFinding.TypeRemoved;
import org.standpat.notary.audit.KindFinding.TypeRenamed;

/**
 * Compares table event_type with the kinds of events that this program knows. Each version of the program registers its whole list at once, and a
 * new one adds to the end alone: so the table has the list of this version, or that of an older one, or more, by a newer one.
 *
 * @param findings what does not fit
 * @param unknown what cannot be told apart from the work of another version, as a sentence
 */
record Kinds(List<Finding> findings, Optional<String> unknown) {

    /** Rows that are read; a program that has more kinds than this is none. */
    private static final int MOST_ROWS = 10_000;

    private static final String NOTHING = "nothing";

    /** As text, so that a column of another type, or an empty one, is no fault but a finding. */
    private static final String ROWS =
            "select id::text, name::text, revision::text from only public.event_type order by id limit " + MOST_ROWS;

    /** Reads and compares. */
    static Kinds in(Connection connection, EventTypes types) throws SQLException {
        Comparison comparison = new Comparison(types);
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(ROWS)) {
            while (rows.next()) {
                comparison.take(word(rows, 1), word(rows, 2) + "." + word(rows, 3));
            }
        }
        comparison.findRemoved(connection);
        return new Kinds(comparison.findings, comparison.sentence());
    }

    private static String word(ResultSet row, int column) throws SQLException {
        String word = row.getString(column);
        return word == null ? NOTHING : word;
    }

    private static final class Comparison {

        private final Map<String, EventType> missing = new TreeMap<>();
        private final Map<String, EventType> known = new TreeMap<>();
        private final Set<String> names = new HashSet<>();
        private final List<Finding> findings = new ArrayList<>();
        private final List<String> strange = new ArrayList<>();
        private final int last;
        private int lastFound;

        Comparison(EventTypes types) {
            for (EventType type : types.all()) {
                known.put(Short.toString(type.id()), type);
                names.add(nameOf(type));
            }
            missing.putAll(known);
            last = types.all().stream().mapToInt(EventType::id).max().orElse(0);
        }

        private static String nameOf(EventType type) {
            return new TypeName(type.name(), type.revision()).toString();
        }

        void take(String id, String name) {
            EventType expected = known.get(id);
            if (expected == null) {
                takeStrange(id, name);
                return;
            }
            missing.remove(id);
            lastFound = Math.max(lastFound, expected.id());
            if (!name.equals(nameOf(expected))) {
                findings.add(new TypeRenamed(expected.id(), nameOf(expected), name));
            }
        }

        /** A newer version of this program has kinds behind the last one, with other names. */
        private void takeStrange(String id, String name) {
            boolean canBeNewer = id.matches("[1-9]\\d{0,4}") && Integer.parseInt(id) > last && !names.contains(name);
            if (canBeNewer) {
                strange.add("%s %s".formatted(id, name));
                lastFound = last;
            } else {
                findings.add(new TypeInserted(id, name));
            }
        }

        void findRemoved(Connection connection) throws SQLException {
            for (EventType type : missing.values()) {
                long events =
                        Snapshot.number(connection, "select count(*) from only public.event where type = " + type.id());
                if (events > 0 || type.id() < lastFound) {
                    findings.add(new TypeRemoved(type.id(), nameOf(type), events));
                }
            }
        }

        Optional<String> sentence() {
            return strange.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            "Table event_type has %d kinds that this program does not know (the first is kind %s): by a newer version of it, or put in. Only that version can tell."
                                    .formatted(strange.size(), strange.getFirst()));
        }
    }
}
