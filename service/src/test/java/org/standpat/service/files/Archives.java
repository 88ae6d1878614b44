package org.standpat.service.files;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** Archives as other programs write them. */
public final class Archives {

    private Archives() {}

    /** Packed by gzip. */
    public static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return packed.toByteArray();
    }

    /** A tar of these files, in their order. */
    public static byte[] tar(Map<String, byte[]> files) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(written, UTF_8.name())) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                TarArchiveEntry entry = new TarArchiveEntry(file.getKey(), true);
                entry.setSize(file.getValue().length);
                add(tar, entry, file.getValue());
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return written.toByteArray();
    }

    /** A zip of these files, in their order. */
    public static byte[] zip(Map<String, byte[]> files) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(written)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                add(zip, new ZipArchiveEntry(file.getKey()), file.getValue());
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return written.toByteArray();
    }

    private static <E extends ArchiveEntry> void add(ArchiveOutputStream<E> out, E entry, byte[] bytes)
            throws IOException {
        out.putArchiveEntry(entry);
        out.write(bytes);
        out.closeArchiveEntry();
    }
}
