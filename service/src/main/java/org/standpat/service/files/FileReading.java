package org.standpat.service.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.NoSuchFileException;
import java.util.function.LongConsumer;
import org.standpat.formats.text.TextLimits;
import org.standpat.service.archive.ChannelBytes;
import org.standpat.service.files.PassedOver.Reason;

/** Reads files on the disk, as many bytes of each as it had when it was found: a file that somebody writes at has an end too. */
public final class FileReading {

    private final Found found;
    private final LongConsumer meter;

    /**
     * Tells of what lies in files.
     *
     * @param meter told of every read from the disk how many bytes it gave; it may be more than the file has, where something is read twice
     */
    public FileReading(Found found, LongConsumer meter) {
        this.found = found;
        this.meter = meter;
    }

    /** True for a file that plainly holds neither text nor an archive, by its first bytes. */
    public static boolean isPlainlyNoText(FoundFile file, SeekableByteChannel open) throws IOException {
        try (ChannelBytes in = new ChannelBytes(open, 0, file.attributes().size(), read -> {})) {
            return Contents.isPlainlyNoText(in.readNBytes(TextLimits.BEGINNING_BYTES));
        }
    }

    /** Reads one file, also as an archive. */
    public void read(FoundFile file) {
        try (SeekableByteChannel channel = file.place().open()) {
            if (!found.wants(file, channel)) {
                return;
            }
            new Contents(found, file.attributes().size(), file.inFolder()).of(file.name(), channel, meter);
            tellOfChange(file);
        } catch (NoSuchFileException gone) {
            found.passedOver(new PassedOver(file.name(), Reason.CHANGED, "it was taken away before it was read"));
        } catch (IOException fault) {
            found.passedOver(FaultWords.of(file.name(), fault));
        }
        found.done(file);
    }

    private void tellOfChange(FoundFile file) throws IOException {
        try {
            if (!file.isUnchanged()) {
                found.passedOver(new PassedOver(
                        file.name(),
                        Reason.CHANGED,
                        "it was written at while it was read, and its first "
                                + file.attributes().size()
                                + " bytes were looked at; import it again when it is whole"));
            }
        } catch (NoSuchFileException gone) {
            // It was open, and so all of it was read.
            return;
        }
    }
}
