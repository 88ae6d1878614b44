package org.standpat.notary.outside;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.standpat.notary.outside.WitnessReport.Verdict;
import org.standpat.proof.note.NoteSignature;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.tree.ConsistencyProof;
import org.standpat.proof.tree.Subtrees;

/**
 * Asks all witnesses at once for their cosignatures below a checkpoint, and takes those that were verified. None waits for another, and none
 * for longer than a bounded time; who fails is left alone for a while. Used by one thread at a time.
 */
public final class WitnessDesk implements AutoCloseable {

    /** Longest time for one witness, with his second chance. */
    public static final Duration PATIENCE = Duration.ofSeconds(4);

    /** Most bytes of an answer: room for cosignatures by several keys, also large ones. */
    public static final int LONGEST_ANSWER = 1 << 15;

    private static final String ADD_CHECKPOINT = "add-checkpoint";
    private static final String ADVICE =
            "This is the alarm of the witnesses: run ./standpat audit, and keep the database as it is";

    private final Clock clock;
    private final Duration patience;
    private final Poster poster = new Poster();
    private final Map<Witness, WitnessReport> known = new LinkedHashMap<>();

    /**
     * A desk that knows nothing yet of what the witnesses have cosigned, and learns it from them.
     *
     * @param clock for the times of cosignatures and the pauses after failures
     */
    public WitnessDesk(List<Witness> witnesses, Clock clock) {
        this(witnesses, clock, PATIENCE);
    }

    WitnessDesk(List<Witness> witnesses, Clock clock, Duration patience) {
        this.clock = clock;
        this.patience = patience;
        witnesses.forEach(witness -> known.put(witness, WitnessReport.none(witness)));
    }

    /**
     * What came of asking.
     *
     * @param checkpoint with the cosignatures that were got, below those that it had
     * @param reports one for each witness, in the order in which they are configured
     */
    public record Cosigned(SignedCheckpoint checkpoint, List<WitnessReport> reports) {

        /** Keeps the parts. */
        public Cosigned {
            reports = List.copyOf(reports);
        }
    }

    /** What one witness has come to. */
    private record Outcome(WitnessReport report, Optional<NoteSignature> cosignature) {}

    /**
     * Asks the witnesses that have not cosigned it yet, but those who are left alone after a failure. Returns within {@link #PATIENCE}, and
     * the time that the tree takes.
     *
     * @param tree the log's tree, at least as large as the checkpoint says; it is asked by one thread at a time, not always by this one
     * @throws IllegalArgumentException when the tree is not that of the checkpoint
     * @throws IllegalStateException when the tree cannot say how it has grown, or the thread was interrupted; what was learned is lost
     */
    public Cosigned gather(SignedCheckpoint checkpoint, Subtrees tree) {
        long size = checkpoint.checkpoint().size();
        if (!tree.root(size).equals(checkpoint.checkpoint().root())) {
            throw new IllegalArgumentException(
                    "The tree was expected to have the root %s at size %d, as the checkpoint says, but it has %s."
                            .formatted(checkpoint.checkpoint().root(), size, tree.root(size)));
        }
        Proofs proofs = new Proofs(size, tree, new HashMap<>());
        SignedCheckpoint signed = checkpoint;
        for (Outcome outcome : askAll(checkpoint, proofs)) {
            known.put(outcome.report().witness(), outcome.report());
            if (outcome.cosignature().isPresent()) {
                signed = signed.with(outcome.cosignature().get());
            }
        }
        return new Cosigned(signed, List.copyOf(known.values()));
    }

    /** What is known of each witness, in the order in which they are configured. */
    public List<WitnessReport> reports() {
        return List.copyOf(known.values());
    }

    private List<Outcome> askAll(SignedCheckpoint checkpoint, Proofs proofs) {
        List<Outcome> outcomes = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Outcome>> asked = new ArrayList<>();
            for (WitnessReport before : known.values()) {
                asked.add(threads.submit(() -> outcome(before, checkpoint, proofs)));
            }
            for (Future<Outcome> each : asked) {
                outcomes.add(each.get());
            }
        } catch (ExecutionException ofTheTree) {
            throw new IllegalStateException(
                    "The log's tree could not say how it has grown, so that the witnesses were not asked: %s"
                            .formatted(ofTheTree.getCause()),
                    ofTheTree.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The wait for the witnesses was ended.", stopped);
        }
        return outcomes;
    }

    private Outcome outcome(WitnessReport before, SignedCheckpoint checkpoint, Proofs proofs) {
        boolean hasCosigned =
                !checkpoint.cosigners(List.of(before.witness().key())).isEmpty();
        if (hasCosigned || before.isLeftAlone(clock.instant())) {
            return new Outcome(before.notAsked(), Optional.empty());
        }
        return new Conversation(before, checkpoint, proofs, System.nanoTime()).run();
    }

    /** Ends the connections. */
    @Override
    public void close() {
        poster.close();
    }

    /** How the tree has grown, from each size that a witness names, computed once. */
    private record Proofs(long size, Subtrees tree, Map<Long, ConsistencyProof> computed) {

        synchronized ConsistencyProof from(long old) {
            return computed.computeIfAbsent(old, from -> ConsistencyProof.of(from, size, tree));
        }
    }

    /** One witness, asked once or twice. */
    private final class Conversation {

        private final WitnessReport before;
        private final SignedCheckpoint checkpoint;
        private final Proofs proofs;
        private final long began;

        Conversation(WitnessReport before, SignedCheckpoint checkpoint, Proofs proofs, long began) {
            this.before = before;
            this.checkpoint = checkpoint;
            this.proofs = proofs;
            this.began = began;
        }

        Outcome run() {
            long old = Math.min(before.size(), proofs.size());
            WitnessAnswer first = ask(old);
            if (first instanceof WitnessAnswer.OtherSize other
                    && other.size() != old
                    && other.size() <= proofs.size()) {
                return judge(ask(other.size()), other.size());
            }
            return judge(first, old);
        }

        private WitnessAnswer ask(long old) {
            WitnessQuestion question = new WitnessQuestion(proofs.from(old), checkpoint.note());
            Witness witness = before.witness();
            Duration left = patience.minus(waited());
            try {
                Poster.Answer answer = poster.post(
                        witness.address().below(ADD_CHECKPOINT),
                        question.text(),
                        Optional.empty(),
                        left,
                        LONGEST_ANSWER);
                return WitnessAnswer.of(
                        answer, witness.key(), checkpoint.checkpoint().text(), clock.instant());
            } catch (IOException failed) {
                return new WitnessAnswer.Unusable(String.valueOf(failed.getMessage()));
            }
        }

        private Outcome judge(WitnessAnswer answer, long old) {
            return switch (answer) {
                case WitnessAnswer.Signed signed ->
                    new Outcome(
                            before.cosigned(proofs.size(), clock.instant(), waited()),
                            Optional.of(signed.cosignature()));
                case WitnessAnswer.Inconsistent inconsistent -> judgeFork(old);
                case WitnessAnswer.OtherSize other -> judge(other, old);
                case WitnessAnswer.Unusable unusable -> failed(Verdict.FAILED, unusable.why(), old);
            };
        }

        private Outcome judgeFork(long old) {
            return old == 0
                    ? failed(
                            Verdict.FAILED,
                            "it says (422) that our tree is not what the empty tree has grown to, which every tree is",
                            old)
                    : failed(
                            Verdict.FORKED,
                            "it says (422) that the tree of size %d which it has cosigned is not where our tree of size %d began, so that the log has two histories. %s"
                                    .formatted(old, proofs.size(), ADVICE),
                            old);
        }

        private Outcome judge(WitnessAnswer.OtherSize other, long old) {
            if (other.size() > proofs.size()) {
                return failed(
                        Verdict.AHEAD,
                        "it says (409) that it has cosigned our log at size %d, and ours has size %d, so that the log went back. %s"
                                .formatted(other.size(), proofs.size(), ADVICE),
                        other.size());
            }
            if (other.size() == old && old == proofs.size() && old > 0) {
                // The document of the protocol: the answer to another root for the size that was cosigned last.
                return failed(
                        Verdict.FORKED,
                        "it says (409) that it has cosigned our log at size %d, and not with the root that ours has there, so that the log has two histories. %s"
                                .formatted(old, ADVICE),
                        old);
            }
            return failed(
                    Verdict.FAILED,
                    "asked about size %d, it says (409) that it has cosigned size %d, which is not what it said before, or what it was asked"
                            .formatted(old, other.size()),
                    other.size());
        }

        private Outcome failed(Verdict how, String why, long size) {
            return new Outcome(before.failed(how, why, size, clock.instant(), waited()), Optional.empty());
        }

        private Duration waited() {
            return Duration.ofNanos(System.nanoTime() - began);
        }
    }
}
