package org.standpat.houserules;

/**
 * The two blinds (rules 3.2 and 3.4).
 *
 * @param small chips of the small blind, at most the big blind; 0 when the room posts none
 * @param big chips of the big blind, the first bet of the first round
 */
public record Blinds(long small, long big) {}
