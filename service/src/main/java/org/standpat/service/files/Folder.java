package org.standpat.service.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * An open folder. What is asked of it is asked by the name of something in it, and a link is never followed, also when one takes the
 * place of a file or a folder meanwhile.
 */
interface Folder extends Closeable {

    /** Opens a folder that somebody asked for; a link that was asked for itself is followed. */
    static Folder open(Path folder) throws IOException {
        DirectoryStream<Path> opened = folder.getFileSystem().provider().newDirectoryStream(folder, any -> true);
        if (opened instanceof SecureDirectoryStream<Path> secure) {
            return new HeldFolder(secure);
        }
        opened.close();
        return new NamedFolder(folder.toRealPath());
    }

    /** All names in it, in the order of the disk. */
    DirectoryStream<Path> names() throws IOException;

    /** What this is; a link is a link. */
    BasicFileAttributes attributes(Path name) throws IOException;

    /** Opens a folder in it; fails for a link. */
    Folder folder(Path name) throws IOException;

    /** Opens a file in it; fails for a link. */
    SeekableByteChannel file(Path name) throws IOException;

    /**
     * The first names behind this one, in order. So a folder of any number of files is gone over in order without all their names in memory.
     *
     * @param after the last name that is done; null at the beginning
     * @param most most names to give; when there are fewer, they are the last
     */
    default List<Path> namesAfter(@Nullable Path after, int most) throws IOException {
        TreeSet<Path> first = new TreeSet<>();
        try (DirectoryStream<Path> names = names()) {
            for (Path each : names) {
                Path name = each.getFileName();
                boolean isNext = name != null
                        && (after == null || name.compareTo(after) > 0)
                        && (first.size() < most || name.compareTo(first.last()) < 0);
                if (isNext && first.add(name) && first.size() > most) {
                    first.pollLast();
                }
            }
        } catch (DirectoryIteratorException fault) {
            throw fault.getCause();
        }
        return List.copyOf(first);
    }
}
