package org.standpat.formats.ohh;

import java.util.List;
import java.util.Map;
import org.standpat.formats.Spot;

/** A value of JSON that knows where it stands. */
sealed interface OhhValue {

    /** Where it begins. */
    Spot at();

    /** Fields by name. */
    record Fields(Spot at, Map<String, OhhValue> values) implements OhhValue {
        public Fields {
            values = Map.copyOf(values);
        }
    }

    /** Values in order. */
    record Items(Spot at, List<OhhValue> values) implements OhhValue {
        public Items {
            values = List.copyOf(values);
        }
    }

    /** A text. */
    record Text(Spot at, String text) implements OhhValue {}

    /** A number as it is written. */
    record Digits(Spot at, String digits) implements OhhValue {}

    /** True or false. */
    record Flag(Spot at, boolean isSet) implements OhhValue {}

    /** Null, which says as much as a field that is not there. */
    record Nothing(Spot at) implements OhhValue {}
}
