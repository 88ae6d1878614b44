package org.standpat.query.summary;

import org.jspecify.annotations.Nullable;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.ranking.MadeHand;

/**
 * What a player did on one draw, and against the draws of others on the betting round after it.
 *
 * @param taken cards that he asked for; 0 is a pat hand
 * @param kept whether he stood pat with a whole hand, to which no card came
 * @param last whether nobody has declared after him
 * @param patAhead whether an opponent who was still in the hand had stood pat before he declared
 * @param oneAhead whether one had taken one card
 * @param patMade what he stood pat with, where everybody came to know it; else null
 * @param facingPat what he did when he first faced the bet of an opponent who had stood pat
 * @param facingOne what he did when he first faced the bet of an opponent who had taken one card
 */
public record DrawFacts(
        int taken,
        boolean kept,
        boolean last,
        boolean patAhead,
        boolean oneAhead,
        @Nullable MadeHand patMade,
        BetAnswer facingPat,
        BetAnswer facingOne) {

    /** What a player declares with this table before him. */
    static DrawFacts declared(Table before, int seat, int taken, boolean kept) {
        return new DrawFacts(
                taken,
                kept,
                true,
                isAhead(before, seat, 0),
                isAhead(before, seat, 1),
                null,
                BetAnswer.NONE,
                BetAnswer.NONE);
    }

    private static boolean isAhead(Table table, int seat, int taken) {
        for (Player player : table.players()) {
            if (player.seat() != seat && player.inHand() && took(player, taken)) {
                return true;
            }
        }
        return false;
    }

    private static boolean took(Player player, int cards) {
        return player.draw().declared() && player.draw().taken() == cards;
    }

    /** He declared something else instead (rule 5.3). */
    DrawFacts declaringInstead(int cards, boolean keeps) {
        return new DrawFacts(cards, keeps, last, patAhead, oneAhead, patMade, facingPat, facingOne);
    }

    /** Somebody declared after him. */
    DrawFacts notLast() {
        return new DrawFacts(taken, kept, false, patAhead, oneAhead, patMade, facingPat, facingOne);
    }

    /** Everybody knows now what he stood pat with. */
    DrawFacts known(MadeHand made) {
        return new DrawFacts(taken, kept, last, patAhead, oneAhead, made, facingPat, facingOne);
    }

    /** After his turn on the round that follows this draw; only the first bet that he faces counts. */
    DrawFacts after(Turn turn) {
        if (!turn.facesBet() || turn.aggressor() == Table.NOBODY) {
            return this;
        }
        Player bettor = turn.before().table().player(turn.aggressor());
        boolean facesPat = facingPat == BetAnswer.NONE && took(bettor, 0);
        boolean facesOne = facingOne == BetAnswer.NONE && took(bettor, 1);
        if (!facesPat && !facesOne) {
            return this;
        }
        BetAnswer answer = BetAnswer.of(turn);
        return new DrawFacts(
                taken,
                kept,
                last,
                patAhead,
                oneAhead,
                patMade,
                facesPat ? answer : facingPat,
                facesOne ? answer : facingOne);
    }
}
