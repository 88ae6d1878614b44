package org.standpat.db.log;

/**
 * The stable name of a kind of event. The log keeps the id; the class may be renamed or moved at will.
 *
 * @param id what the log keeps, 1 or more; given once and never given again
 * @param name in the words of the game, such as {@code HandStarted}
 * @param revision 1 for the first form of the event, one more for each form that old code could not read
 * @param eventClass the record that it is read into
 */
public record EventType(short id, String name, int revision, Class<?> eventClass) {

    /** Checks that the numbers are positive and that the name is not blank. */
    public EventType {
        if (id < 1 || revision < 1 || revision > Short.MAX_VALUE || name.isBlank()) {
            throw new IllegalArgumentException(
                    "An event type needs an id and a revision of 1 or more and a name, but has id %d, name \"%s\", revision %d."
                            .formatted(id, name, revision));
        }
    }

    @Override
    public String toString() {
        return "%s.%d (id %d)".formatted(name, revision, id);
    }
}
