package org.standpat.formats.transcript;

import org.standpat.formats.Spot;

/**
 * The two figures that a hand is played for.
 *
 * @param at where the file says it
 * @param low in fixed limit the small bet, else the small blind
 * @param high in fixed limit the big bet, else the big blind
 */
public record StatedStakes(Spot at, long low, long high) {}
