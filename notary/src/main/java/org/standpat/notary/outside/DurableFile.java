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
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Files that are there as a whole or not at all, also after the power was cut. */
final class DurableFile {

    /** What the name of a file ends with that is not whole yet. One that was left by a crash is written over. */
    private static final String UNFINISHED = ".new";

    private DurableFile() {}

    /** Puts a file durably in the place of the one there, if any. */
    static void replace(Path file, byte[] content) throws IOException {
        replaceAll(Map.of(file, content));
    }

    /**
     * Puts files durably in the places of those there, if any: each as a whole, in no certain order. Many together take far less time than one
     * after the other, because the disk is waited for once.
     */
    static void replaceAll(Map<Path, byte[]> files) throws IOException {
        for (Map.Entry<Path, byte[]> file : files.entrySet()) {
            try (FileChannel channel = FileChannel.open(unfinished(file.getKey()), CREATE, TRUNCATE_EXISTING, WRITE)) {
                write(channel, file.getValue());
            }
        }
        Set<Path> folders = new HashSet<>();
        for (Path file : files.keySet()) {
            try (FileChannel channel = FileChannel.open(unfinished(file), WRITE)) {
                channel.force(true);
            }
            Files.move(unfinished(file), file, ATOMIC_MOVE, REPLACE_EXISTING);
            folders.add(folderOf(file));
        }
        for (Path folder : folders) {
            sync(folder);
        }
    }

    /** The folder that a file is in. */
    static Path folderOf(Path file) {
        return Objects.requireNonNull(file.toAbsolutePath().getParent(), "the root is no file");
    }

    private static Path unfinished(Path file) {
        return file.resolveSibling(file.getFileName() + UNFINISHED);
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
