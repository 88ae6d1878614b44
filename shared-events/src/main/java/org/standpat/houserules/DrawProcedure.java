package org.standpat.houserules;

/**
 * How a draw goes (rules 5.3 and 5.5 to 5.8).
 *
 * @param order who declares and receives when
 * @param burn whether a card is burned before the replacements of each draw, also when everybody stands pat
 * @param fiveCards how five cards are dealt to a player who draws five
 * @param change whether a declared number may be changed
 * @param exposed when an exposed replacement is replaced
 */
public record DrawProcedure(Order order, boolean burn, FiveCards fiveCards, Change change, Exposed exposed) {

    /** Who declares and receives when (rule 5.5). */
    public enum Order {
        /** Everybody declares in turn, then everybody receives in turn. */
        ANNOUNCE_THEN_REPLACE,
        /** Each player declares and receives before the next one does. */
        IN_TURN
    }

    /** How five cards are dealt to one player (rule 5.7). */
    public enum FiveCards {
        /** All five at once. */
        AT_ONCE,
        /** Four now and the fifth after everybody else. */
        FOUR_THEN_ONE
    }

    /** Whether a declared number may be changed (rule 5.3). */
    public enum Change {
        /** What is declared stays. */
        NEVER,
        /** It may be changed while no card of the draw is dealt and the next player has not declared. */
        UNTIL_ACTED_ON
    }

    /** When an exposed replacement is replaced (rule 5.8). */
    public enum Exposed {
        /** At once. */
        AT_ONCE,
        /** After every other player has drawn. */
        AFTER_EVERYBODY
    }
}
