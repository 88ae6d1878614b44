package org.standpat.service.archive;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * An open zip, read by the directory at its end: what the directory does not name is not there. Each entry has a header of its own as
 * well; where the two differ, the entry is refused. Several entries of one name are all read.
 */
public final class ZipFile {

    private static final int BUFFER_BYTES = 64 * 1024;
    private static final int HEADER_BYTES = 30;
    private static final long HEADER_SIGNATURE = 0x0403_4B50L;
    private static final long SEE_LARGE = 0xFFFF_FFFFL;

    private final SeekableByteChannel channel;
    private final LongConsumer meter;
    private final ZipEnd end;
    private final ZipDirectory directory;
    private @Nullable ZipEntry current;

    /** Causes for which an entry cannot be read. */
    public enum Cause {
        /** It has a password. */
        ENCRYPTED,
        /** It is packed by a method that is not read. */
        OTHER_METHOD
    }

    /**
     * An entry that cannot be read though it is no fault of anybody.
     *
     * @param cause the cause
     * @param why it in words, with what can be done
     */
    public record Unreadable(Cause cause, String why) {}

    /**
     * Opens a zip; who opened the channel closes it.
     *
     * @param bytes size of the file
     * @param meter told of every read of entries how many bytes it gave
     * @throws IOException when the file cannot be read, or has no directory
     */
    public ZipFile(SeekableByteChannel channel, long bytes, LongConsumer meter) throws IOException {
        this.channel = channel;
        this.meter = meter;
        end = ZipEnd.of(channel, bytes);
        InputStream lines = new ChannelBytes(channel, end.from(), end.to(), read -> {});
        directory = new ZipDirectory(new BufferedInputStream(lines, BUFFER_BYTES), end.entries());
    }

    /** True when nothing is in it. */
    public boolean isEmpty() {
        return end.entries() == 0;
    }

    /**
     * The next entry, in the order of the directory; null at the end.
     *
     * @throws IOException when the directory cannot be read on
     */
    public @Nullable ArchiveEntry next() throws IOException {
        current = directory.next();
        return current == null ? null : current.told();
    }

    /** Why the entry that came last cannot be read though it is no fault of anybody; null when it can. */
    public @Nullable Unreadable unreadable() {
        ZipEntry entry = entry();
        if (entry.isEncrypted()) {
            return new Unreadable(Cause.ENCRYPTED, "it is encrypted; unpack it with its password first");
        }
        return entry.method() == ZipEntry.STORED || entry.method() == ZipEntry.DEFLATED
                ? null
                : new Unreadable(
                        Cause.OTHER_METHOD,
                        "it is packed by " + entry.methodName() + ", which is not read; unpack it first");
    }

    /**
     * The bytes of the entry that came last, which are compared with their checksum. Closing them leaves the zip open.
     *
     * @throws IOException when the entry is not where the directory says, or calls itself something else
     */
    public InputStream content() throws IOException {
        ZipEntry entry = entry();
        byte[] header = ZipBytes.read(channel, entry.at(), HEADER_BYTES);
        if (Bytes.number32(header, 0) != HEADER_SIGNATURE) {
            throw ArchiveFault.damaged("it is not where the directory of the zip says");
        }
        int nameLength = Bytes.number16(header, 26);
        long from = entry.at() + HEADER_BYTES + nameLength + Bytes.number16(header, 28);
        if (entry.packed() > end.from() - from) {
            throw ArchiveFault.damaged("the directory of the zip says that it is larger than the zip");
        }
        byte[] name = ZipBytes.read(channel, entry.at() + HEADER_BYTES, nameLength);
        String difference = difference(entry, header, name);
        if (!difference.isEmpty()) {
            throw ArchiveFault.damaged(
                    "its " + difference + " in the directory of the zip is not that in its own header");
        }
        return ZipContent.of(entry, new ChannelBytes(channel, from, from + entry.packed(), meter));
    }

    /** In what a line of the directory and the entry's own header differ; empty when in nothing. */
    private static String difference(ZipEntry entry, byte[] header, byte[] name) {
        if (!new String(name, StandardCharsets.ISO_8859_1).equals(entry.rawName())) {
            return "name";
        }
        if (Bytes.number16(header, 8) != entry.method()) {
            return "method";
        }
        int flags = Bytes.number16(header, 6);
        if (((flags ^ entry.flags()) & (1 | ZipEntry.SIZES_BEHIND)) != 0) {
            return "encryption or place of the size";
        }
        if ((flags & ZipEntry.SIZES_BEHIND) != 0) {
            return "";
        }
        if (Bytes.number32(header, 14) != entry.crc()) {
            return "checksum";
        }
        return same(Bytes.number32(header, 18), entry.packed()) && same(Bytes.number32(header, 22), entry.unpacked())
                ? ""
                : "size";
    }

    private static boolean same(long small, long known) {
        return small == SEE_LARGE || small == known;
    }

    private ZipEntry entry() {
        ZipEntry entry = current;
        if (entry == null) {
            throw new IllegalStateException("the contents of an entry are there after it was asked for");
        }
        return entry;
    }
}
