package org.standpat.proof.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.standpat.proof.entry.EventEntry;

/** Who has the key can sign anything. What cannot be true is refused all the same, by both checks. */
class LyingLogTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_260_730);

    private final Random random = new Random(SEED);
    private final SampleHand hand = SampleHand.play(random, SampleHand.Dealing.COMMITTED, 3, 1, true);

    private int numberOf(String type) {
        for (int i = 0; i < hand.events.size(); i++) {
            if (hand.events.get(i).type().equals(type)) {
                return i + 1;
            }
        }
        throw new AssertionError("no " + type);
    }

    /** The payload of the first event of this kind is another, and the log signs it so. */
    private void happened(String type, int revision, UnaryOperator<byte[]> lie) {
        int number = numberOf(type);
        byte[] payload = lie.apply(hand.events.get(number - 1).payload().clone());
        hand.events.set(number - 1, SampleHand.Event.of(type, revision, payload));
    }

    private String refusal(SampleLog log, EvidenceViewer viewer, boolean seeded) {
        // What the events say of the decks does not fit together, so the decks are those of the dealer.
        Evidence evidence = log.unchecked(hand, viewer, seeded);
        Verdict verdict = IndependentCheck.agreed(evidence.text().getBytes(UTF_8), log.key(), log.witnesses());
        assertThat(verdict).as("seed %d", SEED).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused) verdict).reason();
    }

    private SampleLog log() {
        return new SampleLog(random, List.of(hand));
    }

    @Test
    void anotherCardThanLayAtItsPlaceIsFound() {
        happened("CardsDealt", 2, payload -> {
            // [seat, five cards, five places]: the first card.
            payload[3] = (byte) (payload[3] == 0 ? 1 : 0);
            return payload;
        });
        assertThat(refusal(log(), new EvidenceViewer.Staff(), false)).contains("An event dealt 2");
    }

    @Test
    void twoCardsFromOnePlaceAreFound() {
        happened("CardsDealt", 2, payload -> {
            payload[9] = payload[10];
            return payload;
        });
        assertThat(refusal(log(), new EvidenceViewer.Staff(), false)).contains("where a card was taken before");
    }

    @Test
    void aPlaceBeyondTheDeckIsFound() {
        happened("CardsDealt", 2, payload -> {
            payload[9] = 52;
            return payload;
        });
        assertThat(refusal(log(), new EvidenceViewer.Staff(), false)).contains("beyond the 52");
    }

    @Test
    void aCardWithoutItsNameOrPlaceIsFound() {
        happened("CardsDealt", 2, payload -> {
            payload[3] = (byte) 0xff;
            return payload;
        });
        assertThat(refusal(log(), new EvidenceViewer.Staff(), false)).contains("name each card");
    }

    @Test
    void cardsWithoutPlacesAfterACommitmentAreFound() {
        happened("CardsDealt", 2, payload -> SamplePayload.array(1, new byte[] {1, 2, 3, 4, 5}, new byte[0]));
        assertThat(refusal(log(), new EvidenceViewer.Public(), false)).contains("one place for each card");
        happened("CardsDealt", 1, payload -> SamplePayload.array(1, new byte[] {1, 2, 3, 4, 5}));
        assertThat(refusal(log(), new EvidenceViewer.Public(), false)).contains("name the places");
    }

    @Test
    void aSecondFirstDeckIsFound() {
        int number = numberOf("BettingRoundOpened");
        hand.events.set(number - 1, SampleHand.Event.of("DeckShuffled", 2, SamplePayload.array((Object) new byte[32])));
        assertThat(refusal(log(), new EvidenceViewer.Public(), false)).contains("second first deck");
    }

    /** He could have chosen the deck by what he saw: a commitment says nothing of cards that fell before it. */
    @Test
    void aCommitmentAfterACardFellIsFound() {
        byte[] card = {17};
        List<SampleHand.Event> fallen = List.of(
                SampleHand.Event.of("CardsDealt", 2, SamplePayload.array(1, card, new byte[] {3})),
                SampleHand.Event.of("CardsDealt", 2, SamplePayload.array(1, card, new byte[0])),
                SampleHand.Event.of("CardsDealt", 1, SamplePayload.array(1, card)),
                SampleHand.Event.of("CardsReplaced", 2, SamplePayload.array(2, card, new byte[] {3})),
                SampleHand.Event.of("CardsReplaced", 1, SamplePayload.array(2, card)),
                SampleHand.Event.of("CardExposed", 2, SamplePayload.array(1, card, 3)),
                SampleHand.Event.of("CardExposed", 2, SamplePayload.array(1, card, Optional.empty())),
                SampleHand.Event.of("CardExposed", 1, SamplePayload.array(1, card)),
                SampleHand.Event.of("CardBurned", 1, SamplePayload.array(3)));
        for (SampleHand.Event event : fallen) {
            assertFoundBeforeTheDeck(event, "before the first card fell");
        }
    }

    @Test
    void aFirstDeckAfterAReshuffleIsFound() {
        byte[] pool = {1, 2, 3};
        assertFoundBeforeTheDeck(
                SampleHand.Event.of(
                        "DeckReshuffled", 2, SamplePayload.array("NEVER_OWN", "NEVER_OWN", 1, pool, Optional.empty())),
                "second first deck");
    }

    /** In the place of an event that nothing hangs on, right before the deck is committed to; the rest of the file is as it should be. */
    private void assertFoundBeforeTheDeck(SampleHand.Event event, String reason) {
        int number = numberOf("DeckShuffled") - 1;
        SampleHand.Event kept = hand.events.get(number - 1);
        assertThat(kept.type()).isEqualTo("BlindPosted");
        hand.events.set(number - 1, event);
        assertThat(refusal(log(), new EvidenceViewer.Staff(), true))
                .as("%s", event)
                .contains(reason);
        assertThat(refusal(log(), new EvidenceViewer.Public(), false))
                .as("%s", event)
                .contains(reason);
        hand.events.set(number - 1, kept);
    }

    @Test
    void aReshuffleThatCommitsToNothingIsFound() {
        int number = numberOf("BettingRoundOpened");
        byte[] pool = {1, 2, 3};
        hand.events.set(
                number - 1,
                SampleHand.Event.of(
                        "DeckReshuffled", 2, SamplePayload.array("NEVER_OWN", "NEVER_OWN", 1, pool, Optional.empty())));
        assertThat(refusal(log(), new EvidenceViewer.Public(), false)).contains("expected to commit");
    }

    @Test
    void anotherSeedIsFound() {
        SampleHand stranger = SampleHand.play(random, SampleHand.Dealing.COMMITTED, 3, 1, true);
        SampleLog log = log();
        Evidence evidence = log.evidence(hand, new EvidenceViewer.Staff(), hand.events.size(), true);
        Evidence bent = new Evidence(
                evidence.log(),
                evidence.hand(),
                evidence.viewer(),
                evidence.events(),
                evidence.decks(),
                Optional.of(stranger.seed),
                evidence.checkpoint());
        assertThat(IndependentCheck.agreed(bent.text().getBytes(UTF_8), log.key(), log.witnesses()))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.reason()).contains("The seed gives another deck"));
    }

    @Test
    void aSeedForAnybodyElseThanStaffIsRefused() {
        assertThat(refusal(log(), new EvidenceViewer.Public(), true)).contains("for staff alone");
    }

    @Test
    void anOpenFormThatTellsACardIsRefused() {
        SampleLog log = log();
        EventEntry entry = log.entry(hand, numberOf("CardsDealt"));
        String open =
                HexFormat.of().formatHex(hand.events.get(entry.number() - 1).payload());
        log.replace(hand, entry.number(), with(entry, open));
        assertThat(refusal(log, new EvidenceViewer.Public(), false)).contains("expected to hide");
    }

    @Test
    void anOpenFormThatIsNotThatOfThePayloadIsRefused() {
        SampleLog log = log();
        // 1023 is 19 03ff: the last byte looks as if it was hidden, and the payload may have no other there.
        EventEntry entry = log.entry(hand, numberOf("BlindPosted"));
        assertThat(entry.open().orElseThrow()).endsWith("ff");
        byte[] payload = hand.events.get(entry.number() - 1).payload();
        payload[payload.length - 1] = 1;
        EventEntry lie = log.sealing(hand, entry.number(), payload);
        log.replace(hand, entry.number(), with(lie, entry.open().orElseThrow()));
        hand.events.set(entry.number() - 1, SampleHand.Event.of(entry.type(), entry.revision(), payload));
        assertThat(refusal(log, new EvidenceViewer.Public(), false)).contains("not the one that was sealed");
    }

    private static EventEntry with(EventEntry entry, String open) {
        return new EventEntry(
                entry.hand(),
                entry.number(),
                entry.feedPosition(),
                entry.micros(),
                entry.type(),
                entry.revision(),
                Optional.of(open),
                entry.sealed());
    }
}
