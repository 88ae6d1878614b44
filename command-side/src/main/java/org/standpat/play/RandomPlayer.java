package org.standpat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Table;
import org.standpat.legal.LegalActions;
import org.standpat.legal.LegalActions.Option;
import org.standpat.rules.DrawRules;

/** Chooses any legal action by chance; folds seldom enough that hands go on. The same seed chooses the same. */
public final class RandomPlayer {

    /** A fold that comes up is taken one time in this many, when there is something else to do. */
    private static final int SELDOM = 4;

    private final RandomGenerator chance;

    /** A player who follows this source of chance. */
    public RandomPlayer(RandomGenerator chance) {
        this.chance = chance;
    }

    /**
     * The next command of the hand.
     *
     * @throws IllegalArgumentException when nobody has a choice in this state
     */
    public HandCommand next(Started state) {
        LegalActions legal = LegalActions.of(state);
        List<Option> options = legal.options();
        if (options.isEmpty()) {
            throw new IllegalArgumentException(
                    "nobody has a choice in " + state.getClass().getSimpleName());
        }
        Option option = options.get(chance.nextInt(options.size()));
        if (option instanceof LegalActions.Fold && options.size() > 1 && chance.nextInt(SELDOM) > 0) {
            option = options.get(1 + chance.nextInt(options.size() - 1));
        }
        return command(state, legal.seat(), option);
    }

    private HandCommand command(Started state, int seat, Option option) {
        return switch (option) {
            case LegalActions.Fold ignored -> new HandCommand.Fold(seat);
            case LegalActions.Check ignored -> new HandCommand.Check(seat);
            case LegalActions.Call ignored -> new HandCommand.Call(seat);
            case LegalActions.Bet bet -> new HandCommand.Bet(seat, between(bet.least(), bet.most()));
            case LegalActions.Raise raise -> new HandCommand.Raise(seat, between(raise.least(), raise.most()));
            case LegalActions.Discard discard ->
                new HandCommand.Discard(seat, some(state.table().player(seat).cards(), discard.most()));
            case LegalActions.StandPat ignored -> new HandCommand.StandPat(seat);
            case LegalActions.Show ignored ->
                new HandCommand.Show(
                        seat, known(state.table(), state.table().player(seat).cards()));
            case LegalActions.Muck ignored -> new HandCommand.Muck(seat);
            case LegalActions.ReceiveCards receive ->
                new HandCommand.ReportCards(receive.seat(), report(state.table(), receive.seat(), receive.count()));
        };
    }

    private long between(long least, long most) {
        return least == most ? least : chance.nextLong(least, most + 1);
    }

    private Cards some(Cards held, int most) {
        int count = 1 + chance.nextInt(most);
        List<Card> left = new ArrayList<>(held.asList());
        List<Card> taken = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            taken.add(left.remove(chance.nextInt(left.size())));
        }
        return Cards.of(taken);
    }

    /** Some of the cards owed; now and then the reader has not seen them. */
    private Cards report(Table table, int seat, int owed) {
        Cards unknown = Cards.unknown(1 + chance.nextInt(owed));
        CardSet possible = table.deck().out().complement().minus(DrawRules.forbidden(table, seat));
        // Some of the cards may come only after a reshuffle, from a pool that nobody can name cards of yet.
        boolean namable = possible.size() >= unknown.size();
        return !namable || chance.nextInt(SELDOM) == 0 ? unknown : named(unknown, possible);
    }

    /** The cards with every unknown one named. */
    private Cards known(Table table, Cards cards) {
        return named(cards, table.deck().out().complement());
    }

    private Cards named(Cards cards, CardSet possible) {
        List<Card> from = new ArrayList<>(possible.toCards().asList());
        List<Card> named = new ArrayList<>(cards.size());
        for (Card card : cards) {
            named.add(card.isKnown() ? card : from.remove(chance.nextInt(from.size())));
        }
        return Cards.of(named);
    }
}
