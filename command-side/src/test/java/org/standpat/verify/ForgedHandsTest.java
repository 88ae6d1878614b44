package org.standpat.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardsDealt;
import org.standpat.hand.HandEvent.Folded;
import org.standpat.hand.HandEvent.HandCompleted;
import org.standpat.hand.HandEvent.PotAwarded;
import org.standpat.hand.HandEvent.Raised;
import org.standpat.hand.HandEvent.RakeTaken;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Settling;
import org.standpat.hand.Table;
import org.standpat.houserules.FixedLimit;
import org.standpat.rules.BettingRules;
import org.standpat.rules.BettingRules.Forbidden;

/** Records that add up and are wrong all the same: each is found at the event that is wrong, by the rule that it breaks. */
class ForgedHandsTest {

    private static final int HANDS = 400;

    private final long first = Long.getLong("standpat.seed", 20_271_130L);
    private int tried;

    @Test
    void aRaiseBeyondTheCap() {
        everyPlace((hand, place) -> {
            HandState before = HandFold.of(hand.events().subList(0, place));
            if (before instanceof Betting betting
                    && betting.toAct() != Table.NOBODY
                    && hand.events().get(place) instanceof HandEvent.Called
                    && BettingRules.raise(betting) instanceof Forbidden forbidden
                    && forbidden.reason() == BettingRules.Reason.CAP_REACHED
                    && betting.table().rules().game().betting() instanceof FixedLimit limit) {
                long to = betting.betting().level()
                        + limit.betSize(betting.betting().round());
                List<HandEvent> forged = new ArrayList<>(hand.events().subList(0, place));
                forged.add(new Raised(betting.toAct(), to, true));
                onlyFinding(hand, forged, place + 1, "4.6");
            }
        });
    }

    @Test
    void aPotThatWentToALoserWithStacksThatAddUp() {
        everyPlace((hand, place) -> {
            if (hand.events().get(place) instanceof PotAwarded award
                    && award.shares().size() == 1) {
                HandState before = HandFold.of(hand.events().subList(0, place));
                Share won = award.shares().getFirst();
                int loser = before instanceof Settling settling ? loser(settling, award) : won.seat();
                if (loser != won.seat()) {
                    List<HandEvent> forged = new ArrayList<>(hand.events());
                    forged.set(place, new PotAwarded(award.pot(), List.of(new Share(loser, won.amount()))));
                    moved(forged, won.seat(), loser, won.amount());
                    onlyFinding(hand, forged, place + 1, "6.5");
                }
            }
        });
    }

    private static int loser(Settling settling, PotAwarded award) {
        int winner = award.shares().getFirst().seat();
        return settling.table().players().stream()
                .map(player -> player.seat())
                .filter(seat ->
                        seat != winner && settling.pots().get(award.pot()).contestedBy(seat))
                .findFirst()
                .orElse(winner);
    }

    @Test
    void aRakeOfOneChipLessThatWentToTheWinner() {
        everyPlace((hand, place) -> {
            if (hand.events().get(place) instanceof RakeTaken rake && rake.amount() > 1) {
                List<HandEvent> forged = new ArrayList<>(hand.events());
                forged.set(place, new RakeTaken(rake.pot(), rake.amount() - 1));
                for (int i = place; i < forged.size(); i++) {
                    if (forged.get(i) instanceof PotAwarded award && award.pot() == rake.pot()) {
                        List<Share> shares = new ArrayList<>(award.shares());
                        Share one = shares.getFirst();
                        shares.set(0, new Share(one.seat(), one.amount() + 1));
                        forged.set(i, new PotAwarded(award.pot(), shares));
                        moved(forged, Table.NOBODY, one.seat(), 1);
                    }
                }
                onlyFinding(hand, forged, place + 1, "6.7");
            }
        });
    }

    @Test
    void aChipThatWentFromOneStackToAnotherAtTheEnd() {
        everyPlace((hand, place) -> {
            if (hand.events().get(place) instanceof HandCompleted completed) {
                List<HandEvent> forged = new ArrayList<>(hand.events());
                moved(
                        forged,
                        completed.stacks().getFirst().seat(),
                        completed.stacks().getLast().seat(),
                        1);
                onlyFinding(hand, forged, place + 1, "4.14");
            }
        });
    }

    /** Nobody saw the card and nothing hung on it: this the rules cannot find, and the dealer can. */
    @Test
    void aCardOfAFoldedHandIsMissedByTheDealerAlone() {
        for (long seed = first; seed < first + HANDS; seed++) {
            List<HandEvent> events = RandomHand.plain(seed, Dealing.HOUSE).events();
            int dealt = dealtAndNeverNamedAgain(events);
            CardSet never = events.stream()
                    .map(Tampered::cards)
                    .reduce(CardSet.EMPTY, CardSet::union)
                    .complement();
            if (dealt < 0 || never.isEmpty()) {
                continue;
            }
            Card card = ((CardsDealt) events.get(dealt)).cards().get(0);
            HandEvent other =
                    Tampered.exchanged(events.get(dealt), card, Cards.of(never).get(0));
            List<HandEvent> forged = Tampered.with(events, dealt, other);
            tried++;
            assertThat(HandVerifier.verify(forged))
                    .as("by the rules, seed %s", seed)
                    .isEmpty();
            assertThat(HandVerifier.verify(forged, RandomHand.dealer(seed)))
                    .as("by the dealer, seed %s", seed)
                    .singleElement()
                    .satisfies(finding -> assertThat(finding.eventNumber()).isEqualTo(dealt + 1))
                    .satisfies(finding -> assertThat(finding.rule()).isEqualTo("4.1"));
        }
        assertThat(tried).as("folded hands").isPositive();
    }

    private static int dealtAndNeverNamedAgain(List<HandEvent> events) {
        for (int place = 0; place < events.size(); place++) {
            if (events.get(place) instanceof CardsDealt dealt
                    && events.stream().anyMatch(event -> event instanceof Folded fold && fold.seat() == dealt.seat())) {
                CardSet later = events.subList(place + 1, events.size()).stream()
                        .map(Tampered::cards)
                        .reduce(CardSet.EMPTY, CardSet::union);
                if (later.intersect(dealt.cards().knownSet()).isEmpty()) {
                    return place;
                }
            }
        }
        return -1;
    }

    /** So many chips more and less in the stacks at the end. */
    private static void moved(List<HandEvent> events, int from, int to, long chips) {
        HandCompleted completed = (HandCompleted) events.getLast();
        List<Share> stacks = completed.stacks().stream()
                .map(stack -> new Share(
                        stack.seat(),
                        stack.amount() + (stack.seat() == to ? chips : 0) - (stack.seat() == from ? chips : 0)))
                .toList();
        events.set(events.size() - 1, new HandCompleted(stacks));
    }

    private interface Forgery {
        void at(RandomHand hand, int place);
    }

    private void everyPlace(Forgery forgery) {
        for (long seed = first; seed < first + HANDS; seed++) {
            RandomHand hand = RandomHand.plain(seed, seed % 2 == 0 ? Dealing.HOUSE : Dealing.RECORDED);
            for (int place = 0; place < hand.events().size(); place++) {
                forgery.at(hand, place);
            }
        }
        assertThat(tried).as("forged hands").isGreaterThan(10);
    }

    private void onlyFinding(RandomHand hand, List<HandEvent> forged, int number, String rule) {
        tried++;
        List<Finding> findings = HandVerifier.verify(forged);
        if (findings.size() != 1
                || findings.getFirst().eventNumber() != number
                || !findings.getFirst().rule().equals(rule)) {
            throw new AssertionError("seed " + hand.seed() + " dealt " + hand.dealing() + ", event " + number
                    + ", rule " + rule + ": " + findings);
        }
    }
}
