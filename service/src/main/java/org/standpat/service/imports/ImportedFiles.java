package org.standpat.service.imports;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandInput;
import org.standpat.service.files.FileReading;
import org.standpat.service.files.FileTree;
import org.standpat.service.files.Found;
import org.standpat.service.files.FoundFile;
import org.standpat.service.files.PassedOver;

/** Imports whatever lies in files, folders and archives, one thing after the other, from where an earlier import was stopped. */
final class ImportedFiles implements Found {

    private final FileImport hands;
    private final ImportReport report;
    private final ImportProgress progress;
    private final ImportPlaces places;
    private FilePlace place = FilePlace.atItsBeginning();

    /** SHA-256 of the file that is read; null when it cannot be read. */
    private @Nullable String sha256;

    /** The file that is read; null between two. */
    private @Nullable FoundFile reading;

    private boolean passedOverSomething;

    /** Whether some bytes of the file could not be read: what comes behind them in it is not remembered as done. */
    private boolean unreadable;

    ImportedFiles(
            ImportDesk desk, ImportReport report, ImportProgress progress, ImportPlaces places, Executor threads) {
        this.hands = new FileImport(desk, report, threads);
        this.report = report;
        this.progress = progress;
        this.places = places;
    }

    /** Imports all of these, in this order. */
    void run(List<Path> asked) {
        FileReading reading = new FileReading(this, progress::read);
        FileTree tree = new FileTree(reading::read, this::passedOver);
        asked.forEach(tree::each);
        places.end();
    }

    /** A file is known by its content: one that was changed since an import was stopped is another one. */
    @Override
    public boolean wants(FoundFile file, SeekableByteChannel open) throws IOException {
        progress.begins(file.attributes().size());
        reading = file;
        if (FileReading.isPlainlyNoText(file, open)) {
            // Films and the like are large, and there is nothing in them to go on with.
            return true;
        }
        String digest = file.sha256(open);
        sha256 = digest;
        places.before(digest).ifPresent(before -> {
            place = new FilePlace(before);
            report.addBefore(file.name(), place.before());
            // It is this import's now, and is forgotten with it.
            places.at(digest, before);
        });
        if (place.isWholeFileDone()) {
            done(file);
            return false;
        }
        return true;
    }

    @Override
    public void hands(HandInput input) {
        if (!place.isPartDone()) {
            hands.run(noting(input), place.doneOfPart(), (outcome, far) -> {
                place.handDone(outcome, far.bytesRead());
                remember();
                progress.show();
            });
        }
        place.partDone();
        remember();
    }

    /** Bytes that could not be read this time may be readable the next: who goes on looks at them again, and at what is behind them. */
    private HandInput noting(HandInput input) {
        return input.readBy(new NotedFaults(input.in(), () -> unreadable = true));
    }

    private void remember() {
        String digest = sha256;
        if (digest == null || unreadable) {
            return;
        }
        if (places.isDue() && isChanged()) {
            forget();
        } else {
            places.at(digest, place.far());
        }
    }

    /** What is read is not what was digested: nobody may go on there. */
    private void forget() {
        if (sha256 != null) {
            places.forget(sha256);
            sha256 = null;
        }
    }

    private boolean isChanged() {
        try {
            return reading != null && !reading.isUnchanged();
        } catch (IOException gone) {
            return true;
        }
    }

    @Override
    public void passedOver(PassedOver what) {
        passedOverSomething = true;
        if (what.reason() == PassedOver.Reason.CHANGED) {
            forget();
        }
        report.add(what);
    }

    @Override
    public void done(FoundFile file) {
        if (sha256 != null && !passedOverSomething && !unreadable) {
            places.at(sha256, place.wholly());
        }
        report.addFile(file.attributes().size());
        if (reading == null) {
            // It could not even be opened.
            progress.begins(file.attributes().size());
        }
        progress.ended();
        place = FilePlace.atItsBeginning();
        sha256 = null;
        reading = null;
        passedOverSomething = false;
        unreadable = false;
    }
}
