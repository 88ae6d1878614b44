package org.standpat.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import org.standpat.formats.HandFile.Stretch;
import org.standpat.formats.ImportListener.Progress;

/**
 * Reads hands from files and has them recorded. Each hand is judged as a whole before anything of it is recorded, so that a refused
 * hand leaves nothing behind, and a refused hand does not keep the others of its file out.
 */
public final class HandImport {

    private final HandOpener files;
    private final HandRecorder recorder;
    private final RefusalKeeper refusals;
    private final Executor threads;
    private final int ahead;

    /** An import of the files that this opens into this record; refused hands are reported and not kept. */
    public HandImport(HandOpener files, HandRecorder recorder) {
        this(files, recorder, HandOutcome.Refused::new);
    }

    /** The same; refused hands go there. */
    public HandImport(HandOpener files, HandRecorder recorder, RefusalKeeper refusals) {
        this(files, recorder, refusals, Runnable::run, 1);
    }

    private HandImport(HandOpener files, HandRecorder recorder, RefusalKeeper refusals, Executor threads, int ahead) {
        this.files = files;
        this.recorder = recorder;
        this.refusals = refusals;
        this.threads = threads;
        this.ahead = ahead;
    }

    /**
     * The same import with up to {@link HandsUnderWay#MOST_AHEAD} hands judged and as many recorded at a time on these threads, so that a
     * recorder can commit many at once. The recorder and the keeper of refusals are called by several threads then. The listener still
     * hears of hands in the order of the file, from the thread that runs the import; when recording fails, some hands behind the failed
     * one may be in the record.
     */
    public HandImport on(Executor manyThreads) {
        return new HandImport(files, recorder, refusals, manyThreads, HandsUnderWay.MOST_AHEAD);
    }

    /**
     * Imports one file.
     *
     * @param listener told after every hand
     * @return what became of all hands; a file that cannot be read counts as one refusal
     */
    public ImportSummary run(Path file, ImportListener listener) {
        try {
            HandInput input = HandInput.of(file);
            try (InputStream in = input.in()) {
                return run(input.readBy(in), 0, listener);
            }
        } catch (HandRefused refused) {
            return refused(refused.refusal(), listener);
        } catch (IOException fault) {
            return refused(unreadable(file.toString(), fault), listener);
        }
    }

    private ImportSummary refused(Refusal refusal, ImportListener listener) {
        HandOutcome outcome = refusals.keep(refusal);
        listener.handDone(outcome, new Progress(1, 0, 0));
        return ImportSummary.NONE.plus(outcome);
    }

    /**
     * Imports hands from these bytes, and closes them.
     *
     * @param done hands that end at this place or before it are passed over, unjudged and uncounted, because an earlier run has dealt with
     *     them; 0 for none
     * @param listener told after every hand
     * @return what became of all hands; bytes that cannot be read count as one refusal
     */
    public ImportSummary run(HandInput input, long done, ImportListener listener) {
        HandsUnderWay underWay = new HandsUnderWay(recorder, refusals, threads, ahead, input.bytes(), listener);
        try {
            read(input, done, underWay);
            return underWay.finish();
        } finally {
            underWay.settle();
        }
    }

    private void read(HandInput input, long done, HandsUnderWay underWay) {
        try (HandFile hands = files.open(input)) {
            for (Stretch next = hands.next(); next != null; next = hands.next()) {
                if (done == 0 || next.end() > done) {
                    underWay.add(next);
                }
            }
        } catch (HandRefused refused) {
            underWay.addLast(refused.refusal());
        } catch (IOException fault) {
            underWay.addLast(unreadable(input.name(), fault));
        }
    }

    private static Refusal unreadable(String file, IOException fault) {
        return Refusal.unreadable(Place.of(file), "the file cannot be read: " + FileFault.words(fault));
    }
}
