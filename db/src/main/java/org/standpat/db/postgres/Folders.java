package org.standpat.db.postgres;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Folders that nobody but their owner may read. */
final class Folders {

    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rwx------");

    private Folders() {}

    /** Makes the folder, and those it lies in, where they are missing; what is there already stays as it is. */
    static Path create(Path folder) {
        try {
            return Files.createDirectories(folder, ownerOnly(folder)).toRealPath();
        } catch (FileAlreadyExistsException e) {
            throw new LocalPostgresException(folder + " should be a folder and is a file. Name another folder.", e);
        } catch (AccessDeniedException e) {
            throw new LocalPostgresException(
                    "The folder " + folder + " cannot be made: this user may not write there.", e);
        } catch (IOException e) {
            throw new LocalPostgresException("The folder " + folder + " cannot be made: " + e, e);
        }
    }

    /** Deletes the folder and all that is in it; a folder that is not there is deleted already. */
    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
                return FileVisitResult.CONTINUE; // gone meanwhile: a server that ends removes its own files
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException failure) throws IOException {
                Files.deleteIfExists(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static FileAttribute<?>[] ownerOnly(Path place) {
        return place.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER_ONLY)}
                : new FileAttribute<?>[0];
    }
}
