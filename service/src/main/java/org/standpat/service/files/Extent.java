package org.standpat.service.files;

import java.nio.file.Path;
import java.util.List;

/**
 * How much there is to read, as far as one can tell without reading it.
 *
 * @param files files on the disk; an archive is one
 * @param bytes their sizes together, archives as they are packed
 */
public record Extent(long files, long bytes) {

    /** Of these files and folders. What cannot be read counts as nothing; the reading tells of it. */
    public static Extent of(List<Path> asked) {
        Count count = new Count();
        FileTree tree = new FileTree(count::add, other -> {});
        asked.forEach(tree::each);
        return new Extent(count.files, count.bytes);
    }

    private static final class Count {
        private long files;
        private long bytes;

        void add(FoundFile file) {
            files++;
            bytes += file.attributes().size();
        }
    }
}
