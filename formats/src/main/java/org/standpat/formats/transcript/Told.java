package org.standpat.formats.transcript;

import org.standpat.formats.Place;
import org.standpat.hand.HandEvent;

/** One thing that happened, in this record's own words. */
public sealed interface Told {

    /** Where the file says it. */
    Place place();

    /** This happened. Whether a bet counts as a full one, and how many cards were named in which order, is left to the rules. */
    record Happened(Place place, HandEvent event) implements Told {}

    /** A player passed where there was nothing to match, and else called. */
    record CheckedOrCalled(Place place, int seat) implements Told {}

    /** A player made his total of the round {@code to} chips: a bet where there was none, else a raise. */
    record BetOrRaised(Place place, int seat, long to) implements Told {}
}
