package org.standpat.formats;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandFile.Entry;
import org.standpat.formats.HandFile.Stretch;
import org.standpat.formats.ImportListener.Progress;

/**
 * The hands of one file that are on their way: some are being judged, those before them recorded, those before these are done and told
 * of. All three go on in the order of the file, so that of two that tell the same hand the first is recorded and not the faster one.
 */
final class HandsUnderWay {

    /** Most hands that are judged at a time, and most that are recorded: so many texts of hands are in memory, twice. */
    static final int MOST_AHEAD = 128;

    /** Bytes of the file that may be under way; a hand that is larger is so alone. */
    static final long MOST_BYTES_AHEAD = 16L << 20;

    private final HandRecorder recorder;
    private final RefusalKeeper refusals;
    private final Executor threads;
    private final int ahead;
    private final long bytes;
    private final ImportListener listener;
    private final Queue<Judged> judged = new ArrayDeque<>();
    private final Queue<Kept> kept = new ArrayDeque<>();
    private ImportSummary summary = ImportSummary.NONE;
    private long toldOf;

    HandsUnderWay(
            HandRecorder recorder,
            RefusalKeeper refusals,
            Executor threads,
            int ahead,
            long bytes,
            ImportListener listener) {
        this.recorder = recorder;
        this.refusals = refusals;
        this.threads = threads;
        this.ahead = ahead;
        this.bytes = bytes;
        this.listener = listener;
    }

    /** A stretch of the file that is being judged. */
    private record Judged(CompletableFuture<Entry> entry, long end) {}

    /** A hand that is being recorded, or a refusal that is being kept. */
    private record Kept(@Nullable UUID hand, CompletableFuture<HandOutcome> outcome, long end) {}

    /** Takes the next hand of the file; waits while enough are under way. */
    void add(Stretch stretch) {
        while (stretch.end() - toldOf > MOST_BYTES_AHEAD && !(judged.isEmpty() && kept.isEmpty())) {
            goOn();
        }
        judged.add(new Judged(CompletableFuture.supplyAsync(stretch::judge, threads), stretch.end()));
        if (judged.size() == ahead) {
            recordFirst();
        }
    }

    /** Takes the reason why the file cannot be read on. */
    void addLast(Refusal refusal) {
        judged.add(new Judged(CompletableFuture.completedFuture(new HandFile.Unplayable(refusal)), 0));
    }

    /** Waits for all hands that are under way; gives what became of all. */
    ImportSummary finish() {
        while (!judged.isEmpty()) {
            recordFirst();
        }
        tellAll();
        return summary;
    }

    /** Waits for what is still under way after a failure, without telling anybody, so that nothing goes on behind its back. */
    void settle() {
        kept.forEach(one -> one.outcome().handle((outcome, failure) -> outcome).join());
        kept.clear();
        judged.clear();
    }

    private void goOn() {
        if (judged.isEmpty()) {
            tellFirst();
        } else {
            recordFirst();
        }
    }

    private void recordFirst() {
        Judged first = judged.remove();
        Entry entry = awaited(first.entry());
        UUID hand =
                entry instanceof HandFile.Playable playable ? playable.hand().hand() : null;
        if (hand != null && kept.stream().anyMatch(other -> hand.equals(other.hand()))) {
            tellAll();
        }
        kept.add(new Kept(hand, CompletableFuture.supplyAsync(() -> outcome(entry), threads), first.end()));
        if (kept.size() == ahead) {
            tellFirst();
        }
    }

    private void tellAll() {
        while (!kept.isEmpty()) {
            tellFirst();
        }
    }

    private void tellFirst() {
        Kept first = kept.element();
        HandOutcome outcome = awaited(first.outcome());
        kept.remove();
        toldOf = Math.max(toldOf, first.end());
        summary = summary.plus(outcome);
        listener.handDone(outcome, new Progress(summary.hands(), first.end(), bytes));
    }

    private HandOutcome outcome(Entry entry) {
        return switch (entry) {
            case HandFile.Playable playable -> outcome(playable.hand());
            case HandFile.Unplayable unplayable -> refusals.keep(unplayable.refusal());
        };
    }

    private HandOutcome outcome(ImportedHand hand) {
        return switch (recorder.record(hand)) {
            case HandRecorder.Answer.Recorded ignored -> new HandOutcome.Recorded(hand.place(), hand.hand());
            case HandRecorder.Answer.AlreadyThere ignored -> new HandOutcome.AlreadyThere(hand.place(), hand.hand());
            case HandRecorder.Answer.InRecordOtherwise otherwise ->
                new HandOutcome.InRecordOtherwise(hand.place(), hand.hand(), otherwise.difference());
            case HandRecorder.Answer.TooLarge large ->
                refusals.keep(Refusal.unreadable(hand.place(), large.why()).of(hand.source()));
        };
    }

    private static <T> T awaited(CompletableFuture<T> future) {
        try {
            return future.join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException own ? own : failed;
        }
    }
}
