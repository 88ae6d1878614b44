package org.standpat.formats.transcript;

import org.standpat.formats.Spot;

/**
 * Where the dealer button is. It may be at a seat that is empty or sits out.
 *
 * @param at where the file says it
 * @param seat number of the seat
 */
public record StatedButton(Spot at, int seat) {}
