package org.standpat.houserules;

/** When an all-in for less than a full bet counts as a bet in fixed limit (rule 4.10). */
public enum ShortAllIn {
    /** Half a bet or more counts as a bet and reopens; less can only be called or completed. */
    HALF_BET,
    /** Only a full bet counts and reopens. */
    FULL_BET
}
