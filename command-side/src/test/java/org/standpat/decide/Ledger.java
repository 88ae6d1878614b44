package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.Discards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;

/**
 * Keeps the books of a hand from its events alone and compares them with the folded state after every event: chips of each seat and
 * of the pot, and the number of cards in stub, hands, muck and burns (rule 8). Written apart from the fold, so that both would have
 * to be wrong in the same way.
 */
final class Ledger {

    private final Map<Integer, Long> stacks = new HashMap<>();
    private final Map<Integer, Long> bets = new HashMap<>();
    private final Map<Integer, Integer> hands = new HashMap<>();
    private final Map<Integer, Integer> declared = new HashMap<>();
    private long pot;
    private long rake;
    private long chips;
    private int stub = Card.DECK_SIZE;
    private int muck;
    private int burns;

    /** Books the event and compares with the state that follows it. */
    void book(HandEvent event, HandState after) {
        post(event);
        Started state = (Started) after;
        assertThat(stacks.values().stream().mapToLong(Long::longValue).sum() + pot + rake)
                .as("chips after %s", event)
                .isEqualTo(chips);
        assertThat(stub
                        + muck
                        + burns
                        + hands.values().stream().mapToInt(Integer::intValue).sum())
                .as("cards after %s", event)
                .isEqualTo(Card.DECK_SIZE);
        for (Player player : state.table().players()) {
            assertThat(player.stack())
                    .as("stack of seat %s after %s", player.seat(), event)
                    .isEqualTo(stacks.get(player.seat()));
            assertThat(player.cards().size())
                    .as("cards of seat %s after %s", player.seat(), event)
                    .isEqualTo(hands.getOrDefault(player.seat(), 0));
        }
        assertThat(state.table().deck().stub()).as("stub after %s", event).isEqualTo(stub);
        assertThat(state.table().deck().burns()).as("burns after %s", event).isEqualTo(burns);
        eachKnownCardInOnePlace(state, event);
    }

    private void eachKnownCardInOnePlace(Started state, HandEvent event) {
        CardSet seen = CardSet.EMPTY;
        int mucked = 0;
        for (Player player : state.table().players()) {
            seen = joined(seen, player.cards(), event);
        }
        for (Discards discards : state.table().deck().muck()) {
            seen = joined(seen, discards.cards(), event);
            mucked += discards.cards().size();
        }
        assertThat(mucked).as("muck after %s", event).isEqualTo(muck);
    }

    private static CardSet joined(CardSet seen, Cards cards, HandEvent event) {
        assertThat(seen.intersect(cards.knownSet()))
                .as("cards in two places after %s", event)
                .isEmpty();
        return seen.union(cards.knownSet());
    }

    private void post(HandEvent event) {
        switch (event) {
            case HandEvent.HandStarted started ->
                started.seats().forEach(seated -> {
                    stacks.put(seated.seat(), seated.stack());
                    chips += seated.stack();
                });
            case HandEvent.AntePosted posted -> payDead(posted.seat(), posted.amount());
            case HandEvent.BlindPosted posted -> {
                if (posted.blind() == HandEvent.Blind.DEAD) {
                    payDead(posted.seat(), posted.amount());
                } else {
                    pay(posted.seat(), posted.amount());
                }
            }
            case HandEvent.Called called -> payUpTo(called.seat(), called.to());
            case HandEvent.Bet bet -> payUpTo(bet.seat(), bet.to());
            case HandEvent.Raised raised -> payUpTo(raised.seat(), raised.to());
            case HandEvent.UncalledBetReturned returned -> pay(returned.seat(), -returned.amount());
            case HandEvent.RakeTaken taken -> {
                pot -= taken.amount();
                rake += taken.amount();
            }
            case HandEvent.PotAwarded awarded ->
                awarded.shares().forEach(share -> {
                    pot -= share.amount();
                    stacks.merge(share.seat(), share.amount(), Long::sum);
                });
            case HandEvent.DrawOpened ignored -> bets.clear();
            case HandEvent.CardsDealt dealt -> deal(dealt.seat(), dealt.cards().size());
            case HandEvent.CardsReplaced replaced ->
                deal(replaced.seat(), replaced.cards().size());
            case HandEvent.DiscardDeclared declared ->
                declare(declared.seat(), declared.cards().size());
            case HandEvent.DeclarationChanged changed -> {
                muck(changed.seat(), -declared.getOrDefault(changed.seat(), 0));
                declare(changed.seat(), changed.cards().size());
            }
            case HandEvent.CardExposed ignored -> {
                stub--;
                muck++;
            }
            case HandEvent.HandKilled killed -> muck(killed.seat(), hands.getOrDefault(killed.seat(), 0));
            case HandEvent.Refunded refunded -> {
                pot -= refunded.amount();
                stacks.merge(refunded.seat(), refunded.amount(), Long::sum);
            }
            case HandEvent.Folded folded -> muck(folded.seat(), hands.getOrDefault(folded.seat(), 0));
            case HandEvent.HandMucked mucked -> muck(mucked.seat(), hands.getOrDefault(mucked.seat(), 0));
            case HandEvent.CardBurned ignored -> {
                stub--;
                burns++;
            }
            case HandEvent.DeckReshuffled shuffled -> {
                muck -= shuffled.pool().size() - stub - burns;
                stub = shuffled.pool().size();
                burns = 0;
            }
            case HandEvent.HandCompleted completed -> {
                assertThat(pot).as("nothing is left in the pot").isZero();
                completed.stacks().forEach(share -> assertThat(share.amount()).isEqualTo(stacks.get(share.seat())));
            }
            case HandEvent.DeckShuffled ignored -> {}
            case HandEvent.BettingRoundOpened ignored -> {}
            case HandEvent.Checked ignored -> {}
            case HandEvent.StoodPat pat -> declare(pat.seat(), 0);
            case HandEvent.HandMiscounted ignored -> {}
            case HandEvent.ActedOutOfTurn ignored -> {}
            case HandEvent.ActionForced ignored -> {}
            case HandEvent.CardsTakenTold ignored -> {}
            case HandEvent.MisdealDeclared ignored -> {}
            case HandEvent.HandCancelled ignored -> {}
            case HandEvent.RulingIssued ignored -> {}
            // The stacks stay as recorded; what the ruling makes of them is Finished.correctedStack.
            case HandEvent.PotRuled ignored -> {}
            case HandEvent.ShowdownOpened ignored -> {}
            case HandEvent.HandShown ignored -> {}
        }
    }

    private void payUpTo(int seat, long to) {
        pay(seat, to - bets.getOrDefault(seat, 0L));
    }

    private void pay(int seat, long amount) {
        stacks.merge(seat, -amount, Long::sum);
        bets.merge(seat, amount, Long::sum);
        pot += amount;
    }

    private void payDead(int seat, long amount) {
        stacks.merge(seat, -amount, Long::sum);
        pot += amount;
    }

    private void declare(int seat, int cards) {
        muck(seat, cards);
        declared.put(seat, cards);
    }

    private void deal(int seat, int cards) {
        stub -= cards;
        hands.merge(seat, cards, Integer::sum);
    }

    private void muck(int seat, int cards) {
        hands.merge(seat, -cards, Integer::sum);
        muck += cards;
    }
}
