package org.standpat.query.summary;

import static org.standpat.query.PlayedHand.EVENING;

import java.util.UUID;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Rake;
import org.standpat.query.PlayedHand;

/** The example hand of docs/statistics.md. */
public final class ExampleHand {

    /** Its id. */
    public static final UUID ID = new UUID(0, 6);

    /** Five percent, at most 60. */
    private static final HouseRules RULES = PlayedHand.ONLINE.with(new Rake(500, 60, 1, true));

    private ExampleHand() {}

    /** The whole hand: seats 1 to 6 are Ann, Bob, Cat, Dan with the button, Eve and Fay. */
    public static PlayedHand played() {
        // The room shows Dan's hand, which is the best.
        return untilRoundFour().then("3 checks", "4 bets 200", "3 calls", "3 mucks");
    }

    /** The hand before the last betting round. */
    static PlayedHand untilRoundFour() {
        return dealt("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
                .then("1 folds", "2 folds", "3 raises 200", "4 raises 300", "5 folds", "6 calls", "3 raises 400")
                .then("4 calls", "6 calls")
                .then("6 discards KsKhQs", "6 gets Jd9d9s", "3 pat", "4 discards Th", "4 gets Td")
                .then("6 checks", "3 bets 100", "4 calls", "6 folds")
                .then("3 pat", "4 discards Td", "4 gets 8h")
                .then("3 bets 200", "4 calls")
                .then("3 discards Tc", "3 gets Qh", "4 pat");
    }

    private static PlayedHand dealt(String... players) {
        return PlayedHand.recorded(ID, EVENING, "Alpha", RULES, 4, players)
                .then("5 gets ??????????", "6 gets KsKhQs4c2c", "1 gets ??????????", "2 gets ??????????")
                .then("3 gets Tc7c6c5d2h", "4 gets Th6h4s3s2d");
    }
}
