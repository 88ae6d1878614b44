package org.standpat.ranking;

import java.util.function.Consumer;
import org.standpat.card.Card;

/** All ways to hold five cards of one deck. */
final class EveryFiveCards {
    /** How many there are: 52 over 5. */
    static final int HANDS = 2_598_960;

    private EveryFiveCards() {}

    /** Gives each hand once, as the indexes of its cards, in an array that the next hand is written over. */
    static void forEach(Consumer<int[]> action) {
        int[] hand = new int[5];
        for (hand[0] = 0; hand[0] < 52; hand[0]++) {
            for (hand[1] = 0; hand[1] < hand[0]; hand[1]++) {
                for (hand[2] = 0; hand[2] < hand[1]; hand[2]++) {
                    for (hand[3] = 0; hand[3] < hand[2]; hand[3]++) {
                        for (hand[4] = 0; hand[4] < hand[3]; hand[4]++) {
                            action.accept(hand);
                        }
                    }
                }
            }
        }
    }

    /** The hand as it is written, for a message. */
    static String written(int[] hand) {
        StringBuilder written = new StringBuilder();
        for (int card : hand) {
            written.append(Card.of(card));
        }
        return written.toString();
    }
}
