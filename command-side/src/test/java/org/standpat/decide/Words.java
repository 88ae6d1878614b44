package org.standpat.decide;

import java.util.stream.Collectors;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Started;

/** Commands and events in the words of the game, so that a test reads like a hand. */
final class Words {

    private Words() {}

    /** {@code 3 raises 80}, {@code 1 discards 2h3c}, {@code 1 draws 2} for the first two cards held, {@code deal 1 2h3c}. */
    static HandCommand command(Started state, String words) {
        String[] word = words.strip().split(" +", -1);
        if (word[0].equals("deal")) {
            return new HandCommand.ReportCards(Integer.parseInt(word[1]), Cards.parse(word[2]));
        }
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
                posted.seat() + " posts " + (posted.blind() == HandEvent.Blind.SMALL ? "small" : "big") + " blind "
                        + posted.amount();
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
            case HandEvent.PotAwarded awarded ->
                "pot " + awarded.pot() + ": "
                        + awarded.shares().stream()
                                .map(share -> share.amount() + " to " + share.seat())
                                .collect(Collectors.joining(", "));
            case HandEvent.HandCompleted completed ->
                "stacks "
                        + completed.stacks().stream()
                                .map(share -> Long.toString(share.amount()))
                                .collect(Collectors.joining(" "));
        };
    }
}
