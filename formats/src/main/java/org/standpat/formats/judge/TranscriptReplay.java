package org.standpat.formats.judge;

import java.util.ArrayList;
import java.util.List;
import org.standpat.card.Cards;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.Spot;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Cancelled;
import org.standpat.formats.transcript.Statement.Dealt;
import org.standpat.formats.transcript.Transcript;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.Player;
import org.standpat.hand.Ruling;

/** Plays a hand as its file tells it: each statement becomes the command that it means in the state of that moment. */
final class TranscriptReplay {

    private final Transcript transcript;
    private final RunningHand hand;
    private final List<String> remarks = new ArrayList<>();
    private final BettingReplay betting;
    private final DrawReplay draws;
    private final ShowdownReplay showdown;
    private Spot last;

    TranscriptReplay(Transcript transcript) {
        this.transcript = transcript;
        hand = new RunningHand(transcript);
        betting = new BettingReplay(hand);
        draws = new DrawReplay(hand, remarks);
        showdown = new ShowdownReplay(hand, transcript.room().showing(), remarks);
        last = transcript.button().at();
    }

    /**
     * Plays the hand to its end.
     *
     * @throws HandRefused when the rules do not allow what the file says, or the hand is not over when the file ends
     */
    PlayedHand play(HandCommand.StartHand start) {
        hand.ask(Spot.ofLine(transcript.place().line()), start);
        StatedPosts.compare(transcript, hand);
        deal();
        for (Statement statement : transcript.statements()) {
            last = statement.at();
            step(statement);
        }
        draws.serve(last);
        showdown.play(last);
        if (!(hand.state() instanceof Finished finished)) {
            throw new HandRefused(Refusal.unreadable(
                    transcript.at(last),
                    "the file ends before the hand does: expected " + Awaited.words(hand.state())));
        }
        draws.compareReshuffles();
        return new PlayedHand(hand.commands(), hand.events(), finished, showdown.mucked(), remarks);
    }

    /** First cards, unknown ones for everybody whose cards the file does not tell. */
    private void deal() {
        if (!(hand.state() instanceof Opening opening)) {
            return;
        }
        for (Player player : opening.table().clockwiseAfter(opening.table().button())) {
            Spot spot = transcript.button().at();
            Cards cards = Cards.unknown(player.owed());
            for (Statement statement : transcript.statements()) {
                if (statement instanceof Dealt dealt && dealt.seat() == player.seat()) {
                    spot = dealt.at();
                    cards = dealt.cards();
                }
            }
            hand.ask(spot, new HandCommand.ReportCards(player.seat(), cards));
        }
        if (hand.state() instanceof Opening still && still.table().owesCards()) {
            throw hand.otherwise(
                    last, "1.4", "Rule 1.4: expected five first cards for everybody whose cards are told.");
        }
    }

    private void step(Statement statement) {
        switch (statement) {
            case Statement.Posted ignored -> {}
            case Dealt ignored -> {}
            case Statement.TimedOut out -> betting.timedOut(out.seat());
            case Statement.Folded folded -> {
                draws.serve(folded.at());
                betting.act(folded, new HandCommand.Fold(folded.seat()));
            }
            case Statement.Checked checked -> {
                draws.serve(checked.at());
                betting.act(checked, new HandCommand.Check(checked.seat()));
            }
            case Statement.Called called -> {
                draws.serve(called.at());
                betting.call(called);
            }
            case Statement.Bet bet -> {
                draws.serve(bet.at());
                betting.bet(bet);
            }
            case Statement.Raised raised -> {
                draws.serve(raised.at());
                betting.raise(raised);
            }
            case Statement.DrawMarked mark -> {
                draws.serve(mark.at());
                draws.marked(mark);
            }
            case Statement.Discarded discarded -> {
                draws.serve(discarded.at());
                betting.act(discarded, new HandCommand.Discard(discarded.seat(), discarded.cards()));
            }
            case Statement.StoodPat pat -> {
                draws.serve(pat.at());
                draws.requireHeld(pat);
                betting.act(pat, new HandCommand.StandPat(pat.seat()));
            }
            case Statement.Replaced replaced -> draws.replaced(replaced);
            case Statement.Reshuffled mark -> draws.marked(mark);
            case Statement.Returned ignored -> {}
            case Statement.Shown shown -> showdown.says(shown);
            case Statement.Mucked mucked -> showdown.says(mucked);
            case Cancelled cancelled -> cancel(cancelled);
        }
    }

    private void cancel(Cancelled cancelled) {
        showdown.playBeforeCancelled();
        hand.ask(
                cancelled.at(),
                new HandCommand.CancelHand(new Ruling(transcript.room().name(), cancelled.words(), "7.4")));
    }
}
