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
 * a file that is not whole was torn by a crash, was never reported as kept, and is passed over.
 *
 * <p>In a file each note is followed by an empty line. The end of a note is an empty line after a line of a signature; so that whoever loses
 * the thread finds it again at the next note.
 */
public final class KeptNotes implements Iterator<KeptNote>, Closeable {

    private static final int BUFFER = 1 << 16;

    private final Deque<Path> files;
    private @Nullable Path file;
    private @Nullable InputStream open;
    private long position;
    private Optional<KeptNote> next = Optional.empty();

    private KeptNotes(Collection<Path> files) {
        this.files = new ArrayDeque<>(files);
    }

    /**
     * The checkpoints of the folder of an {@link OutletFolder}; none when it has none.
     *
     * @throws IOException when the folder cannot be read
     */
    public static KeptNotes of(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException(
                    "A folder with checkpoints was expected at %s, but there is none. Create it, or mount it."
                            .formatted(folder));
        }
        return new KeptNotes(new CheckpointBook(folder.resolve(OutletFolder.BOOK)).days());
    }

    /** The checkpoints of one file of such a folder. */
    public static KeptNotes in(Path file) {
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
        return found;
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
            if (end.isAfter((byte) read)) {
                return Optional.of(kept(from, begin, note.toByteArray()));
            }
            // One byte more than is allowed is enough to be refused.
            if (note.size() <= SignedNote.LONGEST) {
                note.write(read);
            }
        }
        return Optional.empty();
    }

    private static KeptNote kept(Path file, long offset, byte[] note) {
        try {
            return new KeptNote.Read(file, offset, SignedNote.parse(note));
        } catch (IllegalArgumentException none) {
            return new KeptNote.Unreadable(file, offset, String.valueOf(none.getMessage()));
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
