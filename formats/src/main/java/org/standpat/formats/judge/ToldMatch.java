package org.standpat.formats.judge;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.standpat.formats.transcript.Told;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Betting;
import org.standpat.rules.BettingRules;

/**
 * Whether an event that was decided is the one that a file tells of.
 *
 * @param dealing where the cards come from
 * @param hidden whether the file hides cards that the house dealt
 */
record ToldMatch(Dealing dealing, boolean hidden) {

    private static final Pattern WORD_BEGINS = Pattern.compile("(?<=[a-z])(?=[A-Z])");

    /** What a step tells, in this state. */
    HandEvent event(Told step, HandState state) {
        return switch (step) {
            case Told.Happened happened -> happened.event();
            case Told.CheckedOrCalled passed -> checkedOrCalled(passed.seat(), state);
            case Told.BetOrRaised bet ->
                state instanceof Betting betting && betting.betting().level() == 0
                        ? new HandEvent.Bet(bet.seat(), bet.to(), true)
                        : new HandEvent.Raised(bet.seat(), bet.to(), true);
        };
    }

    private static HandEvent checkedOrCalled(int seat, HandState state) {
        boolean calls = state instanceof Betting betting
                && betting.table().hasSeat(seat)
                && !BettingRules.mayCheck(betting.betting(), betting.table().player(seat));
        return calls ? new HandEvent.Called(seat, 0) : new HandEvent.Checked(seat);
    }

    /** True for something that the record leaves out: a commitment to cards that the file hides. */
    boolean isLeftOut(HandEvent event) {
        return hidden && event instanceof HandEvent.DeckShuffled;
    }

    /** The steps as a list of what the dealer did, each in its own place; of the others anything stands there. */
    static List<HandEvent> dealt(List<Told> steps) {
        return steps.stream()
                .map(step -> step instanceof Told.Happened happened ? happened.event() : new HandEvent.Checked(0))
                .toList();
    }

    boolean is(Told step, HandState before, HandEvent decided) {
        return switch (step) {
            case Told.Happened happened -> isSame(happened.event(), decided);
            case Told.CheckedOrCalled passed ->
                checkedOrCalled(passed.seat(), before) instanceof HandEvent.Called
                        ? decided instanceof HandEvent.Called called && called.seat() == passed.seat()
                        : decided instanceof HandEvent.Checked checked && checked.seat() == passed.seat();
            case Told.BetOrRaised bet -> isSame(event(bet, before), decided);
        };
    }

    private boolean isSame(HandEvent told, HandEvent decided) {
        return switch (told) {
            case HandEvent.Bet bet ->
                decided instanceof HandEvent.Bet other && other.seat() == bet.seat() && other.to() == bet.to();
            case HandEvent.Raised raised ->
                decided instanceof HandEvent.Raised other && other.seat() == raised.seat() && other.to() == raised.to();
            case HandEvent.HandShown shown ->
                decided instanceof HandEvent.HandShown other
                        && other.seat() == shown.seat()
                        && other.cards().knownSet().equals(shown.cards().knownSet());
            case HandEvent.CardsDealt dealt -> (hidden ? placeless(dealt) : dealt).equals(decided);
            case HandEvent.CardsReplaced replaced -> (hidden ? placeless(replaced) : replaced).equals(decided);
            case HandEvent.CardBurned burned ->
                dealing == Dealing.RECORDED ? decided instanceof HandEvent.CardBurned : burned.equals(decided);
            case HandEvent.DeckReshuffled reshuffled ->
                decided instanceof HandEvent.DeckReshuffled other && isSame(reshuffled, other);
            default -> told.equals(decided);
        };
    }

    /** Whoever does not know all cards cannot say either where in the stub they lay. */
    private static HandEvent placeless(HandEvent.CardsDealt dealt) {
        return new HandEvent.CardsDealt(dealt.seat(), dealt.cards());
    }

    private static HandEvent placeless(HandEvent.CardsReplaced replaced) {
        return new HandEvent.CardsReplaced(replaced.seat(), replaced.cards());
    }

    /** The pool of a reshuffle is in no particular order, and a view of a hand does not name what went into it. */
    private static boolean isSame(HandEvent.DeckReshuffled told, HandEvent.DeckReshuffled decided) {
        return told.procedure() == decided.procedure()
                && told.poolOf() == decided.poolOf()
                && told.seat() == decided.seat()
                && told.pool().size() == decided.pool().size()
                && told.pool().knownSet().minus(decided.pool().knownSet()).isEmpty();
    }

    /** An event in words that show no card. */
    static String name(HandEvent event) {
        String kind = WORD_BEGINS
                .matcher(event.getClass().getSimpleName())
                .replaceAll(" ")
                .toLowerCase(Locale.ROOT);
        return event instanceof HandEvent.OfSeat of ? kind + " of seat " + of.seat() : kind;
    }
}
