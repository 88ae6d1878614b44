package org.standpat.service.facts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.hand.BettingRound;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.ShortAllIn;
import org.standpat.legal.LegalActions;

/**
 * A hand as somebody writes it down who watches its events go by: lists of what happened, and nothing worked out from them. Only whether
 * a player may raise is asked of the rules.
 */
// What is missing fails the test, as it should.
@SuppressWarnings("NullAway")
final class WatchedHand {

    /** A betting action: who did what; whether he had something to match, could raise, and could make the last bet of the cap. */
    record Act(int seat, String word, boolean faces, boolean mayRaise, boolean mayCap, boolean full) {
        boolean is(String... words) {
            return List.of(words).contains(word);
        }
    }

    /** A declaration: how many cards, whether the hand was whole, and who else was in the hand then. */
    record Declaration(int seat, int taken, boolean whole, Set<Integer> in) {}

    final HandEvent.HandStarted start;
    final Map<Integer, List<Act>> acts = new TreeMap<>();
    final Map<Integer, Set<Integer>> inAtRound = new TreeMap<>();
    final Map<Integer, List<Declaration>> declarations = new TreeMap<>();
    final Set<Integer> dead = new TreeSet<>();
    final Set<Integer> atShowdown = new TreeSet<>();
    final Map<Integer, Cards> shown = new HashMap<>();
    final Map<Integer, Long> raked = new TreeMap<>();
    final Map<Integer, List<HandEvent.Share>> given = new TreeMap<>();

    private final Set<Integer> in = new TreeSet<>();
    private final Map<Integer, Integer> held = new HashMap<>();
    private final Map<Integer, Long> bet = new HashMap<>();
    private long level;
    private long fullLevel;
    private int bets;
    private int round;
    private int draw;

    WatchedHand(List<HandEvent> events) {
        start = (HandEvent.HandStarted) events.getFirst();
        start.seats().forEach(seat -> in.add(seat.seat()));
        HandState state = HandState.NOT_STARTED;
        for (HandEvent event : events) {
            watch(state, event);
            state = HandFold.evolve(state, event);
        }
    }

    // Written another way than the fold on purpose: that one is a switch.
    @SuppressWarnings("IfChainToSwitch")
    private void watch(HandState before, HandEvent event) {
        if (event instanceof HandEvent.BlindPosted posted && posted.blind() != HandEvent.Blind.DEAD) {
            bet.merge(posted.seat(), posted.amount(), Long::sum);
        } else if (event instanceof HandEvent.CardsDealt dealt) {
            held.merge(dealt.seat(), dealt.cards().size(), Integer::sum);
        } else if (event instanceof HandEvent.CardsReplaced dealt) {
            held.merge(dealt.seat(), dealt.cards().size(), Integer::sum);
        } else if (event instanceof HandEvent.BettingRoundOpened opened) {
            round = opened.round();
            level = opened.level();
            fullLevel = level;
            bets = opened.bets();
            inAtRound.put(round, new TreeSet<>(in));
        } else if (event instanceof HandEvent.Folded folded) {
            act(before, folded.seat(), "fold", level, false);
            in.remove(folded.seat());
        } else if (event instanceof HandEvent.Checked checked) {
            act(before, checked.seat(), "check", level, false);
        } else if (event instanceof HandEvent.Called called) {
            act(before, called.seat(), "call", level, false);
            bet.put(called.seat(), called.to());
        } else if (event instanceof HandEvent.Bet opening) {
            act(before, opening.seat(), "bet", opening.to(), opening.full());
        } else if (event instanceof HandEvent.Raised raised) {
            act(before, raised.seat(), "raise", raised.to(), raised.full());
        } else if (event instanceof HandEvent.HandKilled killed) {
            in.remove(killed.seat());
            dead.add(killed.seat());
        } else {
            watchCards(event);
        }
    }

    private void watchCards(HandEvent event) {
        if (event instanceof HandEvent.DrawOpened opened) {
            draw = opened.draw();
            bet.clear();
        } else if (event instanceof HandEvent.DiscardDeclared declared) {
            declare(declared.seat(), declared.cards().size());
        } else if (event instanceof HandEvent.StoodPat pat) {
            declare(pat.seat(), 0);
        } else if (event instanceof HandEvent.DeclarationChanged changed) {
            Declaration taken = declarations.get(draw).removeLast();
            held.merge(changed.seat(), taken.taken(), Integer::sum);
            declare(changed.seat(), changed.cards().size());
        } else if (event instanceof HandEvent.ShowdownOpened) {
            atShowdown.addAll(in);
        } else if (event instanceof HandEvent.HandShown tabled) {
            shown.put(tabled.seat(), tabled.cards());
        } else if (event instanceof HandEvent.RakeTaken taken) {
            raked.put(taken.pot(), taken.amount());
        } else if (event instanceof HandEvent.PotAwarded awarded) {
            given.put(awarded.pot(), awarded.shares());
        } else if (event instanceof HandEvent.PotRuled ruled) {
            given.put(ruled.pot(), ruled.shares());
        }
    }

    private void declare(int seat, int cards) {
        int now = held.merge(seat, -cards, Integer::sum);
        boolean whole = cards == 0 && now >= start.rules().game().handSize();
        declarations
                .computeIfAbsent(draw, number -> new ArrayList<>())
                .add(new Declaration(seat, cards, whole, new TreeSet<>(in)));
    }

    private void act(HandState before, int seat, String word, long to, boolean full) {
        boolean faces = bet.getOrDefault(seat, 0L) < level;
        Long most = mostRaise((HandState.Betting) before);
        boolean mayCap = most != null && isLast(most);
        acts.computeIfAbsent(round, number -> new ArrayList<>())
                .add(new Act(seat, word, faces, most != null, mayCap, full));
        if (to > level) {
            bet.put(seat, to);
            level = to;
            fullLevel = full ? to : fullLevel;
            bets += full ? 1 : 0;
        }
    }

    /** What the list of legal actions says when nobody has acted out of turn; null when it has no bet and no raise. */
    private static @Nullable Long mostRaise(HandState.Betting state) {
        BettingRound now = state.betting();
        BettingRound unnoted = new BettingRound(
                now.round(),
                now.level(),
                now.fullLevel(),
                now.lastRaise(),
                now.bets(),
                now.aggressor(),
                now.acted(),
                now.actions(),
                now.missing(),
                List.of());
        for (LegalActions.Option option : LegalActions.of(new HandState.Betting(state.table(), unnoted, state.toAct()))
                .options()) {
            if (option instanceof LegalActions.Bet opening) {
                return opening.most();
            }
            if (option instanceof LegalActions.Raise raise) {
                return raise.most();
            }
        }
        return null;
    }

    /** Whether a raise to so many chips would be a full one, and the last. */
    private boolean isLast(long to) {
        if (!(start.rules().game().betting() instanceof FixedLimit limit)) {
            return false;
        }
        long size = round < limit.bigBetFromRound() ? limit.smallBet() : limit.bigBet();
        long whole = fullLevel + size > level ? fullLevel + size : level + size;
        long more = to - (limit.shortAllInsAddUp() ? fullLevel : level);
        boolean full = to >= whole || (limit.shortAllIn() == ShortAllIn.HALF_BET ? 2 * more >= size : more >= size);
        boolean lifted = switch (limit.cap().lifted()) {
            case NEVER -> false;
            case TWO_LEFT_IN_HAND -> in.size() == 2;
            case TABLE_HEADS_UP -> start.seats().size() == 2;
        };
        return full && !lifted && bets + 1 == limit.cap().bets();
    }
}
