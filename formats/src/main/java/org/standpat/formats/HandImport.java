package org.standpat.formats;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.standpat.formats.ImportListener.Progress;

/**
 * Reads hands from files and has them recorded. Each hand is judged as a whole before anything of it is recorded, so that a refused
 * hand leaves nothing behind, and a refused hand does not keep the others of its file out.
 */
public final class HandImport {

    private final HandOpener files;
    private final HandRecorder recorder;
    private final RefusalKeeper refusals;

    /** An import of the files that this opens into this record; refused hands are reported and not kept. */
    public HandImport(HandOpener files, HandRecorder recorder) {
        this(files, recorder, HandOutcome.Refused::new);
    }

    /** The same; refused hands go there. */
    public HandImport(HandOpener files, HandRecorder recorder, RefusalKeeper refusals) {
        this.files = files;
        this.recorder = recorder;
        this.refusals = refusals;
    }

    /**
     * Imports one file.
     *
     * @param listener told after every hand
     * @return what became of all hands; a file that cannot be read counts as one refusal
     */
    public ImportSummary run(Path file, ImportListener listener) {
        return run(file.toString(), () -> files.open(file), listener);
    }

    /**
     * Imports bytes that are open already, such as those in an archive, and closes them.
     *
     * @param listener told after every hand
     * @return what became of all hands; bytes that cannot be read as a whole count as one refusal
     */
    public ImportSummary run(HandInput input, ImportListener listener) {
        return run(input.name(), () -> files.open(input), listener);
    }

    /** Opens what is imported. */
    @FunctionalInterface
    private interface Opening {
        HandFile open() throws IOException;
    }

    private ImportSummary run(String name, Opening opening, ImportListener listener) {
        Count count = new Count(listener);
        try (HandFile hands = opening.open()) {
            for (HandFile.Entry entry = hands.next(); entry != null; entry = hands.next()) {
                count.add(outcome(entry), hands.bytesRead(), hands.bytes());
            }
        } catch (HandRefused refused) {
            count.add(refusals.keep(refused.refusal()), 0, 0);
        } catch (IOException fault) {
            Refusal refusal = Refusal.unreadable(Place.of(name), "the file cannot be read: " + reason(fault));
            count.add(refusals.keep(refusal), 0, 0);
        }
        return count.summary;
    }

    private HandOutcome outcome(HandFile.Entry entry) {
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

    private static String reason(IOException fault) {
        return switch (fault) {
            case NoSuchFileException ignored -> "there is no such file";
            case AccessDeniedException ignored -> "it may not be opened by this user";
            default -> String.valueOf(fault.getMessage());
        };
    }

    /** Counts outcomes and passes them on. */
    private static final class Count {
        private final ImportListener listener;
        private ImportSummary summary = ImportSummary.NONE;

        Count(ImportListener listener) {
            this.listener = listener;
        }

        void add(HandOutcome outcome, long bytesRead, long bytes) {
            summary = summary.plus(outcome);
            listener.handDone(outcome, new Progress(summary.hands(), bytesRead, bytes));
        }
    }
}
