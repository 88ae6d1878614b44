package org.standpat.formats.phh;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.decide.Decider;
import org.standpat.decide.RuleViolation;
import org.standpat.formats.HandRefused;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.NotStarted;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Settling;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.HandState.Voided;
import org.standpat.hand.Player;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.money.Denomination;
import org.standpat.rules.BettingRules;

/**
 * Plays a hand as its file tells it: each action becomes the command that it means in the state of that moment, and the decider judges
 * it. Player {@code pN} sits on seat N; the last one has the button.
 */
final class PhhReplay {

    /** What a file means by {@code sm -}. */
    enum DashMeans {
        MUCK,
        SHOW
    }

    /** Table of hands whose file names none. */
    private static final String UNNAMED_TABLE = "imported";

    private final PhhHand hand;
    private final HouseRules rules;
    private final DashMeans dash;
    private final List<HandCommand> commands = new ArrayList<>();
    private final List<HandEvent> events = new ArrayList<>();
    private HandState state = HandState.NOT_STARTED;

    private PhhReplay(PhhHand hand, HouseRules rules, DashMeans dash) {
        this.hand = hand;
        this.rules = rules;
        this.dash = dash;
    }

    /**
     * The hand played to its end.
     *
     * @param rules the house rules to play it by
     * @param startedAt when the hand began, where the file does not say
     * @throws HandRefused when the rules do not allow an action, or the hand is not over when the file ends
     */
    static ImportedHand play(PhhHand hand, HouseRules rules, DashMeans dash, Instant startedAt) {
        UUID identity = PhhIdentity.of(hand);
        PhhReplay replay = new PhhReplay(hand, rules, dash);
        replay.ask(hand.place(), replay.start(identity, startedAt));
        for (PhhStep step : hand.steps()) {
            if (!replay.decidesNothing(step.action())) {
                replay.ask(step.place(), replay.command(step.action()));
            }
        }
        replay.finish();
        return new ImportedHand(
                hand.place(),
                identity,
                hand.source(),
                Denomination.CHIPS,
                hand.startedAt() != null,
                replay.commands,
                replay.events,
                List.of());
    }

    private void ask(Place place, HandCommand command) {
        try {
            List<HandEvent> decided = Decider.decide(state, command, CardSource.REPORTED);
            for (HandEvent event : decided) {
                state = HandFold.evolve(state, event);
            }
            commands.add(command);
            events.addAll(decided);
        } catch (RuleViolation violation) {
            throw new HandRefused(Refusal.againstTheRules(
                    place, violation.rejection().rule(), violation.rejection().sentence()));
        }
    }

    private HandCommand start(UUID identity, Instant startedAt) {
        List<SeatedPlayer> seats = new ArrayList<>();
        for (int i = 0; i < hand.stacks().size(); i++) {
            seats.add(new SeatedPlayer(i + 1, name(i), hand.stacks().get(i)));
        }
        return new HandCommand.StartHand(
                identity,
                hand.table().isBlank() ? UNNAMED_TABLE : hand.table(),
                hand.startedAt() == null ? startedAt : hand.startedAt(),
                Dealing.RECORDED,
                rules,
                seats,
                seats.size(),
                hand.forced().owing(hand.stacks()),
                null);
    }

    /** Files leave the name of an unknown player empty or write question marks; he is called by his place then. */
    private String name(int index) {
        String name = hand.players().isEmpty() ? "" : hand.players().get(index).strip();
        return name.chars().allMatch(character -> character == '?') ? "p" + (index + 1) : name;
    }

    /**
     * True for a check after which nobody could have bet against the only player with chips left. Rule 5.10 skips it, and some writers
     * put it down all the same.
     */
    private boolean decidesNothing(PhhAction action) {
        boolean between = switch (state) {
            case Drawing drawing -> drawing.toDeclare() == drawing.first();
            case ShowingDown showing -> showing.toShow() == showing.first();
            case NotStarted ignored -> false;
            case Opening ignored -> false;
            case Betting ignored -> false;
            case Settling ignored -> false;
            case Voided ignored -> false;
            case Finished ignored -> false;
        };
        return between
                && action instanceof PhhAction.CheckOrCall check
                && state instanceof Started started
                && started.table().ableToBet() == 1
                && started.table().player(check.player()).canBet();
    }

    private HandCommand command(PhhAction action) {
        return switch (action) {
            case PhhAction.DealHole dealt -> new HandCommand.ReportCards(dealt.player(), dealt.cards());
            case PhhAction.Fold fold -> new HandCommand.Fold(fold.player());
            case PhhAction.CheckOrCall call -> checkOrCall(call.player());
            case PhhAction.BetOrRaise raise ->
                state instanceof Betting betting && betting.betting().level() == 0
                        ? new HandCommand.Bet(raise.player(), raise.to())
                        : new HandCommand.Raise(raise.player(), raise.to());
            case PhhAction.Discard discard ->
                discard.cards().isEmpty()
                        ? new HandCommand.StandPat(discard.player())
                        : new HandCommand.Discard(discard.player(), discard.cards());
            case PhhAction.Show show -> new HandCommand.Show(show.player(), show.cards());
            case PhhAction.Muck muck -> new HandCommand.Muck(muck.player());
            case PhhAction.Dash shown ->
                switch (dash) {
                    case MUCK -> new HandCommand.Muck(shown.player());
                    case SHOW -> new HandCommand.Show(shown.player(), Cards.NONE);
                };
        };
    }

    private HandCommand checkOrCall(int seat) {
        return state instanceof Betting betting
                        && !BettingRules.mayCheck(
                                betting.betting(), betting.table().player(seat))
                ? new HandCommand.Call(seat)
                : new HandCommand.Check(seat);
    }

    /** The last hand left at a showdown takes the pots unseen when the file says no more about it. */
    private void finish() {
        if (state instanceof ShowingDown showing
                && showing.table().players().stream().filter(Player::contends).count() == 1) {
            ask(hand.place(), new HandCommand.Muck(showing.toShow()));
        }
        if (!(state instanceof Finished)) {
            throw new HandRefused(hand.place(), "the file ends before the hand does: " + PhhAwaited.next(state));
        }
    }
}
