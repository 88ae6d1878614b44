package org.standpat.notary.audit;

/** Something in what the database says of the kinds of events, in table event_type. */
public sealed interface KindFinding extends Finding {

    @Override
    default long place() {
        return 0;
    }

    /**
     * Table event_type calls a kind of event otherwise than this program.
     *
     * @param id of the kind
     * @param expected its name and revision
     * @param found what the table says
     */
    record TypeRenamed(int id, String expected, String found) implements KindFinding {

        @Override
        public String name() {
            return "kind renamed";
        }

        @Override
        public String sentence() {
            return "Table event_type was expected to call kind %d %s, and says %s.".formatted(id, expected, found);
        }
    }

    /**
     * Table event_type does not have a kind that it must have: events are of it, or later ones are there.
     *
     * @param id of the kind
     * @param expected its name and revision
     * @param events that are of this kind
     */
    record TypeRemoved(int id, String expected, long events) implements KindFinding {

        @Override
        public String name() {
            return "kind removed";
        }

        @Override
        public String sentence() {
            return "Table event_type was expected to call kind %d %s, and has no row for it: it was taken out. %,d events are of that kind."
                    .formatted(id, expected, events);
        }
    }

    /**
     * Table event_type has a row that no version of this program can have written.
     *
     * @param id as the table has it; for people
     * @param found the name and revision that it gives
     */
    record TypeInserted(String id, String found) implements KindFinding {

        @Override
        public String name() {
            return "kind inserted";
        }

        @Override
        public String sentence() {
            return "Table event_type calls kind %s %s, which no version of this program has written: it was put in."
                    .formatted(id, found);
        }
    }
}
