package org.standpat.notary.outside;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.proof.note.SignedNote;

/**
 * Reads back each checkpoint that an {@link OutletFolder} keeps, in the order in which they came; one is in memory at a time. A last one of
 * a file that is not whole was torn by a crash, was never reported as kept, and is passed over; {@link #remarks} tells of it. Whatever else
 * stands at the end is told like what stands in the middle.
 *
 * <p>In a file each note is followed by an empty line. The end of a note is an empty line after a line of a signature; so that whoever loses
 * the thread finds it again at the next note.
 */
public final class KeptNotes implements Iterator<KeptNote>, Closeable {

    /** Most bytes of one file: a checkpoint each second of a day, each with dozens of cosignatures, is less. */
    public static final long MOST_BYTES_OF_FILE = 1L << 30;

    /** Most bytes of all files of a folder: some years of a checkpoint each second. */
    public static final long MOST_BYTES = 1L << 36;

    private static final int BUFFER = 1 << 16;
    private static final String NO_CHECKPOINT = "What stands there up to the end of the file is no checkpoint.";

    private final Deque<Path> files;
    private final long bytes;
    private @Nullable Path file;
    private @Nullable InputStream open;
    private long position;
    private Optional<KeptNote> next = Optional.empty();
    private Optional<String> origin = Optional.empty();
    private boolean nextIsRest;
    private long bytesRead;
    private long torn;
    private String firstTorn = "";

    private KeptNotes(Collection<Path> files) throws IOException {
        long all = 0;
        for (Path each : files) {
            all += size(each);
        }
        if (all > MOST_BYTES) {
            throw new IOException("At most %,d bytes of checkpoints were expected, but there are %,d from %s on."
                    .formatted(MOST_BYTES, all, files.iterator().next()));
        }
        this.files = new ArrayDeque<>(files);
        this.bytes = all;
    }

    /** Devices and pipes have no end. */
    private static long size(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new IOException(
                    Files.exists(file)
                            ? "At %s a file with checkpoints was expected, but there is a folder, a device or a pipe."
                                    .formatted(file)
                            : "At %s a file with checkpoints was expected, but there is none.".formatted(file));
        }
        long size = Files.size(file);
        if (size > MOST_BYTES_OF_FILE) {
            throw new IOException("A file with at most %,d bytes of checkpoints was expected, but %s has %,d."
                    .formatted(MOST_BYTES_OF_FILE, file, size));
        }
        return size;
    }

    /**
     * The checkpoints of the folder of an {@link OutletFolder}; none when it has none.
     *
     * @throws IOException when the folder cannot be read, or has something else than files, or too much
     */
    public static KeptNotes of(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException(
                    "A folder with checkpoints was expected at %s, but there is none. Create it, or mount it."
                            .formatted(folder));
        }
        return new KeptNotes(new CheckpointBook(folder.resolve(OutletFolder.BOOK)).days());
    }

    /**
     * The checkpoints of one file of such a folder.
     *
     * @throws IOException when it is no file, or too large
     */
    public static KeptNotes in(Path file) throws IOException {
        return new KeptNotes(List.of(file));
    }

    /**
     * Whether there is one more.
     *
     * @throws UncheckedIOException when a file cannot be read
     */
    @Override
    public boolean hasNext() {
        try {
            while (next.isEmpty() && (open != null || nextFile())) {
                next = read();
                if (next.isEmpty()) {
                    close();
                }
            }
            return next.isPresent();
        } catch (IOException failed) {
            throw new UncheckedIOException("The kept checkpoints cannot be read in " + file, failed);
        }
    }

    @Override
    public KeptNote next() {
        if (!hasNext()) {
            throw new NoSuchElementException("There are no more checkpoints.");
        }
        KeptNote found = next.orElseThrow();
        next = Optional.empty();
        nextIsRest = false;
        return found;
    }

    /** Whether the next one, of which there is one, is what is left of a file, and no checkpoint. */
    public boolean isRestNext() {
        return nextIsRest;
    }

    /** Bytes of all files, as long as they were at the beginning. */
    public long bytes() {
        return bytes;
    }

    /** Bytes that were read so far. */
    public long bytesRead() {
        return bytesRead;
    }

    /** What may be of interest in what was read so far, and is no fault, as sentences. */
    public List<String> remarks() {
        return torn == 0
                ? List.of()
                : List.of(
                        "%,d file%s of checkpoints end%s with the beginning of one, as after a crash (%s): it was passed over."
                                .formatted(torn, torn == 1 ? "" : "s", torn == 1 ? "s" : "", firstTorn));
    }

    private boolean nextFile() throws IOException {
        file = files.poll();
        position = 0;
        if (file == null) {
            return false;
        }
        open = new BufferedInputStream(Files.newInputStream(file), BUFFER);
        return true;
    }

    /** The note that begins here; empty at the end of the file, and when the last one is torn. */
    private Optional<KeptNote> read() throws IOException {
        Path from = Objects.requireNonNull(file);
        InputStream in = Objects.requireNonNull(open);
        long begin = position;
        ByteArrayOutputStream note = new ByteArrayOutputStream();
        NoteEnd end = new NoteEnd();
        for (int read = in.read(); read >= 0; read = in.read()) {
            position++;
            bytesRead++;
            if (end.isAfter((byte) read)) {
                return Optional.of(kept(from, begin, note.toByteArray()));
            }
            // One byte more than is allowed is enough to be refused.
            if (note.size() <= SignedNote.LONGEST) {
                note.write(read);
            }
            if (position > MOST_BYTES_OF_FILE) {
                throw new IOException("It grew beyond %,d bytes while it was read.".formatted(MOST_BYTES_OF_FILE));
            }
        }
        return rest(from, begin, note.toByteArray());
    }

    private Optional<KeptNote> rest(Path from, long begin, byte[] rest) {
        if (rest.length == 0) {
            return Optional.empty();
        }
        if (TornNote.isBeginning(rest, origin)) {
            torn++;
            firstTorn = torn == 1 ? "from byte %,d of %s on".formatted(begin, from) : firstTorn;
            return Optional.empty();
        }
        nextIsRest = true;
        return Optional.of(new KeptNote.Unreadable(from, begin, NO_CHECKPOINT));
    }

    private KeptNote kept(Path from, long offset, byte[] bytesOfNote) {
        try {
            SignedNote note = SignedNote.parse(bytesOfNote);
            origin = note.text().lines().findFirst();
            return new KeptNote.Read(from, offset, note);
        } catch (IllegalArgumentException none) {
            return new KeptNote.Unreadable(from, offset, String.valueOf(none.getMessage()));
        }
    }

    /** Closes the file that is read. */
    @Override
    public void close() throws IOException {
        if (open != null) {
            open.close();
            open = null;
        }
    }
}
