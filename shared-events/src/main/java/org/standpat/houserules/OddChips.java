package org.standpat.houserules;

/** What becomes of chips that do not divide when a pot is split (rule 6.6); the first tied hand left of the button begins. */
public enum OddChips {
    /** One chip each, going round from the first tied hand left of the button. */
    ONE_AT_A_TIME,
    /** All of the remainder to the first tied hand left of the button. */
    ALL_TO_FIRST
}
