package org.standpat.db.json;

import java.util.Arrays;
import org.standpat.card.Places;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.ser.std.StdSerializer;

/** Places in the stub as an array of numbers, with {@code null} for a place that is not known. */
final class PlacesInJson {

    private PlacesInJson() {}

    static final class Writer extends StdSerializer<Places> {

        Writer() {
            super(Places.class);
        }

        @Override
        public void serialize(Places places, JsonGenerator json, SerializationContext context) {
            json.writeStartArray(places, places.size());
            for (int i = 0; i < places.size(); i++) {
                if (places.get(i) == Places.UNKNOWN) {
                    json.writeNull();
                } else {
                    json.writeNumber(places.get(i));
                }
            }
            json.writeEndArray();
        }
    }

    static final class Reader extends StdDeserializer<Places> {

        Reader() {
            super(Places.class);
        }

        @Override
        public Places deserialize(JsonParser json, DeserializationContext context) {
            if (json.currentToken() != JsonToken.START_ARRAY) {
                return context.reportInputMismatch(
                        this, "An array of places was expected, but %s came.", json.currentToken());
            }
            int[] places = new int[Places.MOST];
            int count = 0;
            for (JsonToken token = json.nextToken(); token != JsonToken.END_ARRAY; token = json.nextToken()) {
                if (count == places.length) {
                    return context.reportInputMismatch(this, "More than %d places came.", Places.MOST);
                }
                places[count++] = place(token, json, context);
            }
            try {
                return Places.of(Arrays.copyOf(places, count));
            } catch (IllegalArgumentException noPlaces) {
                return context.reportInputMismatch(this, "%s", noPlaces.getMessage());
            }
        }

        private int place(JsonToken token, JsonParser json, DeserializationContext context) {
            if (token == JsonToken.VALUE_NULL) {
                return Places.UNKNOWN;
            }
            if (token != JsonToken.VALUE_NUMBER_INT || json.getIntValue() < 0) {
                return context.reportInputMismatch(
                        this, "The number of a place or null was expected, but %s came.", token);
            }
            return json.getIntValue();
        }
    }
}
