package org.standpat.service.imports;

import org.standpat.service.files.Extent;
import org.standpat.service.terminal.Progress;
import org.standpat.service.terminal.Terminal;

/** One bar for all files of an import, by their bytes on the disk. */
final class ImportProgress implements AutoCloseable {

    private final Progress progress;
    private final Extent extent;
    private final ImportReport report;
    private long bytesBefore;
    private long bytesOfThis;
    private long readOfThis;

    /** Begins to import that much; the report counts hands and events. */
    ImportProgress(Terminal terminal, Extent extent, ImportReport report) {
        this.extent = extent;
        this.report = report;
        progress = new Progress(terminal, "import", "hands");
    }

    /** The next file has so many bytes. */
    void begins(long bytes) {
        bytesOfThis = bytes;
        readOfThis = 0;
        show();
    }

    /** So many bytes of it more were read. */
    void read(long bytes) {
        readOfThis += bytes;
        show();
    }

    /** The file is done. */
    void ended() {
        bytesBefore += bytesOfThis;
        begins(0);
    }

    /** Shows how far it is, if it was not shown just now. */
    void show() {
        long bytes = bytesBefore + Math.min(readOfThis, bytesOfThis);
        progress.at(report.hands(), Progress.share(bytes, extent.bytes()), "events", report.events());
    }

    @Override
    public void close() {
        show();
        progress.close();
    }
}
