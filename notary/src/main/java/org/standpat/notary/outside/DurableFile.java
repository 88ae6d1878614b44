package org.standpat.notary.outside;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that are there as a whole or not at all, also after the power was cut. */
final class DurableFile {

    /** What the name of a file ends with that is not whole yet. One that was left by a crash is written over. */
    private static final String UNFINISHED = ".new";

    private DurableFile() {}

    /** Puts a file in the place of the one there, if any. The folder's own entry is durable after {@link #sync} alone. */
    static void replace(Path file, byte[] content) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + UNFINISHED);
        try (FileChannel channel = FileChannel.open(fresh, CREATE, TRUNCATE_EXISTING, WRITE)) {
            write(channel, content);
            channel.force(true);
        }
        Files.move(fresh, file, ATOMIC_MOVE, REPLACE_EXISTING);
    }

    /** Writes all of it where the channel stands. */
    static void write(FileChannel channel, byte[] content) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(content);
        while (rest.hasRemaining()) {
            channel.write(rest);
        }
    }

    /** Makes durable which files the folder has. */
    static void sync(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, READ)) {
            channel.force(true);
        }
    }

    /** Makes the folder, and those above it that are missing. */
    static void makeFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Path parent = folder.toAbsolutePath().getParent();
        if (parent != null) {
            makeFolder(parent);
        }
        try {
            Files.createDirectory(folder);
        } catch (FileAlreadyExistsException made) {
            if (!Files.isDirectory(folder)) {
                throw made;
            }
        }
        if (parent != null) {
            sync(parent);
        }
    }
}
