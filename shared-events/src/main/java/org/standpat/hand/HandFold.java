package org.standpat.hand;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent.BettingRoundOpened;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DrawOpened;
import org.standpat.hand.HandEvent.HandCompleted;
import org.standpat.hand.HandEvent.HandShown;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandEvent.PotAwarded;
import org.standpat.hand.HandEvent.RakeTaken;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandEvent.ShowdownOpened;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.NotStarted;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Settling;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.HandState.Started;
import org.standpat.houserules.Game;

/**
 * The fold: a hand's state from its events. This is what replay is, the same on every machine and at any later version. It knows
 * what an event does, not whether the rules allow it; what the rules made of an action is in the events themselves.
 */
public final class HandFold {

    private HandFold() {}

    /**
     * The state after one more event.
     *
     * @throws ImpossibleEvent when this event can never follow on this state
     */
    public static HandState evolve(HandState state, HandEvent event) {
        try {
            return apply(state, event);
        } catch (IllegalArgumentException fault) {
            throw new ImpossibleEvent(state, event, fault);
        }
    }

    /**
     * The state after all events of a hand, in their order.
     *
     * @throws ImpossibleEvent at the first event that cannot follow
     */
    public static HandState of(Iterable<? extends HandEvent> events) {
        HandState state = HandState.NOT_STARTED;
        for (HandEvent event : events) {
            state = evolve(state, event);
        }
        return state;
    }

    private static HandState apply(HandState state, HandEvent event) {
        return switch (event) {
            case HandStarted started -> start(state, started);
            case HandEvent.BlindPosted posted -> {
                Opening opening = in(Opening.class, state);
                yield new Opening(
                        opening.table().with(posted.seat(), player -> player.puttingIn(posted.amount())),
                        opening.blindsPosted() + 1);
            }
            case HandEvent.DeckShuffled shuffled -> {
                Opening opening = in(Opening.class, state);
                Table table = opening.table();
                yield new Opening(table.with(table.deck().shuffled()), opening.blindsPosted());
            }
            case HandEvent.CardsDealt dealt -> {
                Opening opening = in(Opening.class, state);
                yield new Opening(deal(opening.table(), dealt.seat(), dealt.cards()), opening.blindsPosted());
            }
            case BettingRoundOpened opened -> open(in(Started.class, state), opened);
            case HandEvent.Folded folded -> {
                Betting betting = onTurn(state, folded.seat());
                yield next(
                        betting,
                        muck(betting.table(), folded.seat(), Player.Standing.FOLDED),
                        betting.betting(),
                        folded.seat());
            }
            case HandEvent.Checked checked -> {
                Betting betting = onTurn(state, checked.seat());
                yield next(betting, betting.table(), betting.betting().passing(checked.seat()), checked.seat());
            }
            case HandEvent.Called called -> {
                Betting betting = onTurn(state, called.seat());
                Table paid = pay(betting.table(), called.seat(), called.to());
                yield next(betting, paid, betting.betting().passing(called.seat()), called.seat());
            }
            case HandEvent.Bet bet -> raise(state, bet.seat(), bet.to(), bet.full());
            case HandEvent.Raised raised -> raise(state, raised.seat(), raised.to(), raised.full());
            case HandEvent.UncalledBetReturned returned -> {
                Betting betting = in(Betting.class, state);
                Table table = betting.table().with(returned.seat(), player -> player.takingBack(returned.amount()));
                yield new Betting(table, betting.betting(), Table.NOBODY);
            }
            case DrawOpened opened -> open(in(Started.class, state), opened);
            case HandEvent.DiscardDeclared declared -> declare(state, declared.seat(), declared.cards());
            case HandEvent.StoodPat pat -> declare(state, pat.seat(), Cards.NONE);
            case CardBurned burned -> burn(in(Drawing.class, state), burned);
            case DeckReshuffled reshuffled -> reshuffle(in(Drawing.class, state), reshuffled);
            case HandEvent.CardsReplaced replaced -> {
                Drawing drawing = in(Drawing.class, state);
                Table table = deal(drawing.table(), replaced.seat(), replaced.cards());
                yield new Drawing(table, drawing.toDeclare(), drawing.first(), drawing.burned());
            }
            case ShowdownOpened opened ->
                new ShowingDown(gathered(in(Started.class, state).table()), opened.seat(), opened.seat());
            case HandShown shown -> show(in(ShowingDown.class, state), shown);
            case HandEvent.HandMucked mucked -> {
                ShowingDown showing = in(ShowingDown.class, state);
                yield nextToShow(showing, muck(showing.table(), mucked.seat(), Player.Standing.MUCKED), mucked.seat());
            }
            case RakeTaken taken -> rake(settling(in(Started.class, state)), taken);
            case PotAwarded awarded -> award(settling(in(Started.class, state)), awarded);
            case HandCompleted completed -> complete(in(Settling.class, state), completed);
        };
    }

    private static HandState start(HandState state, HandStarted started) {
        in(NotStarted.class, state);
        Player[] players = new Player[started.seats().size()];
        for (int i = 0; i < players.length; i++) {
            players[i] = Player.seated(started.seats().get(i), Game.HAND_SIZE);
        }
        return new Opening(
                new Table(
                        started.hand(),
                        started.table(),
                        started.startedAt(),
                        started.dealing(),
                        started.rules(),
                        started.button(),
                        List.of(players),
                        Deck.FULL,
                        0),
                0);
    }

    private static HandState open(Started state, BettingRoundOpened opened) {
        // The blinds are bets of the first round; on later rounds the draw has gathered all bets before.
        BettingRound betting = BettingRound.opened(opened.round(), opened.level(), opened.bets());
        return new Betting(state.table(), betting, opened.seat());
    }

    private static HandState open(Started state, DrawOpened opened) {
        Table table = state.table().withEverybody(Player::beforeNextDraw).onDraw(opened.draw());
        return new Drawing(table, opened.seat(), opened.seat(), false);
    }

    private static Betting onTurn(HandState state, int seat) {
        Betting betting = in(Betting.class, state);
        if (betting.toAct() != seat) {
            throw new IllegalArgumentException("seat " + betting.toAct() + " is to act, not seat " + seat);
        }
        return betting;
    }

    private static Betting next(Betting before, Table table, BettingRound round, int actor) {
        return new Betting(table, round, round.nextAfter(table, actor));
    }

    private static HandState raise(HandState state, int seat, long to, boolean full) {
        Betting betting = onTurn(state, seat);
        return next(betting, pay(betting.table(), seat, to), betting.betting().raising(seat, to, full), seat);
    }

    private static Table pay(Table table, int seat, long to) {
        return table.with(seat, player -> player.puttingIn(to - player.bet()));
    }

    private static Table deal(Table table, int seat, Cards cards) {
        return table.with(table.deck().dealing(cards)).with(seat, player -> player.receiving(cards));
    }

    private static Table muck(Table table, int seat, Player.Standing standing) {
        Discards hand =
                new Discards(seat, table.draw(), true, table.player(seat).cards());
        return table.with(table.deck().mucking(hand, CardSet.EMPTY)).with(seat, player -> player.leaving(standing));
    }

    private static Drawing declare(HandState state, int seat, Cards discards) {
        Drawing drawing = in(Drawing.class, state);
        if (drawing.toDeclare() != seat) {
            throw new IllegalArgumentException("seat " + drawing.toDeclare() + " is to declare, not seat " + seat);
        }
        Table table = drawing.table();
        Table declared = table.with(seat, player -> player.discarding(discards));
        if (!discards.isEmpty()) {
            CardSet revealed = HeldCards.revealed(table.player(seat).cards(), discards);
            Discards muck = new Discards(seat, table.draw(), false, discards);
            declared = declared.with(declared.deck().mucking(muck, revealed));
        }
        return new Drawing(declared, nextToDeclare(declared, seat), drawing.first(), false);
    }

    private static int nextToDeclare(Table table, int seat) {
        for (Player player : table.clockwiseAfter(seat)) {
            if (player.inHand() && !player.draw().declared()) {
                return player.seat();
            }
        }
        return Table.NOBODY;
    }

    private static Drawing burn(Drawing drawing, CardBurned burned) {
        Table table = drawing.table();
        return new Drawing(
                table.with(table.deck().burning(burned.place())), drawing.toDeclare(), drawing.first(), true);
    }

    private static Drawing reshuffle(Drawing drawing, DeckReshuffled reshuffled) {
        Table table = drawing.table();
        List<Discards> pooled = ReshufflePool.of(table, reshuffled.poolOf(), reshuffled.seat());
        Deck deck = table.deck().reshuffled(pooled, reshuffled.pool());
        return new Drawing(table.with(deck), drawing.toDeclare(), drawing.first(), drawing.burned());
    }

    private static ShowingDown show(ShowingDown showing, HandShown shown) {
        Table table = showing.table();
        CardSet revealed = HeldCards.revealed(table.player(shown.seat()).cards(), shown.cards());
        Table open = table.with(table.deck().revealing(revealed))
                .with(shown.seat(), player -> player.showing(shown.cards()));
        return nextToShow(showing, open, shown.seat());
    }

    private static ShowingDown nextToShow(ShowingDown before, Table table, int seat) {
        if (before.toShow() != seat) {
            throw new IllegalArgumentException("seat " + before.toShow() + " is to show, not seat " + seat);
        }
        for (Player player : table.clockwiseAfter(seat)) {
            if (player.standing() == Player.Standing.IN_HAND) {
                return new ShowingDown(table, player.seat(), before.first());
            }
        }
        return new ShowingDown(table, Table.NOBODY, before.first());
    }

    private static Settling settling(Started state) {
        return state instanceof Settling already
                ? already
                : new Settling(gathered(state.table()), Pots.of(state.table()), Map.of(), List.of());
    }

    private static Settling rake(Settling settling, RakeTaken taken) {
        Pot pot = pot(settling, taken.pot());
        if (taken.amount() <= 0
                || taken.amount() > pot.amount()
                || settling.raked().containsKey(taken.pot())) {
            throw new IllegalArgumentException("pot " + taken.pot() + " of " + pot.amount() + " chips, raked so far "
                    + settling.raked() + ", cannot be raked " + taken.amount());
        }
        Map<Integer, Long> raked = new HashMap<>(settling.raked());
        raked.put(taken.pot(), taken.amount());
        return new Settling(settling.table(), settling.pots(), raked, settling.awarded());
    }

    private static Settling award(Settling settling, PotAwarded awarded) {
        Pot pot = pot(settling, awarded.pot());
        long due = pot.amount() - settling.raked().getOrDefault(awarded.pot(), 0L);
        Table table = settling.table();
        long sum = 0;
        for (Share share : awarded.shares()) {
            if (!pot.contestedBy(share.seat())) {
                throw new IllegalArgumentException("seat " + share.seat() + " has no part in pot " + awarded.pot());
            }
            table = table.with(share.seat(), player -> player.winning(share.amount()));
            sum = Math.addExact(sum, share.amount());
        }
        if (sum != due || settling.awarded().contains(awarded.pot())) {
            throw new IllegalArgumentException("pot " + awarded.pot() + " holds " + due
                    + " chips after rake, shares add up to " + sum + "; pots awarded before: " + settling.awarded());
        }
        List<Integer> done = new ArrayList<>(settling.awarded());
        done.add(awarded.pot());
        return new Settling(table, settling.pots(), settling.raked(), done);
    }

    private static Pot pot(Settling settling, int number) {
        if (number < 0 || number >= settling.pots().size()) {
            throw new IllegalArgumentException(
                    "there are " + settling.pots().size() + " pots, none has number " + number);
        }
        return settling.pots().get(number);
    }

    private static Finished complete(Settling settling, HandCompleted completed) {
        List<Share> stacks = new ArrayList<>();
        for (Player player : settling.table().players()) {
            stacks.add(new Share(player.seat(), player.stack()));
        }
        if (settling.awarded().size() != settling.pots().size() || !stacks.equals(completed.stacks())) {
            throw new IllegalArgumentException(
                    "with pots " + settling.awarded() + " of " + settling.pots().size() + " awarded the stacks are "
                            + stacks + ", the event says " + completed.stacks());
        }
        return new Finished(settling.table(), settling.pots(), settling.rake());
    }

    private static Table gathered(Table table) {
        return table.withEverybody(Player::withBetGathered);
    }

    private static <T extends HandState> T in(Class<T> phase, HandState state) {
        if (!phase.isInstance(state)) {
            throw new IllegalArgumentException("it belongs to phase " + phase.getSimpleName() + ", the hand is in "
                    + state.getClass().getSimpleName());
        }
        return phase.cast(state);
    }
}
