package org.standpat.decide;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Ruling;

/** Commands and events in the words of the game, so that a test reads like a hand. */
final class Words {

    private Words() {}

    /** Who rules in these tests. */
    static Ruling ruling(String rule) {
        return new Ruling("floor", "a test", rule);
    }

    /**
     * {@code 3 raises 80}, {@code 1 discards 2h3c}, {@code 1 draws 2} for the first two cards held, {@code 1 changes 2h} or
     * {@code 1 changes} to stand pat, {@code 1 times out}, {@code 1 asks 2}; reports: {@code deal 1 2h3c}, {@code expose 1 2h},
     * {@code miscount 1 4}, {@code early 2 bets 40}; the floor: {@code floor misdeal}, {@code floor cancels}, {@code floor kills 2},
     * {@code floor kills 2 6.3}, {@code floor gives 0 2+3}, {@code floor notes}.
     */
    static HandCommand command(Started state, String words) {
        String[] word = words.strip().split(" +", -1);
        return switch (word[0]) {
            case "deal" -> new HandCommand.ReportCards(Integer.parseInt(word[1]), Cards.parse(word[2]));
            case "expose" -> new HandCommand.ReportExposed(Integer.parseInt(word[1]), Card.parse(word[2]));
            case "miscount" -> new HandCommand.ReportMiscount(Integer.parseInt(word[1]), Integer.parseInt(word[2]));
            case "early" -> new HandCommand.ReportOutOfTurn(early(word));
            case "floor" -> floor(word);
            default -> ofSeat(state, words, word);
        };
    }

    private static OutOfTurn early(String[] word) {
        int seat = Integer.parseInt(word[1]);
        long to = word.length > 3 ? Long.parseLong(word[3]) : 0;
        return switch (word[2]) {
            case "folds" -> new OutOfTurn(seat, OutOfTurn.Word.FOLD, to);
            case "checks" -> new OutOfTurn(seat, OutOfTurn.Word.CHECK, to);
            case "calls" -> new OutOfTurn(seat, OutOfTurn.Word.CALL, to);
            case "bets" -> new OutOfTurn(seat, OutOfTurn.Word.BET, to);
            case "raises" -> new OutOfTurn(seat, OutOfTurn.Word.RAISE, to);
            default -> throw new IllegalArgumentException("no action out of turn is called " + word[2]);
        };
    }

    private static HandCommand floor(String[] word) {
        return switch (word[1]) {
            case "misdeal" -> new HandCommand.DeclareMisdeal(ruling("7.1"));
            case "cancels" -> new HandCommand.CancelHand(ruling("7.4"));
            case "kills" ->
                new HandCommand.KillHand(Integer.parseInt(word[2]), ruling(word.length > 3 ? word[3] : "7.3"));
            case "gives" ->
                new HandCommand.RuleOnPot(
                        Integer.parseInt(word[2]),
                        Stream.of(word[3].split("\\+", -1))
                                .map(Integer::valueOf)
                                .toList(),
                        ruling("7.6"));
            case "notes" -> new HandCommand.IssueRuling(ruling("7.6"));
            default -> throw new IllegalArgumentException("the floor does not " + word[1]);
        };
    }

    private static HandCommand ofSeat(Started state, String words, String[] word) {
        int seat = Integer.parseInt(word[0]);
        String more = word.length > 2 ? word[2] : "";
        return switch (word[1]) {
            case "folds" -> new HandCommand.Fold(seat);
            case "checks" -> new HandCommand.Check(seat);
            case "calls" -> new HandCommand.Call(seat);
            case "bets" -> new HandCommand.Bet(seat, Long.parseLong(more));
            case "raises" -> new HandCommand.Raise(seat, Long.parseLong(more));
            case "draws" -> new HandCommand.Discard(seat, first(state, seat, Integer.parseInt(more)));
            case "discards" -> new HandCommand.Discard(seat, Cards.parse(more));
            case "pat" -> new HandCommand.StandPat(seat);
            case "shows" -> new HandCommand.Show(seat, Cards.parse(more));
            case "mucks" -> new HandCommand.Muck(seat);
            case "changes" -> new HandCommand.ChangeDeclaration(seat, more.isEmpty() ? Cards.NONE : Cards.parse(more));
            case "times" -> new HandCommand.ForceAction(seat, HandEvent.Cause.TIME_OUT);
            case "asks" -> new HandCommand.AskCardsTaken(seat, Integer.parseInt(more));
            default -> throw new IllegalArgumentException("no action is called " + words);
        };
    }

    private static Cards first(Started state, int seat, int count) {
        Card[] cards = new Card[count];
        for (int i = 0; i < count; i++) {
            cards[i] = state.table().player(seat).cards().get(i);
        }
        return Cards.of(cards);
    }

    static String event(HandEvent event) {
        return switch (event) {
            case HandEvent.HandStarted ignored -> "hand started";
            case HandEvent.BlindPosted posted ->
                posted.seat() + " posts "
                        + switch (posted.blind()) {
                            case SMALL -> "small";
                            case BIG -> "big";
                            case LIVE -> "live";
                            case DEAD -> "dead";
                        }
                        + " blind " + posted.amount();
            case HandEvent.AntePosted posted -> posted.seat() + " antes " + posted.amount();
            case HandEvent.CardExposed exposed -> exposed.seat() + " is shown " + exposed.card();
            case HandEvent.HandMiscounted miscounted ->
                miscounted.seat() + " is found with " + miscounted.held() + " cards";
            case HandEvent.ActedOutOfTurn noted ->
                noted.seat() + " out of turn: " + noted.action().word() + " "
                        + noted.action().to();
            case HandEvent.ActionForced forced -> forced.seat() + " times out";
            case HandEvent.CardsTakenTold told ->
                told.seat() + " is told that " + told.opponent() + " took " + told.taken();
            case HandEvent.DeclarationChanged changed -> changed.seat() + " changes to " + changed.cards();
            case HandEvent.HandKilled killed ->
                killed.seat() + " is dead by " + killed.ruling().rule();
            case HandEvent.MisdealDeclared misdeal ->
                "misdeal by " + misdeal.ruling().rule();
            case HandEvent.HandCancelled cancelled ->
                "cancelled by " + cancelled.ruling().rule();
            case HandEvent.Refunded refunded -> refunded.amount() + " refunded to " + refunded.seat();
            case HandEvent.PotRuled ruled -> "pot " + ruled.pot() + " ruled: " + shares(ruled.shares());
            case HandEvent.RulingIssued ruling -> "ruling by " + ruling.ruling().rule();
            case HandEvent.DeckShuffled ignored -> "deck shuffled";
            case HandEvent.CardsDealt dealt -> dealt.seat() + " is dealt " + dealt.cards();
            case HandEvent.BettingRoundOpened opened -> "round " + opened.round() + ": " + opened.seat() + " first";
            case HandEvent.Folded folded -> folded.seat() + " folds";
            case HandEvent.Checked checked -> checked.seat() + " checks";
            case HandEvent.Called called -> called.seat() + " calls " + called.to();
            case HandEvent.Bet bet -> bet.seat() + " bets " + bet.to() + (bet.full() ? "" : " short");
            case HandEvent.Raised raised ->
                raised.seat() + " raises to " + raised.to() + (raised.full() ? "" : " short");
            case HandEvent.UncalledBetReturned returned -> returned.amount() + " back to " + returned.seat();
            case HandEvent.DrawOpened opened -> "draw " + opened.draw() + ": " + opened.seat() + " first";
            case HandEvent.DiscardDeclared declared -> declared.seat() + " discards " + declared.cards();
            case HandEvent.StoodPat pat -> pat.seat() + " pat";
            case HandEvent.CardBurned burned -> "burn";
            case HandEvent.DeckReshuffled shuffled ->
                "reshuffle of " + shuffled.pool().size() + " for " + shuffled.seat() + " by " + shuffled.poolOf();
            case HandEvent.CardsReplaced replaced -> replaced.seat() + " gets " + replaced.cards();
            case HandEvent.ShowdownOpened opened -> "showdown: " + opened.seat() + " first";
            case HandEvent.HandShown shown -> shown.seat() + " shows " + shown.cards();
            case HandEvent.HandMucked mucked -> mucked.seat() + " mucks";
            case HandEvent.RakeTaken taken -> "rake " + taken.amount() + " from pot " + taken.pot();
            case HandEvent.PotAwarded awarded -> "pot " + awarded.pot() + ": " + shares(awarded.shares());
            case HandEvent.HandCompleted completed ->
                "stacks "
                        + completed.stacks().stream()
                                .map(share -> Long.toString(share.amount()))
                                .collect(Collectors.joining(" "));
        };
    }

    private static String shares(List<HandEvent.Share> shares) {
        return shares.stream()
                .map(share -> share.amount() + " to " + share.seat())
                .collect(Collectors.joining(", "));
    }
}
