package org.standpat.service.exports;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
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
     * Begins a file. A link stays: the file that it leads to is the one that is meant.
     *
     * @param force whether a file that is there already may be replaced
     * @throws Sentence when it may not, what is there is no file, or nothing can be written there
     */
    static ExportFile begin(Path given, boolean force) {
        Path place = behindLinks(given);
        requireFree(place, force);
        Path folder = place.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new Sentence("There is no folder " + folder + ". Make it, or take another name.");
        }
        Path beside = place.resolveSibling(
                "." + place.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            FileChannel channel = FileChannel.open(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            return new ExportFile(place, beside, force, channel);
        } catch (IOException fault) {
            throw new Sentence("Nothing can be written in the folder " + folder + ": " + reason(fault) + ".");
        }
    }

    private static Path behindLinks(Path given) {
        if (!Files.isSymbolicLink(given)) {
            return given;
        }
        try {
            return given.toRealPath();
        } catch (IOException leadsNowhere) {
            throw new Sentence(given + " is a link to what is not there or cannot be reached. Name the file itself.");
        }
    }

    /** What is no file is left alone, with force too: whoever replaces a device or a pipe breaks what others use it for. */
    private static void requireFree(Path place, boolean force) {
        if (Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS)) {
            throw new Sentence(place + " is a folder; --out names a file.");
        }
        if (!Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (!Files.isRegularFile(place, LinkOption.NOFOLLOW_LINKS)) {
            throw new Sentence(
                    place + " is there already and is no file that could be replaced, but a device, a pipe or the"
                            + " like. Take another name, or none: without --out the text goes to standard output.");
        }
        if (!force) {
            throw isThere(place);
        }
    }

    private static Sentence isThere(Path place) {
        return new Sentence(place + " is there already. Take another name, or --force to replace it.");
    }

    /** Why, without the name of the file beside, which nobody asked for. */
    private static String reason(IOException fault) {
        if (fault instanceof AccessDeniedException) {
            return "this user may not";
        }
        String why = fault instanceof FileSystemException named ? named.getReason() : null;
        return why == null ? "the system refuses it" : why;
    }

    /** Where the text goes. */
    Writer out() {
        return out;
    }

    /**
     * The text is whole: gives the file its name, when it is on the disk.
     *
     * @throws Sentence when meanwhile somebody else made a file of this name, or something that is none
     */
    synchronized void finish() throws IOException {
        out.flush();
        channel.force(true);
        channel.close();
        requireFree(place, force);
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
