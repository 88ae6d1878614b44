package org.standpat.proof.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.standpat.proof.note.KeyType;

class EvidenceCheckTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_260_728);

    private final Random random = new Random(SEED);

    private static byte[] bytes(Evidence evidence) {
        return evidence.text().getBytes(UTF_8);
    }

    private static boolean isOver(SampleHand hand) {
        return hand.events.stream().anyMatch(event -> event.type().equals("HandCompleted"));
    }

    private static List<EvidenceViewer> viewers() {
        List<EvidenceViewer> viewers =
                new ArrayList<>(List.of(new EvidenceViewer.Public(), new EvidenceViewer.Staff()));
        for (int seat = 1; seat <= 6; seat++) {
            viewers.add(new EvidenceViewer.Player(seat));
        }
        return viewers;
    }

    @Test
    void whatTheLogHasSignedIsProvenToEachViewer() {
        int reshuffled = 0;
        for (int i = 0; i < 6; i++) {
            SampleLog log = SampleLog.random(random);
            for (SampleHand hand : log.hands) {
                reshuffled += hand.decks.size() > 1 ? 1 : 0;
                for (EvidenceViewer viewer : viewers()) {
                    Evidence evidence = log.evidence(hand, viewer);
                    assertThat(Evidence.parse(bytes(evidence))).isEqualTo(evidence);
                    Verdict verdict = IndependentCheck.agreed(bytes(evidence), log.key(), log.witnesses());
                    assertThat(verdict).as("seed %d, %s", SEED, viewer).isInstanceOf(Verdict.Proven.class);
                    Verdict.Proven proven = (Verdict.Proven) verdict;
                    assertThat(proven.hand()).isEqualTo(hand.id);
                    assertThat(proven.viewer()).isEqualTo(viewer);
                    assertThat(proven.events()).isEqualTo(hand.events.size());
                    assertThat(proven.over()).isEqualTo(isOver(hand));
                    assertThat(proven.decks()).isEqualTo(hand.decks.size());
                    assertThat(proven.seeded()).isFalse();
                    assertThat(proven.witnesses())
                            .extracting(Verdict.Witnessed::name)
                            .containsExactly("witness.example", "other-witness.example");
                }
            }
        }
        assertThat(reshuffled)
                .as("hands with more than one deck, seed %d", SEED)
                .isPositive();
    }

    @Test
    void staffSeesAllCardsAndEachPlayerHisOwn() {
        SampleHand hand = SampleHand.play(random, SampleHand.Dealing.COMMITTED, 4, 0, true);
        SampleLog log = new SampleLog(random, List.of(hand));
        assertThat(opened(log, hand, new EvidenceViewer.Public())).isZero();
        assertThat(opened(log, hand, new EvidenceViewer.Player(2))).isEqualTo(5);
        assertThat(opened(log, hand, new EvidenceViewer.Staff())).isEqualTo(20);
        assertThat(hidden(log, hand, new EvidenceViewer.Public())).isEqualTo(4);
        assertThat(hidden(log, hand, new EvidenceViewer.Player(2))).isEqualTo(3);
        assertThat(hidden(log, hand, new EvidenceViewer.Staff())).isZero();
    }

    private static int opened(SampleLog log, SampleHand hand, EvidenceViewer viewer) {
        return proven(log, log.evidence(hand, viewer)).cards();
    }

    private static int hidden(SampleLog log, SampleHand hand, EvidenceViewer viewer) {
        return proven(log, log.evidence(hand, viewer)).hidden();
    }

    private static Verdict.Proven proven(SampleLog log, Evidence evidence) {
        return (Verdict.Proven) IndependentCheck.agreed(bytes(evidence), log.key(), log.witnesses());
    }

    @Test
    void withTheSeedEveryDeckIsShuffledAgain() {
        int decks = 0;
        for (int i = 0; i < 4; i++) {
            SampleHand committed = SampleHand.play(random, SampleHand.Dealing.COMMITTED, 6, 3, true);
            SampleHand old = SampleHand.play(random, SampleHand.Dealing.OLD, 6, 3, true);
            SampleLog log = new SampleLog(random, List.of(committed, old));
            for (SampleHand hand : log.hands) {
                if (!hand.decks.isEmpty()) {
                    Verdict.Proven proven =
                            proven(log, log.evidence(hand, new EvidenceViewer.Staff(), hand.events.size(), true));
                    assertThat(proven.seeded()).isTrue();
                    assertThat(proven.cards()).isGreaterThanOrEqualTo(proven.decks());
                    decks += proven.decks();
                }
            }
        }
        assertThat(decks).as("seed %d", SEED).isGreaterThan(6);
    }

    @Test
    void theFirstEventsOfAHandAreProvenAsAHandThatIsNotOver() {
        SampleHand hand = SampleHand.play(random, SampleHand.Dealing.COMMITTED, 3, 2, true);
        SampleLog log = new SampleLog(random, List.of(hand, SampleHand.play(random, SampleHand.Dealing.RECORDED)));
        for (int count = 1; count <= hand.events.size(); count++) {
            Verdict.Proven proven = proven(log, log.evidence(hand, new EvidenceViewer.Staff(), count, false));
            assertThat(proven.events()).isEqualTo(count);
            boolean over = hand.events.subList(0, count).stream()
                    .anyMatch(event -> event.type().equals("HandCompleted"));
            assertThat(proven.over()).isEqualTo(over);
        }
    }

    @Test
    void aWitnessWhoIsAskedForHasToHaveSigned() {
        SampleHand hand = SampleHand.play(random, SampleHand.Dealing.RECORDED);
        SampleLog log = new SampleLog(random, List.of(hand));
        byte[] file = bytes(log.evidence(hand, new EvidenceViewer.Public()));
        assertThat(IndependentCheck.agreed(file, log.key(), List.of())).isInstanceOf(Verdict.Proven.class);
        var stranger =
                SampleLog.signer("witness.example", KeyType.COSIGNATURE, 9).verifier();
        assertThat(IndependentCheck.agreed(file, log.key(), List.of(stranger)))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.reason()).contains("witness.example"));
        var otherLog = SampleLog.signer("room.example/log", KeyType.ED25519, 9).verifier();
        assertThat(IndependentCheck.agreed(file, otherLog, List.of()))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.line()).isEqualTo(2));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EvidenceCheck.check(file, log.witness.verifier(), List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> EvidenceCheck.check(file, log.key(), List.of(log.key())));
    }
}
