package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.burn;
import static org.standpat.decide.HouseRule.inTurn;
import static org.standpat.decide.HouseRule.mayChange;
import static org.standpat.decide.HouseRule.reshuffle;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.hand.Discards;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.legal.ActionsBeside;
import org.standpat.legal.LegalActions.Bet;
import org.standpat.legal.LegalActions.Check;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.ReceiveCards;

/** A declared draw that is changed while no card is dealt and nobody has acted on it (rule 5.3). */
class ChangeOfDeclarationTest {

    private static final String FIRST = "KhQh4d3s2c";
    private static final String SECOND = "KcQc4h3d2d";
    private static final String CALLED = "3 calls, 1 calls, 2 checks";

    private static Rejection tooLate(int seat) {
        return new Rejection.MayNotChange(
                "a change while no card of the draw is dealt and nobody has acted on the declaration", seat);
    }

    private static TableSetting three() {
        return table().deep(3).with(mayChange()).holding(1, FIRST).holding(2, SECOND);
    }

    private static PlayedHand dealtByHand(TableSetting table) {
        return byHand(table).when("deal 1 " + FIRST + ", deal 2 " + SECOND + ", deal 3 ??????????, " + CALLED);
    }

    private static Cards without(String discards) {
        return Cards.parse(FIRST).minus(Cards.parse(discards));
    }

    /** Rule 5.3, house rule: what is declared stays. */
    @Test
    void givenTheHouseAllowsNoChangeThenADeclarationStays() {
        given(table().deep(3).holding(1, FIRST))
                .when(CALLED + ", 1 discards Kh")
                .refuses(
                        "1 changes Qh",
                        new Rejection.MayNotChange("no change: what is declared stays by these house rules", 1));
    }

    /** Rule 5.3: to more cards, to fewer, to others, to pat, and from pat; cards and owed cards are as if declared so at once. */
    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "discards Kh, KhQh",
                "discards Kh, KhQh4d3s2c",
                "discards KhQh, Kh",
                "discards Kh, Qh",
                "discards KhQh, 4d3s",
                "discards KhQh4d3s2c, 2c",
                "discards KhQh, -",
                "pat, Kh",
                "pat, KhQh4d3s2c",
                "pat, -"
            })
    void givenTheHouseAllowsItThenADeclarationIsChangedAndTheNewOneCounts(String declared, @Nullable String changed) {
        String cards = changed == null ? "" : changed;
        PlayedHand hand = given(three()).when(CALLED + ", 1 " + declared).when("1 changes " + cards);
        hand.thenAll("1 changes to " + cards);
        int count = Cards.parse(cards).size();
        assertThat(hand.player(1).cards().asList())
                .containsExactlyInAnyOrderElementsOf(without(cards).asList());
        assertThat(hand.player(1).owed()).isEqualTo(count);
        assertThat(hand.table().deck().muck())
                .isEqualTo(
                        count == 0
                                ? List.of()
                                : List.of(new Discards(1, 1, Discards.Kind.DISCARDED, Cards.parse(cards))));
        hand.coming(1, "AsAhAdAc9s").when("2 pat, 3 pat");
        assertThat(hand.events(CardsReplaced.class))
                .isEqualTo(
                        count == 0
                                ? List.of()
                                : List.of(new CardsReplaced(
                                        1,
                                        Cards.of(Cards.parse("AsAhAdAc9s")
                                                .asList()
                                                .subList(0, count)))));
        assertThat(hand.player(1).cards().size()).isEqualTo(5);
        hand.mayAct(1, new Fold(), new Check(), new Bet(40, 40));
    }

    /** Rule 5.3: it may be changed more than once; the last declaration counts. */
    @Test
    void givenTwoChangesThenTheLastOneCounts() {
        given(three())
                .coming(1, "AsAh")
                .when(CALLED + ", 1 discards Kh, 1 changes, 1 changes 4d3s2c, 1 changes QhKh, 2 pat, 3 pat")
                .thenAll(
                        "3 calls 40",
                        "1 calls 40",
                        "2 checks",
                        "draw 1: 1 first",
                        "1 discards Kh",
                        "1 changes to ",
                        "1 changes to 4d3s2c",
                        "1 changes to QhKh",
                        "2 pat",
                        "3 pat",
                        "1 gets AsAh",
                        "round 2: 1 first");
    }

    /** Rule 5.3: the next player has acted on it. */
    @ParameterizedTest
    @CsvSource({"2 pat", "2 discards Kc"})
    void givenTheNextPlayerHasDeclaredThenAChangeIsRefused(String next) {
        given(three())
                .when(CALLED + ", 1 discards Kh, " + next)
                .refuses("1 changes Qh", tooLate(1))
                .refuses("1 changes", tooLate(1));
    }

    @Test
    void givenNobodyHasDeclaredThenThereIsNothingToChange() {
        PlayedHand hand = given(three());
        hand.refuses("1 changes Kh", tooLate(1));
        hand.when(CALLED).refuses("1 changes Kh", tooLate(1)).refuses("3 changes", tooLate(3));
        hand.when("1 pat").refuses("2 changes Kc", tooLate(2));
        hand.refuses("7 changes", new Rejection.NoSuchSeat(List.of(1, 2, 3), 7));
    }

    /** Rule 5.3: after replacements reach a player it may not change. */
    @Test
    void givenTheLastToDeclareThenHeMayChangeUntilTheFirstCardIsDealt() {
        PlayedHand hand = dealtByHand(three()).when("1 discards Kh, 2 pat, 3 draws 1");
        hand.when("3 changes ????").thenAll("3 changes to ????").mayAct(0, new ReceiveCards(1, 1));
        hand.when("deal 1 As")
                .refuses("3 changes ??", tooLate(3))
                .mayAct(0, new ReceiveCards(3, 2))
                .when("deal 3 ??")
                .refuses("3 changes ??", tooLate(3));
    }

    /** Rule 5.3: an exposed card has been dealt too. */
    @Test
    void givenACardWasExposedThenAChangeIsRefused() {
        dealtByHand(three())
                .when("1 discards Kh, 2 pat, 3 draws 1, expose 1 As")
                .refuses("3 changes ????", tooLate(3));
    }

    /** The last to declare changes to pat, and nobody is owed a card: the draw is over. */
    @Test
    void givenTheLastToDeclareChangesToPatThenTheDrawIsOver() {
        dealtByHand(three())
                .when("1 pat, 2 pat, 3 draws 2, 3 changes")
                .then("1 pat", "2 pat", "3 discards ????", "3 changes to ", "round 2: 1 first")
                .refuses("3 changes ??", tooLate(3));
    }

    /** Rules 5.3 and 5.6: the burn is the first card of the draw that leaves the deck. */
    @Test
    void givenACardWasBurnedThenAChangeIsRefused() {
        dealtByHand(three().with(burn()))
                .when("1 discards Kh, 1 changes Qh, 2 pat, 3 draws 1")
                .then("1 discards Kh", "1 changes to Qh", "2 pat", "3 discards ??", "burn")
                .refuses("3 changes ????", tooLate(3));
    }

    /** Rules 5.3 and 5.5: where each receives before the next declares, the first card closes the declaration. */
    @Test
    void givenEachReceivesInTurnThenADeclarationMayBeChangedUntilHisCardComes() {
        dealtByHand(three().with(inTurn()))
                .when("1 discards Kh, 1 changes KhQh")
                .mayAct(0, new ReceiveCards(1, 2))
                .when("deal 1 As")
                .refuses("1 changes Kh", tooLate(1))
                .when("deal 1 Ah, 2 pat, 2 changes Kc")
                .then("2 pat", "2 changes to Kc")
                .mayAct(0, new ReceiveCards(2, 1))
                .refuses("3 pat", new Rejection.NotNow("5.1", "the replacement cards to be dealt", "pat"));
    }

    @Test
    void givenEachReceivesInTurnAndTheHouseBurnsThenTheBurnOfTheFirstDrawerClosesIt() {
        dealtByHand(three().with(inTurn()).with(burn()))
                .when("1 pat, 1 changes Kh")
                .then("1 pat", "1 changes to Kh", "burn")
                .refuses("1 changes", tooLate(1));
    }

    /** Rules 5.1 and 5.4 hold for the change as for the declaration. */
    @Test
    void givenAChangeThenOnlyCardsThatThePlayerHadMayBeDiscarded() {
        given(three())
                .when(CALLED + ", 1 discards Kh")
                .refuses("1 changes As", new Rejection.CardNotHeld(Card.parse("As")))
                .refuses("1 changes KhKc", new Rejection.CardNotHeld(Card.parse("Kc")))
                .refuses("1 changes ??", new Rejection.CardNotHeld(Card.UNKNOWN))
                .refuses("1 changes KhQh4d3s2cAs", new Rejection.TooManyDiscards(5, 6))
                .when("1 changes KhQh4d3s2c");
    }

    /** Unknown cards come back unknown; a card that was named stays known in the hand. */
    @Test
    void givenUnknownCardsThenWhatWasNamedStaysKnownAndNoCardIsTwice() {
        PlayedHand hand = dealtByHand(three())
                .when("1 discards Kh, 2 pat, 3 discards ??As")
                .refuses("3 changes Kc", new Rejection.CardAlreadyOut(Card.parse("Kc")))
                .refuses("3 changes Kh", new Rejection.CardAlreadyOut(Card.parse("Kh")))
                .when("3 changes ??");
        assertThat(hand.player(3).cards().contains(Card.parse("As"))).isTrue();
        assertThat(hand.player(3).cards().unknownCount()).isEqualTo(3);
        hand.refuses("deal 1 As", new Rejection.CardAlreadyOut(Card.parse("As")));
        hand.when("3 changes Ah??");
        assertThat(hand.player(3).cards().asList())
                .containsExactlyInAnyOrderElementsOf(Cards.parse("As????").asList());
        assertThat(hand.player(3).owed()).isEqualTo(2);
    }

    /** Rule 5.11, a player never receives what he discarded: what he kept after all he has not discarded. */
    @Test
    void givenNeverOwnThenOnlyWhatWasReallyDiscardedIsRemembered() {
        PlayedHand hand = given(three().with(reshuffle(ReshuffleProcedure.NEVER_OWN)))
                .when(CALLED + ", 1 discards KhQh4d, 1 changes Qh3s");
        assertThat(hand.player(1).draw().discardedEver())
                .isEqualTo(Cards.parse("Qh3s").knownSet());
        hand.when("1 changes");
        assertThat(hand.player(1).draw().discardedEver()).isEqualTo(CardSet.EMPTY);
        hand.when("1 changes Qh, 2 pat, 3 pat").everybody("checks");
        hand.when("1 discards Kh, 1 changes 4d");
        assertThat(hand.player(1).draw().discardedEver())
                .isEqualTo(Cards.parse("Qh4d").knownSet());
    }

    /** In a hand that the house deals, too: it deals when the last has declared. */
    @Test
    void givenTheHouseDealsThenEverybodyButTheLastMayChange() {
        CardSource dealer = Seeds.dealer(53);
        PlayedHand hand = PlayedHand.housed(table().deep(3).with(mayChange()), () -> dealer)
                .when(CALLED + ", 1 draws 3");
        Cards declared = hand.events(DiscardDeclared.class).getFirst().cards();
        Cards all = hand.player(1).cards().plus(declared);
        hand.when("1 changes " + declared.get(0))
                .then("1 changes to " + declared.get(0))
                .when("2 pat, 3 draws 2")
                .refuses("3 changes", tooLate(3));
        assertThat(hand.events(CardsReplaced.class))
                .extracting(replaced -> replaced.seat() + " " + replaced.cards().size())
                .containsExactly("1 1", "3 2");
        assertThat(hand.player(1).cards().knownSet().intersect(all.knownSet()))
                .isEqualTo(all.knownSet().minus(CardSet.EMPTY.with(declared.get(0))));
    }

    /** The list of what may be done says so, and only then. */
    @Test
    void givenADeclarationThenTheChangeIsOfferedUntilTheNextOne() {
        PlayedHand hand = given(three()).when(CALLED + ", 1 discards KhQh");
        assertThat(ActionsBeside.of(hand.state())).contains(new ActionsBeside.ChangeDeclaration(1, 5));
        hand.when("2 pat");
        assertThat(ActionsBeside.of(hand.state()))
                .contains(new ActionsBeside.ChangeDeclaration(2, 5))
                .doesNotContain(new ActionsBeside.ChangeDeclaration(1, 5));
    }
}
