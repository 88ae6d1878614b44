package org.standpat.service.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.function.Consumer;
import org.standpat.service.files.PassedOver.Reason;

/**
 * Finds files: a file stands for itself, a folder for all files in it, however deep, in the order of their names. A link that was asked
 * for by its own name is followed; a link in a folder never is. Whatever the number of files, memory holds the names of
 * {@value #NAMES_AT_ONCE} of each folder on the way.
 */
public final class FileTree {

    /** Deepest folders below the one that was asked for. */
    static final int MOST_FOLDERS_DEEP = 64;

    /** Names of a folder that are in memory. */
    static final int NAMES_AT_ONCE = 20_000;

    private static final String NO_FILE = "a pipe, a socket or a device";

    private final Consumer<FoundFile> files;
    private final Consumer<PassedOver> others;
    private final int namesAtOnce;

    /** Tells of files there, of all else here. */
    public FileTree(Consumer<FoundFile> files, Consumer<PassedOver> others) {
        this(files, others, NAMES_AT_ONCE);
    }

    FileTree(Consumer<FoundFile> files, Consumer<PassedOver> others, int namesAtOnce) {
        this.files = files;
        this.others = others;
        this.namesAtOnce = namesAtOnce;
    }

    /** Goes over what was asked for. */
    public void each(Path asked) {
        String name = asked.toString();
        try {
            BasicFileAttributes attributes = Files.readAttributes(asked, BasicFileAttributes.class);
            if (attributes.isDirectory()) {
                try (Folder folder = Folder.open(asked)) {
                    each(folder, name, 0);
                }
            } else if (attributes.isRegularFile()) {
                files.accept(new FoundFile(name, attributes, false, new AskedFor(asked)));
            } else {
                others.accept(new PassedOver(
                        name, Reason.UNREADABLE, "expected a file, a folder or an archive, got " + NO_FILE));
            }
        } catch (IOException fault) {
            others.accept(FaultWords.of(name, fault));
        }
    }

    private void each(Folder folder, String folderName, int depth) throws IOException {
        List<Path> names = folder.namesAfter(null, namesAtOnce);
        while (!names.isEmpty()) {
            for (Path name : names) {
                in(folder, name, folderName.endsWith("/") ? folderName + name : folderName + "/" + name, depth);
            }
            names = names.size() < namesAtOnce ? List.of() : folder.namesAfter(names.getLast(), namesAtOnce);
        }
    }

    private void in(Folder folder, Path file, String name, int depth) {
        try {
            BasicFileAttributes attributes = folder.attributes(file);
            if (attributes.isSymbolicLink()) {
                others.accept(
                        new PassedOver(name, Reason.LINK, "a link in a folder is not followed; name where it leads"));
            } else if (attributes.isDirectory()) {
                below(folder, file, name, depth + 1);
            } else if (attributes.isRegularFile()) {
                files.accept(new FoundFile(name, attributes, true, new InFolder(folder, file)));
            } else {
                others.accept(new PassedOver(name, Reason.NO_FILE, "it is " + NO_FILE));
            }
        } catch (NoSuchFileException gone) {
            others.accept(new PassedOver(name, Reason.CHANGED, "it was taken away while the folder was read"));
        } catch (IOException fault) {
            others.accept(FaultWords.of(name, fault));
        }
    }

    private void below(Folder folder, Path file, String name, int depth) throws IOException {
        if (depth > MOST_FOLDERS_DEEP) {
            others.accept(new PassedOver(
                    name, Reason.OVER_A_LIMIT, "folders are read " + MOST_FOLDERS_DEEP + " deep, this one is deeper"));
            return;
        }
        try (Folder next = folder.folder(file)) {
            each(next, name, depth);
        }
    }

    private record AskedFor(Path path) implements FoundFile.Place {
        @Override
        public BasicFileAttributes attributes() throws IOException {
            return Files.readAttributes(path, BasicFileAttributes.class);
        }

        @Override
        public SeekableByteChannel open() throws IOException {
            return Files.newByteChannel(path);
        }
    }

    private record InFolder(Folder folder, Path name) implements FoundFile.Place {
        @Override
        public BasicFileAttributes attributes() throws IOException {
            return folder.attributes(name);
        }

        @Override
        public SeekableByteChannel open() throws IOException {
            return folder.file(name);
        }
    }
}
