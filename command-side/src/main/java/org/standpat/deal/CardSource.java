package org.standpat.deal;

import org.jspecify.annotations.Nullable;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.Table;

/** Gives the decider the cards that fall. One decider serves both ways of dealing; only this differs. */
public interface CardSource {

    /** The source of a recorded hand when nothing is reported now. */
    CardSource REPORTED = new ReportedCards(Table.NOBODY, Cards.NONE);

    /** The commitment to the first deck's order; null when this source does not shuffle. */
    @Nullable
    String openingCommitment();

    /** The first cards of a seat, all that it is owed or as many as are there now, none when none are. */
    Dealt firstCards(Table table, int seat);

    /**
     * Replacements for a seat from the stub, in the order in which they come.
     *
     * @param forbidden cards that this seat must not get; they stay in the stub
     * @param most how many at most, 1 or more
     * @return 1 to {@code most} cards, or none when none are there now
     */
    Dealt replacements(Table table, int seat, CardSet forbidden, int most);

    /** The place in the stub, as last shuffled, of the card that is burned now. */
    int burnPlace(Table table);

    /**
     * The commitment to the order of a new stub; null when this source does not shuffle.
     *
     * @param reshuffle which reshuffle of the hand this is, from 1
     * @param stub the known cards that the new stub is made of
     */
    @Nullable
    String commitment(int reshuffle, CardSet stub);
}
