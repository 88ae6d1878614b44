package org.standpat.service.imports;

import java.nio.file.Path;
import java.util.List;
import org.standpat.formats.HandInput;
import org.standpat.service.files.FileReading;
import org.standpat.service.files.FileTree;
import org.standpat.service.files.Found;
import org.standpat.service.files.FoundFile;
import org.standpat.service.files.PassedOver;

/** Imports whatever lies in files, folders and archives, one thing after the other. */
final class ImportedFiles implements Found {

    private final FileImport hands;
    private final ImportReport report;
    private final ImportProgress progress;

    ImportedFiles(ImportDesk desk, ImportReport report, ImportProgress progress) {
        this.hands = new FileImport(desk, report);
        this.report = report;
        this.progress = progress;
    }

    /** Imports all of these, in this order. */
    void run(List<Path> asked) {
        FileReading reading = new FileReading(this, progress::read);
        FileTree tree = new FileTree(reading::read, this::passedOver);
        asked.forEach(tree::each);
    }

    @Override
    public boolean wants(FoundFile file) {
        progress.begins(file.attributes().size());
        return true;
    }

    @Override
    public void hands(HandInput input) {
        hands.run(input, progress::show);
    }

    @Override
    public void passedOver(PassedOver what) {
        report.add(what);
    }

    @Override
    public void done(FoundFile file) {
        report.addFile(file.attributes().size());
        progress.ended();
    }
}
