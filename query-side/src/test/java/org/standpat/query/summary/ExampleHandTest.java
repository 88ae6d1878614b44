package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.summary.BetAnswer.CALLED;
import static org.standpat.query.summary.BetAnswer.FOLDED;
import static org.standpat.query.summary.BetAnswer.NONE;
import static org.standpat.query.summary.FirstRoundFact.ENTERED_POT;
import static org.standpat.query.summary.FirstRoundFact.FIRST_IN;
import static org.standpat.query.summary.FirstRoundFact.FIRST_IN_CHANCE;
import static org.standpat.query.summary.FirstRoundFact.RAISED;
import static org.standpat.query.summary.FirstRoundFact.STEAL;
import static org.standpat.query.summary.FirstRoundFact.STEAL_CHANCE;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET_CHANCE;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET_FACED;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.ranking.MadeHand;

/** What docs/statistics.md says of its example hand. */
class ExampleHandTest {

    private final List<PlayerFacts> players =
            HandSummary.of(ExampleHand.played().events()).players();

    private PlayerFacts player(String name) {
        return players.stream()
                .filter(facts -> facts.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void the_first_round() {
        // Nobody was in before Ann, Bob and Cat, each of whom had the big blind to match; only Cat's place is one to
        // steal from.
        assertThat(player("Ann").firstRound()).isEqualTo(FirstRoundFacts.of(FIRST_IN_CHANCE));
        assertThat(player("Bob").firstRound()).isEqualTo(FirstRoundFacts.of(FIRST_IN_CHANCE));
        assertThat(player("Cat").firstRound())
                .isEqualTo(FirstRoundFacts.of(
                        FIRST_IN_CHANCE, FIRST_IN, STEAL_CHANCE, STEAL, ENTERED_POT, RAISED, THREE_BET_FACED));
        // One raise before Dan, two before Eve and Fay: no steal to face any more, and no 3-bet to make.
        assertThat(player("Dan").firstRound())
                .isEqualTo(FirstRoundFacts.of(THREE_BET_CHANCE, THREE_BET, ENTERED_POT, RAISED));
        assertThat(player("Eve").firstRound()).isEqualTo(FirstRoundFacts.NONE);
        assertThat(player("Fay").firstRound()).isEqualTo(FirstRoundFacts.of(ENTERED_POT));
    }

    @Test
    void every_betting_round() {
        // Four bets are the cap, the blind counts: with Dan's raise there are three, so Eve, Fay and Cat can make the
        // last.
        assertThat(player("Ann").rounds()).containsExactly(new RoundFacts(0, 0, 0, 0, 1, 0, 0));
        assertThat(player("Eve").rounds()).containsExactly(new RoundFacts(0, 0, 0, 0, 1, 1, 0));
        // Fay calls 300 and then 400, checks on round 2 and folds.
        assertThat(player("Fay").rounds())
                .containsExactly(new RoundFacts(0, 0, 2, 0, 0, 1, 0), new RoundFacts(1, 0, 0, 0, 1, 0, 0));
        assertThat(player("Cat").rounds())
                .containsExactly(
                        new RoundFacts(0, 0, 0, 2, 0, 1, 1),
                        new RoundFacts(0, 1, 0, 0, 0, 0, 0),
                        new RoundFacts(0, 1, 0, 0, 0, 0, 0),
                        new RoundFacts(1, 0, 1, 0, 0, 0, 0));
        assertThat(player("Dan").rounds())
                .containsExactly(
                        new RoundFacts(0, 0, 1, 1, 0, 0, 0),
                        new RoundFacts(0, 0, 1, 0, 0, 0, 0),
                        new RoundFacts(0, 0, 1, 0, 0, 0, 0),
                        new RoundFacts(0, 1, 0, 0, 0, 0, 0));
    }

    @Test
    void every_draw() {
        assertThat(player("Ann").draws()).isEmpty();
        assertThat(player("Eve").draws()).isEmpty();
        // Fay is the first to declare, so nobody is ahead; she folds to Cat's bet, and Cat stood pat.
        assertThat(player("Fay").draws())
                .containsExactly(new DrawFacts(3, false, false, false, false, null, FOLDED, NONE));
        // Cat goes before Dan each time. The only bet that he faces is Dan's on round 4, who stood pat on draw 3.
        assertThat(player("Cat").draws())
                .containsExactly(
                        new DrawFacts(0, true, false, false, false, null, NONE, NONE),
                        new DrawFacts(0, true, false, false, false, null, NONE, NONE),
                        new DrawFacts(1, false, false, false, false, null, CALLED, NONE));
        // Dan goes last, after Cat's pat hand twice and then after his draw of one, and shows what he stood pat with.
        assertThat(player("Dan").draws())
                .containsExactly(
                        new DrawFacts(1, false, true, true, false, null, CALLED, NONE),
                        new DrawFacts(1, false, true, true, false, null, CALLED, NONE),
                        new DrawFacts(0, true, true, false, true, MadeHand.EIGHT_LOW, NONE, NONE));
    }

    @Test
    void the_result() {
        // Pot: 50 of Eve; 400 of three; 100 of two; 200 of two on rounds 3 and 4: 50 + 1200 + 200 + 400 + 400 = 2250,
        // less 60.
        assertThat(player("Dan").result()).isEqualTo(new ResultFacts(true, 2_190, 60, MadeHand.EIGHT_LOW));
        assertThat(player("Cat").result()).isEqualTo(new ResultFacts(true, 0, 0, null));
        assertThat(player("Fay").result()).isEqualTo(ResultFacts.NONE);
        assertThat(player("Ann").result()).isEqualTo(ResultFacts.NONE);
    }

    @Test
    void the_places() {
        assertThat(players)
                .extracting(PlayerFacts::place)
                .containsExactly(
                        Place.LOJACK, Place.HIJACK, Place.CUTOFF, Place.BUTTON, Place.SMALL_BLIND, Place.BIG_BLIND);
    }

    @Test
    void a_hand_that_all_others_gave_up_is_won_without_showdown() {
        HandSummary summary = HandSummary.of(ExampleHand.untilRoundFour()
                .then("3 checks", "4 bets 200", "3 folds")
                .events());

        PlayerFacts dan = summary.players().get(3);
        // 1850 before round 4, less 60; Dan's last 200 go back.
        assertThat(dan.result()).isEqualTo(new ResultFacts(false, 1_790, 60, null));
        assertThat(summary.hadShowdown()).isFalse();
        // Nobody saw what he stood pat with.
        assertThat(dan.draws().getLast().patMade()).isNull();
        assertThat(summary.players().get(2).draws().getLast().facingPat()).isEqualTo(FOLDED);
    }
}
