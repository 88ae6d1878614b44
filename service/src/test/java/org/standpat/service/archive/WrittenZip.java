package org.standpat.service.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;

/** A zip as another program writes it. */
final class WrittenZip {

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    final ZipArchiveOutputStream out = new ZipArchiveOutputStream(written);

    /** An entry as it was read. */
    record Read(String name, String textOrFault) {}

    /** With all that an entry may have. */
    void add(ZipArchiveEntry entry, String text) throws IOException {
        out.putArchiveEntry(entry);
        out.write(text.getBytes(UTF_8));
        out.closeArchiveEntry();
    }

    /** Not packed. */
    void addStored(String name, String text) throws IOException {
        ZipArchiveEntry entry = new ZipArchiveEntry(name);
        byte[] bytes = text.getBytes(UTF_8);
        CRC32 crc = new CRC32();
        crc.update(bytes);
        entry.setMethod(ZipArchiveOutputStream.STORED);
        entry.setSize(bytes.length);
        entry.setCrc(crc.getValue());
        add(entry, text);
    }

    /** Sizes behind the bytes, as whoever writes a stream has to put them. */
    void add(String name, String text) throws IOException {
        add(new ZipArchiveEntry(name), text);
    }

    /** The zip, which is complete then. */
    byte[] bytes() throws IOException {
        out.close();
        return written.toByteArray();
    }

    /** Reads a zip; of an entry that cannot be read, why. */
    static List<Read> read(byte[] bytes) throws IOException {
        List<Read> read = new ArrayList<>();
        try (SeekableByteChannel channel = new SeekableInMemoryByteChannel(bytes)) {
            ZipFile file = new ZipFile(channel, bytes.length, more -> {});
            for (ArchiveEntry entry = file.next(); entry != null; entry = file.next()) {
                read.add(new Read(entry.name(), text(file)));
            }
        }
        return read;
    }

    private static String text(ZipFile file) {
        ZipFile.Unreadable unreadable = file.unreadable();
        if (unreadable != null) {
            return unreadable.why();
        }
        try (InputStream content = file.content()) {
            return new String(content.readAllBytes(), UTF_8);
        } catch (IOException fault) {
            return "fault: " + fault.getMessage();
        }
    }
}
