package org.standpat.formats.transcript;

import org.standpat.formats.Spot;

/**
 * An amount of the whole hand.
 *
 * @param at where the file says it
 * @param amount chips
 */
public record StatedSum(Spot at, long amount) {}
