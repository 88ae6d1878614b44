package org.standpat.service.access;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import org.standpat.db.access.KeyEntry;
import org.standpat.service.Sentence;

/** Adds a line to a file of keys. */
final class KeyLine {

    private static final String OWNER_ALONE = "rw-------";

    private KeyLine() {}

    /**
     * Adds it at the end; a file that is missing is made, for its owner alone.
     *
     * @throws Sentence when the file cannot be written
     */
    static void add(Path file, KeyEntry entry) {
        try {
            makeWhereMissing(file);
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                String line = (endsLine(channel) ? "" : "\n") + entry.line() + "\n";
                // In one piece, so that a service that reads meanwhile sees the whole line or none of it.
                channel.write(ByteBuffer.wrap(line.getBytes(UTF_8)), channel.size());
                channel.force(true);
            }
        } catch (IOException fault) {
            throw new Sentence("The file of keys " + file + " cannot be written: " + fault);
        }
    }

    private static void makeWhereMissing(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        try {
            Files.createFile(file, ownerAlone(file));
        } catch (FileAlreadyExistsException there) {
            return;
        }
    }

    /** A file system that knows no such permissions has its own. */
    private static FileAttribute<?>[] ownerAlone(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWNER_ALONE))
                }
                : new FileAttribute<?>[0];
    }

    private static boolean endsLine(FileChannel channel) throws IOException {
        if (channel.size() == 0) {
            return true;
        }
        ByteBuffer last = ByteBuffer.allocate(1);
        channel.read(last, channel.size() - 1);
        return last.get(0) == '\n';
    }
}
