package org.standpat.query.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState;
import org.standpat.hand.OutOfTurn.Word;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.ranking.Ranking;

/**
 * What the players did in a hand so far.
 *
 * @param players what each player did, by seat number; empty before the hand started
 * @param firstRound how the first betting round has gone
 */
record Play(List<PlayerFacts> players, FirstRound firstRound) {

    /** Nobody did anything yet. */
    static final Play NONE = new Play(List.of(), FirstRound.NOT_OPENED);

    Play {
        players = List.copyOf(players);
    }

    /** What they did after one more event, which led from one state to the next. */
    Play after(HandState before, HandEvent event, HandState after) {
        // The most frequent kinds come first: they are tried in this order.
        return switch (event) {
            case HandEvent.CardsDealt ignored -> this;
            case HandEvent.CardsReplaced ignored -> this;
            case HandEvent.CardBurned ignored -> this;
            case HandEvent.Folded ignored -> acting(before, Word.FOLD, false);
            case HandEvent.Checked ignored -> acting(before, Word.CHECK, false);
            case HandEvent.Called ignored -> acting(before, Word.CALL, false);
            case HandEvent.Bet bet -> acting(before, Word.BET, bet.full());
            case HandEvent.Raised raised -> acting(before, Word.RAISE, raised.full());
            case HandEvent.DiscardDeclared declared -> declaring(before, declared, declared.cards(), after);
            case HandEvent.StoodPat pat -> declaring(before, pat, Cards.NONE, after);
            case HandEvent.BettingRoundOpened opened -> openingRound(opened, (HandState.Started) after);
            case HandEvent.HandStarted started -> seating(started, (HandState.Started) after);
            case HandEvent.DeclarationChanged changed -> declaringInstead(changed, after);
            case HandEvent.ShowdownOpened ignored -> reachingShowdown((HandState.Started) after);
            case HandEvent.HandShown shown -> showing(shown, (HandState.Started) after);
            case HandEvent.HandKilled killed ->
                with(killed.seat(), facts -> facts.with(facts.result().outBeforeShowdown()));
            case HandEvent.PotAwarded awarded -> awarding(awarded);
            case HandEvent.HandCompleted ignored -> raked((HandState.Finished) after);
            case HandEvent.PotRuled ignored -> corrected((HandState.Finished) after);
            case HandEvent.AntePosted ignored -> this;
            case HandEvent.BlindPosted ignored -> this;
            case HandEvent.DeckShuffled ignored -> this;
            case HandEvent.CardExposed ignored -> this;
            case HandEvent.HandMiscounted ignored -> this;
            case HandEvent.ActedOutOfTurn ignored -> this;
            case HandEvent.ActionForced ignored -> this;
            case HandEvent.CardsTakenTold ignored -> this;
            case HandEvent.UncalledBetReturned ignored -> this;
            case HandEvent.DrawOpened ignored -> this;
            case HandEvent.DeckReshuffled ignored -> this;
            case HandEvent.HandMucked ignored -> this;
            case HandEvent.RakeTaken ignored -> this;
            case HandEvent.MisdealDeclared ignored -> this;
            case HandEvent.HandCancelled ignored -> this;
            case HandEvent.Refunded ignored -> this;
            case HandEvent.RulingIssued ignored -> this;
        };
    }

    /** True when the showdown began. Somebody who is in it stays in to its end. */
    boolean hadShowdown() {
        for (PlayerFacts facts : players) {
            if (facts.result().showdown()) {
                return true;
            }
        }
        return false;
    }

    private static Play seating(HandEvent.HandStarted started, HandState.Started after) {
        List<PlayerFacts> seated = new ArrayList<>(started.seats().size());
        started.seats().forEach(seat -> seated.add(PlayerFacts.dealtIn(seat, after.table())));
        return new Play(seated, FirstRound.NOT_OPENED);
    }

    private Play openingRound(HandEvent.BettingRoundOpened opened, HandState.Started after) {
        Table table = after.table();
        return withEach(facts -> table.player(facts.seat()).inHand() ? facts.openingRound(opened.round()) : facts);
    }

    private Play acting(HandState before, Word word, boolean full) {
        HandState.Betting betting = (HandState.Betting) before;
        Turn turn = new Turn(betting, betting.toAct(), word, full);
        List<PlayerFacts> changed = new ArrayList<>(players);
        int place = placeOf(turn.seat());
        PlayerFacts facts = players.get(place);
        changed.set(place, facts.acting(turn, firstRound));
        return new Play(changed, FirstRound.holds(turn) ? firstRound.after(turn, facts.place()) : firstRound);
    }

    private Play declaring(HandState before, HandEvent.OfSeat event, Cards discards, HandState after) {
        Table table = ((HandState.Drawing) before).table();
        int draw = table.draw();
        DrawFacts declared = DrawFacts.declared(table, event.seat(), discards.size(), keeps(event.seat(), after));
        return withEach(facts -> {
            if (facts.seat() == event.seat()) {
                return facts.drawing(declared);
            }
            boolean wasLast =
                    facts.draws().size() == draw && facts.draws().getLast().last();
            return wasLast ? facts.withLastDraw(DrawFacts::notLast) : facts;
        });
    }

    private Play declaringInstead(HandEvent.DeclarationChanged changed, HandState after) {
        boolean keeps = keeps(changed.seat(), after);
        int cards = changed.cards().size();
        return with(changed.seat(), facts -> facts.withLastDraw(draw -> draw.declaringInstead(cards, keeps)));
    }

    /** A pat hand to which no card comes: one that was dealt too few is completed on the draw (rule 6.4). */
    private static boolean keeps(int seat, HandState after) {
        Player player = ((HandState.Drawing) after).table().player(seat);
        return player.draw().taken() == 0 && player.owed() == 0;
    }

    private Play reachingShowdown(HandState.Started after) {
        Table table = after.table();
        return withEach(facts ->
                table.player(facts.seat()).inHand() ? facts.with(facts.result().reachingShowdown()) : facts);
    }

    private Play showing(HandEvent.HandShown shown, HandState.Started after) {
        Ranking ranking = after.table().rules().game().ranking();
        Cards cards = shown.cards();
        if (cards.size() != ranking.handSize() || !cards.allKnown()) {
            return this;
        }
        return ranking.made(cards)
                .map(made -> with(shown.seat(), facts -> facts.showing(made)))
                .orElse(this);
    }

    private Play awarding(HandEvent.PotAwarded awarded) {
        Play play = this;
        for (Share share : awarded.shares()) {
            play = play.with(share.seat(), facts -> facts.with(facts.result().winning(share.amount())));
        }
        return play;
    }

    private Play raked(HandState.Finished after) {
        if (after.raked().isEmpty()) {
            return this;
        }
        Map<Integer, Long> parts = RakeParts.of(after);
        return withEach(facts -> facts.with(facts.result().paying(parts.getOrDefault(facts.seat(), 0L))));
    }

    /** What each pot gave counts as the last ruling on it says, or as it was awarded where there is none (rule 7.6). */
    private Play corrected(HandState.Finished after) {
        return withEach(facts -> facts.with(facts.result().havingWon(won(after, facts.seat()))))
                .raked(after);
    }

    private static long won(HandState.Finished finished, int seat) {
        long won = 0;
        for (int pot = 0; pot < finished.pots().size(); pot++) {
            List<Share> awarded = finished.awards().getOrDefault(pot, List.of());
            for (Share share : finished.ruled().getOrDefault(pot, awarded)) {
                won = share.seat() == seat ? Math.addExact(won, share.amount()) : won;
            }
        }
        return won;
    }

    private Play with(int seat, UnaryOperator<PlayerFacts> change) {
        List<PlayerFacts> changed = new ArrayList<>(players);
        int place = placeOf(seat);
        changed.set(place, change.apply(players.get(place)));
        return new Play(changed, firstRound);
    }

    private Play withEach(UnaryOperator<PlayerFacts> change) {
        List<PlayerFacts> changed = new ArrayList<>(players.size());
        players.forEach(facts -> changed.add(change.apply(facts)));
        return new Play(changed, firstRound);
    }

    private int placeOf(int seat) {
        int place = 0;
        while (players.get(place).seat() != seat) {
            place++;
        }
        return place;
    }
}
