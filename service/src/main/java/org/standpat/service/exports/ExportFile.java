package org.standpat.service.exports;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.standpat.service.Sentence;

/**
 * A file that is there whole or not at all: it is written beside its place, and gets its name when it is done. Closed before, it leaves
 * nothing behind.
 */
final class ExportFile implements AutoCloseable {

    private static final int BUFFER_BYTES = 64 * 1024;

    private final Path place;
    private final Path beside;
    private final boolean force;
    private final FileChannel channel;
    private final Writer out;

    private ExportFile(Path place, Path beside, boolean force, FileChannel channel) {
        this.place = place;
        this.beside = beside;
        this.force = force;
        this.channel = channel;
        this.out = Channels.newWriter(channel, StandardCharsets.UTF_8.newEncoder(), BUFFER_BYTES);
    }

    /**
     * Begins a file.
     *
     * @param force whether a file that is there already may be replaced
     * @throws Sentence when it may not, or nothing can be written there
     */
    static ExportFile begin(Path place, boolean force) {
        if (Files.isDirectory(place)) {
            throw new Sentence(place + " is a folder; --out names a file.");
        }
        if (!force && Files.exists(place)) {
            throw isThere(place);
        }
        Path beside = place.resolveSibling(
                "." + place.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            FileChannel channel = FileChannel.open(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            return new ExportFile(place, beside, force, channel);
        } catch (IOException fault) {
            throw new Sentence("Nothing can be written beside " + place + ": " + fault + ".");
        }
    }

    private static Sentence isThere(Path place) {
        return new Sentence(place + " is there already. Take another name, or --force to replace it.");
    }

    /** Where the text goes. */
    Writer out() {
        return out;
    }

    /**
     * The text is whole: gives the file its name, when it is on the disk.
     *
     * @throws Sentence when meanwhile somebody else made a file of this name
     */
    synchronized void finish() throws IOException {
        out.flush();
        channel.force(true);
        channel.close();
        try {
            if (force) {
                Files.move(beside, place, StandardCopyOption.ATOMIC_MOVE);
            } else {
                Files.move(beside, place);
            }
        } catch (FileAlreadyExistsException taken) {
            throw isThere(place);
        }
    }

    /** Takes away what was not finished. */
    @Override
    public synchronized void close() {
        try {
            channel.close();
            Files.deleteIfExists(beside);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
