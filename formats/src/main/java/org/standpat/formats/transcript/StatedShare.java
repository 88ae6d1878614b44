package org.standpat.formats.transcript;

import org.standpat.formats.Spot;

/**
 * An amount of one player.
 *
 * @param at where the file says it
 * @param seat number of his seat
 * @param amount chips
 */
public record StatedShare(Spot at, int seat, long amount) {}
