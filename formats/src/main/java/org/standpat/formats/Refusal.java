package org.standpat.formats;

/**
 * Why a hand, or a whole file, was not recorded. Nothing of that hand is in the record.
 *
 * @param place where the trouble is
 * @param why what was expected and what came, as a sentence
 */
public record Refusal(Place place, String why) {

    /** The place and the reason, for the person who reads it. */
    public String sentence() {
        return place + ": " + why;
    }
}
