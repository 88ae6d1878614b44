package org.standpat.service.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.util.function.LongConsumer;
import org.standpat.formats.HandInput;
import org.standpat.formats.recognition.HandFormats;
import org.standpat.formats.text.Beginning;
import org.standpat.formats.text.TextLimits;
import org.standpat.service.archive.Allowance;
import org.standpat.service.archive.ArchiveEntry;
import org.standpat.service.archive.ChannelBytes;
import org.standpat.service.archive.GzipStream;
import org.standpat.service.archive.Packing;
import org.standpat.service.archive.TarEntries;
import org.standpat.service.archive.ZipFile;
import org.standpat.service.files.PassedOver.Reason;

/**
 * What lies in one file on the disk: hands, or an archive of them, or archives in one another. How something is packed is told from its
 * bytes. Everything is read as a stream, and nothing is unpacked to disk: a name in an archive leads nowhere.
 */
final class Contents {

    /** Packings that may lie in one another; a {@code .tar.gz} is two. */
    static final int MOST_LAYERS = 4;

    /** What stands between the name of an archive and a name in it. */
    static final String IN = "!/";

    private final Found found;
    private final long bytes;
    private final boolean inFolder;
    private final Allowance allowance;

    /**
     * The contents of a file.
     *
     * @param bytes its size
     * @param inFolder true when nobody has asked for it by its own name
     */
    Contents(Found found, long bytes, boolean inFolder) {
        this.found = found;
        this.bytes = bytes;
        this.inFolder = inFolder;
        allowance = new Allowance(bytes);
    }

    /** Goes over them; the meter is told of every read how many bytes it gave. */
    void of(String name, SeekableByteChannel channel, LongConsumer meter) throws IOException {
        byte[] first = new ChannelBytes(channel, 0, bytes, read -> {}).readNBytes(Packing.BEGINNING_BYTES);
        switch (Packing.of(first)) {
            case ZIP -> zip(name, new ZipFile(channel, bytes, meter));
            case NONE, GZIP, TAR, SEVEN_ZIP, RAR, XZ, BZIP2, ZSTD ->
                stream(name, bytes, new ChannelBytes(channel, 0, bytes, meter), 0);
        }
    }

    /** True for what plainly holds neither text nor an archive. */
    static boolean isPlainlyNoText(byte[] first) {
        return Packing.of(first) == Packing.NONE
                && first.length > 0
                && Beginning.of(first).isBinary();
    }

    private void zip(String name, ZipFile zip) throws IOException {
        tellOfEmpty(name, zip.isEmpty());
        for (ArchiveEntry entry = zip.next(); entry != null; entry = zip.next()) {
            allowance.entry();
            String entryName = name + IN + entry.name();
            if (isFile(entry, entryName)) {
                zipped(entryName, entry, zip);
            }
            if (allowance.isUsedUp()) {
                // It has been told of the entry; the others are told of by this.
                allowance.entry();
            }
        }
    }

    private void tellOfEmpty(String name, boolean isEmpty) {
        if (isEmpty) {
            found.passedOver(new PassedOver(name, Reason.EMPTY, "there is nothing in the archive"));
        }
    }

    private void zipped(String name, ArchiveEntry entry, ZipFile zip) {
        ZipFile.Unreadable unreadable = zip.unreadable();
        if (unreadable != null) {
            Reason reason = switch (unreadable.cause()) {
                case ENCRYPTED -> Reason.ENCRYPTED;
                case OTHER_METHOD -> Reason.UNKNOWN_ARCHIVE;
            };
            found.passedOver(new PassedOver(name, reason, unreadable.why()));
            return;
        }
        try (InputStream content = zip.content()) {
            stream(name, entry.bytes(), allowance.counted(content), 1);
        } catch (IOException fault) {
            found.passedOver(FaultWords.of(name, fault));
        }
    }

    private void tar(String name, InputStream in, int layers) throws IOException {
        TarEntries tar = new TarEntries(in);
        for (ArchiveEntry entry = tar.next(); entry != null; entry = tar.next()) {
            allowance.entry();
            String entryName = name + IN + entry.name();
            if (isFile(entry, entryName)) {
                try (InputStream content = tar.content()) {
                    stream(entryName, entry.bytes(), content, layers);
                }
            }
        }
    }

    private boolean isFile(ArchiveEntry entry, String name) {
        return switch (entry.kind()) {
            case FILE -> true;
            case FOLDER -> false;
            case LINK -> {
                found.passedOver(new PassedOver(name, Reason.LINK, "a link in an archive is not followed"));
                yield false;
            }
            case SPECIAL -> {
                found.passedOver(
                        new PassedOver(name, Reason.NO_FILE, "it is no file: a device, a pipe or parts of a file"));
                yield false;
            }
        };
    }

    private void stream(String name, long size, InputStream in, int layers) throws IOException {
        BegunBytes begun = BegunBytes.read(in, TextLimits.BEGINNING_BYTES);
        byte[] first = begun.first();
        InputStream whole = begun.whole();
        Packing packing = Packing.of(first);
        if (packing != Packing.NONE && layers >= MOST_LAYERS) {
            found.passedOver(new PassedOver(
                    name, Reason.OVER_A_LIMIT, "archives in one another are read " + MOST_LAYERS + " deep"));
            return;
        }
        switch (packing) {
            case NONE -> text(name, size, first, whole, layers > 0 || inFolder);
            case GZIP -> {
                try (GzipStream unpacked = new GzipStream(whole)) {
                    stream(name, HandInput.UNKNOWN_BYTES, allowance.counted(unpacked), layers + 1);
                }
            }
            case TAR -> tar(name, whole, layers + 1);
            case ZIP ->
                found.passedOver(new PassedOver(
                        name,
                        Reason.UNKNOWN_ARCHIVE,
                        "a zip in another archive is not read, since its directory is at its end; unpack it first"));
            case SEVEN_ZIP, RAR, XZ, BZIP2, ZSTD ->
                found.passedOver(new PassedOver(
                        name,
                        Reason.UNKNOWN_ARCHIVE,
                        "expected zip, tar or gzip, got " + packing.title() + "; unpack it first"));
        }
    }

    /** Behind so many blanks, or such a long line, there may be hands that nobody sees: that is told as a fault. */
    private static Reason reason(Beginning beginning, byte[] first) {
        if (beginning.isBinary()) {
            return Reason.NO_TEXT;
        }
        return first.length < TextLimits.BEGINNING_BYTES && beginning.text().isBlank()
                ? Reason.EMPTY
                : Reason.OVER_A_LIMIT;
    }

    /** What nobody has asked for by its name is not refused when it plainly holds no text: folders are full of such files. */
    private void text(String name, long size, byte[] first, InputStream whole, boolean lenient) {
        Beginning beginning = Beginning.of(first);
        String fault = lenient ? HandFormats.fault(beginning) : null;
        if (fault != null) {
            found.passedOver(new PassedOver(name, reason(beginning, first), fault));
            return;
        }
        // Where the bytes turn out to be damaged, it is the reader of the hands who says so: he knows which hand it
        // was.
        found.hands(new HandInput(name, size, new Lent(whole)));
    }

    /** Bytes that somebody else reads and closes; the archive that they are of stays open. */
    private static final class Lent extends FilterInputStream {
        Lent(InputStream in) {
            super(in);
        }

        @Override
        public void close() {
            // Whoever has opened them closes them.
        }
    }
}
