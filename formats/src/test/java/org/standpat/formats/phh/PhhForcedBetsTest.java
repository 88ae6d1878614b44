package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.formats.ImportedHand;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.AntePosted;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandEvent.BlindPosted;
import org.standpat.hand.Owing;
import org.standpat.houserules.Ante;
import org.standpat.houserules.Ante.From;
import org.standpat.houserules.Ante.PaidFirst;
import org.standpat.houserules.Blinds;
import org.standpat.houserules.DrawProcedure;
import org.standpat.houserules.NoLimit;

/** What antes and blinds of a file mean, and what it leaves open about them. */
class PhhForcedBetsTest {

    @TempDir
    private Path folder;

    private List<ImportedHand> hands(String fixture) {
        return PhhTestHands.read(folder, PhhTestHands.fixture(fixture)).hands();
    }

    private static StartHand start(ImportedHand hand) {
        return (StartHand) hand.commands().getFirst();
    }

    private static List<HandEvent> posts(ImportedHand hand) {
        return hand.events().stream()
                .filter(event -> event instanceof AntePosted || event instanceof BlindPosted)
                .toList();
    }

    @Test
    @DisplayName("given the same ante of all, then everybody antes after the blinds are paid")
    void everybody() {
        ImportedHand hand = hands("single-draw.phhs").getFirst();

        assertThat(start(hand).rules().ante()).isEqualTo(new Ante(From.EVERYBODY, 25, PaidFirst.BLIND));
        assertThat(start(hand).rules().blinds()).isEqualTo(new Blinds(50, 100));
        assertThat(start(hand).rules().game().betting()).isEqualTo(new NoLimit(100, false));
        assertThat(posts(hand))
                .containsExactly(
                        new BlindPosted(1, Blind.SMALL, 50),
                        new BlindPosted(2, Blind.BIG, 100),
                        new AntePosted(1, 25),
                        new AntePosted(2, 25),
                        new AntePosted(3, 25),
                        new AntePosted(4, 25));
    }

    @Test
    @DisplayName("given an ante of the second player alone, then it is the big blind's")
    void bigBlind() {
        assertThat(start(hands("single-draw.phhs").get(1)).rules().ante())
                .isEqualTo(new Ante(From.BIG_BLIND, 100, PaidFirst.BLIND));
    }

    @Test
    @DisplayName("given another big blind, then that player posts it live and may raise")
    void liveBlind() {
        ImportedHand hand = hands("forced-bets.phhs").getFirst();

        assertThat(start(hand).owing()).containsExactly(new Owing(4, Owing.Post.LIVE_BIG_BLIND));
        assertThat(posts(hand))
                .containsExactly(
                        new BlindPosted(1, Blind.SMALL, 50),
                        new BlindPosted(2, Blind.BIG, 100),
                        new BlindPosted(4, Blind.LIVE, 100));
        assertThat(hand.events()).contains(new HandEvent.Raised(4, 400, true));
    }

    @Test
    @DisplayName("given an ante of the button, then he is named as the one who owes it, heads-up too")
    void namedPlayer() {
        List<ImportedHand> hands = hands("forced-bets.phhs");

        assertThat(start(hands.get(1)).rules().ante()).isEqualTo(new Ante(From.NAMED_PLAYERS, 40, PaidFirst.BLIND));
        assertThat(start(hands.get(1)).owing()).containsExactly(new Owing(4, Owing.Post.ANTE));
        assertThat(posts(hands.get(2)))
                .containsExactly(
                        new BlindPosted(2, Blind.SMALL, 50), new BlindPosted(1, Blind.BIG, 100), new AntePosted(2, 5));
    }

    @Test
    @DisplayName("given a big blind short of ante and blind, then the end of the hand tells which was paid first")
    void paidFirst() {
        List<ImportedHand> hands = hands("forced-bets.phhs");

        assertThat(posts(hands.get(3)))
                .containsExactly(new BlindPosted(1, Blind.SMALL, 50), new BlindPosted(2, Blind.BIG, 80));
        assertThat(posts(hands.get(4))).containsExactly(new AntePosted(2, 80), new BlindPosted(1, Blind.SMALL, 50));
    }

    @Test
    @DisplayName(
            "given a player short of the ante, then he can win all antes, or no more than he paid where they are trimmed")
    void trimmed() {
        List<ImportedHand> hands = hands("forced-bets.phhs");

        assertThat(start(hands.get(5)).rules().ante().from()).isEqualTo(From.NAMED_PLAYERS);
        assertThat(start(hands.get(5)).owing()).hasSize(3);
        assertThat(start(hands.get(6)).rules().ante().from()).isEqualTo(From.EVERYBODY);
        assertThat(start(hands.get(6)).owing()).isEmpty();
    }

    @Test
    @DisplayName("given a player who receives before the next one declares, then the hand was drawn to in turn")
    void inTurn() {
        List<ImportedHand> hands = hands("single-draw.phhs");

        assertThat(start(hands.get(6)).rules().draw().order()).isEqualTo(DrawProcedure.Order.IN_TURN);
        assertThat(start(hands.get(0)).rules().draw().order()).isEqualTo(DrawProcedure.Order.ANNOUNCE_THEN_REPLACE);
    }

    @Test
    @DisplayName("given short all-ins that together make a raise, when there is another raise, then they added up")
    void addUp() {
        assertThat(start(hands("single-draw.phhs").get(7)).rules().game().betting())
                .isEqualTo(new NoLimit(100, true));
    }

    @Test
    @DisplayName("given a check of the only player with chips left, then it is skipped and the hand goes on")
    void checkThatDecidesNothing() {
        ImportedHand hand = hands("forced-bets.phhs").get(8);

        assertThat(hand.commands()).noneMatch(HandCommand.Check.class::isInstance);
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(350L, 350L, 55L);
    }

    @Test
    @DisplayName("given a check of somebody else, or in the middle of a draw, then it is refused")
    void checkOutOfPlace() {
        String text = PhhTestHands.fixture("forced-bets.phhs");
        String last = text.substring(text.indexOf("[9]"));

        assertThat(PhhTestHands.read(folder, last.replace("\"p1 f\", \"p2 cc\"", "\"p1 f\", \"p3 cc\""))
                        .refusal())
                .endsWith("Rule 4.3: expected discard or pat by seat 2, got check.");
        assertThat(PhhTestHands.read(folder, last.replace("\"p3 sd Qs\"", "\"p2 cc\", \"p3 sd Qs\""))
                        .refusal())
                .endsWith("Rule 4.3: expected discard or pat by seat 3, got check.");
    }
}
