package org.standpat.houserules;

/**
 * What a hand is played for, in chips. In fixed limit the small bet is the big blind and the big bet twice as much (rules 3.4, 4.5); in pot
 * and no limit the least bet is the big blind (rule 4.7).
 *
 * @param smallBlind the small blind, at most the big blind; 0 when the room posts none
 * @param bigBlind the big blind
 * @param ante one ante, from whom the profile says; 0 for none
 */
public record Stakes(long smallBlind, long bigBlind, long ante) {

    /** Blinds without an ante. */
    public static Stakes blinds(long smallBlind, long bigBlind) {
        return new Stakes(smallBlind, bigBlind, 0);
    }
}
