package org.standpat.db.log;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/** All kinds of events that this program writes or reads, and their stable names. */
public final class EventTypes {

    private final List<EventType> all;
    private final Map<Short, EventType> byId = new HashMap<>();
    private final Map<Class<?>, EventType> written = new HashMap<>();

    /**
     * A registry of these types. Several revisions of one name may share a class; the newest is the one that is written.
     *
     * @throws IllegalArgumentException when two types share an id, or a name and a revision
     */
    public EventTypes(Collection<EventType> types) {
        all = List.copyOf(types);
        Map<String, EventType> byName = new HashMap<>();
        for (EventType type : all) {
            refuseSecond(byId.put(type.id(), type), type);
            refuseSecond(byName.put(type.name() + "." + type.revision(), type), type);
            written.merge(type.eventClass(), type, (a, b) -> a.revision() > b.revision() ? a : b);
        }
    }

    private static void refuseSecond(@Nullable EventType first, EventType second) {
        if (first != null) {
            throw new IllegalArgumentException(
                    "Each event type needs an id of its own and a name and revision of its own, but %s and %s share one."
                            .formatted(first, second));
        }
    }

    /**
     * What the database calls a type.
     *
     * @param revision 1 or more
     */
    public record TypeName(String name, int revision) {

        @Override
        public String toString() {
            return name + "." + revision;
        }
    }

    /** The types that this database knows, by id: also such as only another version of this program writes. */
    public static Map<Short, TypeName> namesIn(DataSource dataSource) {
        Map<Short, TypeName> names = new HashMap<>();
        JdbcClient.create(dataSource)
                .sql("select id, name, revision from event_type")
                .query(row -> {
                    names.put(row.getShort("id"), new TypeName(row.getString("name"), row.getInt("revision")));
                });
        return names;
    }

    /** Every type, in the order in which it was registered. */
    public List<EventType> all() {
        return all;
    }

    /** The type under which an event of this class is written; empty when the class is not registered. */
    public Optional<EventType> writtenFor(Class<?> eventClass) {
        return Optional.ofNullable(written.get(eventClass));
    }

    /** The type with this id; empty when this program does not know it. */
    public Optional<EventType> byId(short id) {
        return Optional.ofNullable(byId.get(id));
    }

    /**
     * Adds the missing rows to table {@code event_type}. Does nothing where all are there, so that every start may call it.
     *
     * @throws IllegalStateException when the database knows an id or a name otherwise than this program does
     */
    public void register(DataSource dataSource) {
        JdbcClient jdbc = JdbcClient.create(dataSource);
        for (EventType type : all) {
            jdbc.sql("insert into event_type (id, name, revision) values (?, ?, ?) on conflict do nothing")
                    .params(type.id(), type.name(), type.revision())
                    .update();
        }
        requireIn(dataSource);
    }

    /**
     * Sees that every type is in table {@code event_type}, and changes nothing.
     *
     * @throws IllegalStateException when one is missing, or the database knows an id or a name otherwise than this program does
     */
    public void requireIn(DataSource dataSource) {
        Map<Short, TypeName> stored = namesIn(dataSource);
        for (EventType type : all) {
            if (!new TypeName(type.name(), type.revision()).equals(stored.get(type.id()))) {
                throw new IllegalStateException(
                        "Event type %s is not what the database holds (%s). Ids and names are given once: give the new event an id and a name that table event_type does not have yet."
                                .formatted(type, stored));
            }
        }
    }
}
