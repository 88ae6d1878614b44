package org.standpat.ranking;

/** The nine kinds of high-poker hand, from the best to the worst in lowball (rule 2.1). */
enum HandCategory {
    NO_PAIR(0, 5),
    ONE_PAIR(1, 4),
    TWO_PAIR(2, 3),
    THREE_OF_A_KIND(3, 3),
    STRAIGHT(4, 5),
    FLUSH(5, 5),
    FULL_HOUSE(6, 2),
    FOUR_OF_A_KIND(7, 2),
    STRAIGHT_FLUSH(8, 5);

    private final int number;
    private final int differentRanks;

    HandCategory(int number, int differentRanks) {
        this.number = number;
        this.differentRanks = differentRanks;
    }

    /** 0 for the best kind to 8 for the worst. */
    int number() {
        return number;
    }

    /** How many different ranks a hand of this kind holds, 2 to 5. */
    int differentRanks() {
        return differentRanks;
    }
}
