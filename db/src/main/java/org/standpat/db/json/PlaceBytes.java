package org.standpat.db.json;

import org.standpat.card.Places;

/** Places in the stub as bytes: one byte a place, its number, or {@value #UNKNOWN} for a place that is not known. */
final class PlaceBytes {

    /** All bits set, as of an unknown card. */
    static final int UNKNOWN = CardBytes.UNKNOWN;

    private PlaceBytes() {}

    static byte[] of(Places places) {
        byte[] bytes = new byte[places.size()];
        for (int i = 0; i < bytes.length; i++) {
            int place = places.get(i);
            bytes[i] = (byte) (place == Places.UNKNOWN ? UNKNOWN : place);
        }
        return bytes;
    }

    /** @throws IllegalArgumentException when a byte is no place, a known place comes twice, or there are more than a stub has */
    static Places places(byte[] bytes) {
        int[] places = new int[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            int number = Byte.toUnsignedInt(bytes[i]);
            places[i] = number == UNKNOWN ? Places.UNKNOWN : number;
        }
        return Places.of(places);
    }
}
