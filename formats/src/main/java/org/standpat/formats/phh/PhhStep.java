package org.standpat.formats.phh;

import org.standpat.formats.Place;

/**
 * One action of a hand and where it stands in the file.
 *
 * @param place names the action by its number, from 1, and quotes it
 * @param action what it says
 */
record PhhStep(Place place, PhhAction action) {}
