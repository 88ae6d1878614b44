package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.tree.Subtrees;

/**
 * A folder that keeps each checkpoint, and the tree below the newest, as C2SP tlog-tiles lays them out, so that any server of static files
 * can serve it: {@code checkpoint} is the newest one, {@code tile/...} has the hashes of the tree without the entries. Beside them
 * {@code checkpoints/2026-12-01.txt} has each one of that day (UTC), one after the other; {@link KeptNotes} reads them back.
 *
 * <p>It keeps the tiles first, then the line of history, then {@code checkpoint}: so that what that one says is there. Each is durable before
 * the next begins. Several processes may write there, one after the other.
 */
public final class OutletFolder implements Outlet {

    /** The file with the newest checkpoint. */
    static final String NEWEST = "checkpoint";

    /** The folder of the files with all checkpoints. */
    public static final String BOOK = "checkpoints";

    /** The folder of the tiles. */
    static final String TILES = "tile";

    private final Path folder;
    private final Clock clock;
    private final TileFolder tiles;
    private final CheckpointBook book;

    /** What this process wrote last as the newest; when the file has something else, another process was there. */
    private byte[] written = {};

    /**
     * One that is there already: it is not made, because a disk that is not mounted would be taken for an empty one.
     *
     * @param clock for the day to whose file a checkpoint is appended
     */
    public OutletFolder(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
        this.tiles = new TileFolder(folder.resolve(TILES));
        this.book = new CheckpointBook(folder.resolve(BOOK));
    }

    @Override
    public String name() {
        return "the folder " + folder;
    }

    /**
     * Keeps a checkpoint with its tiles. One with the text of the newest is kept again only when it has further signatures.
     *
     * @throws HistoryChangedException when it is older than the newest here, or not what that one has grown to, or a tile here differs from
     *     the tree's
     * @throws IOException when the folder is missing, full, or cannot be written
     */
    @Override
    public void take(SignedCheckpoint checkpoint, Subtrees tree) throws IOException {
        try {
            requireFolder();
            FolderLock.holding(folder, () -> keep(checkpoint, tree));
        } catch (HistoryChangedException found) {
            throw found;
        } catch (IOException failed) {
            throw new IOException(
                    "%s cannot keep the checkpoint of size %d now: %s. It has to be there, writable for this process, and with room on its disk."
                            .formatted(
                                    "The folder " + folder,
                                    checkpoint.checkpoint().size(),
                                    reason(failed)),
                    failed);
        }
    }

    private void requireFolder() throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException(
                    Files.exists(folder) ? "a folder was expected there, but it is a file" : "there is no such folder");
        }
    }

    private void keep(SignedCheckpoint checkpoint, Subtrees tree) throws IOException {
        byte[] newest = newestFile();
        List<SignedNote> kept = kept(newest);
        if (kept.isEmpty() && written.length > 0) {
            throw new HistoryChangedException(
                    "The folder %s no longer has what was written there: it was emptied, or another disk is in its place. Nothing was written. Put back what was there; only who knows why it is gone starts again without it."
                            .formatted(folder));
        }
        for (SignedNote note : kept) {
            new Growth(folder, checkpointOf(note)).require(checkpoint.checkpoint(), tree);
        }
        byte[] note = checkpoint.note().toString().getBytes(UTF_8);
        if (!Arrays.equals(newest, written)) {
            tiles.forget();
        }
        tiles.publish(checkpoint.checkpoint().size(), tree);
        if (kept.stream().noneMatch(other -> hasAll(other, checkpoint.note()))) {
            book.append(checkpoint.note(), LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC));
        }
        if (newest.length == 0 || !hasAll(SignedNote.parse(newest), checkpoint.note())) {
            DurableFile.replace(folder.resolve(NEWEST), note);
            newest = note;
        }
        written = newest;
    }

    /** Whether a note that is kept says all that another says. */
    private static boolean hasAll(SignedNote kept, SignedNote note) {
        return kept.text().equals(note.text()) && kept.signatures().containsAll(note.signatures());
    }

    /** The newest one as either place has it; after a crash they may differ. */
    private List<SignedNote> kept(byte[] newest) throws IOException {
        List<SignedNote> kept = new ArrayList<>();
        if (newest.length > 0) {
            try {
                kept.add(SignedNote.parse(newest));
            } catch (IllegalArgumentException none) {
                throw unreadable(none);
            }
        }
        book.newest().ifPresent(kept::add);
        return kept;
    }

    private byte[] newestFile() throws IOException {
        try {
            return Files.readAllBytes(folder.resolve(NEWEST));
        } catch (NoSuchFileException none) {
            return new byte[0];
        }
    }

    private Checkpoint checkpointOf(SignedNote note) throws IOException {
        try {
            return Checkpoint.parse(note.text());
        } catch (IllegalArgumentException none) {
            throw unreadable(none);
        }
    }

    private HistoryChangedException unreadable(IllegalArgumentException none) {
        return new HistoryChangedException(
                "The newest checkpoint in the folder %s cannot be read: somebody changed it. Find out who; it is kept in %s too, and the file %s may then be removed. %s"
                        .formatted(folder, BOOK, NEWEST, none.getMessage()),
                none);
    }

    /**
     * Makes the folder of all checkpoints, by which one that was begun is told from one that lost everything.
     *
     * @throws IOException when the folder is missing or cannot be written
     */
    @Override
    public void begin() throws IOException {
        try {
            requireFolder();
            DurableFile.makeFolder(folder.resolve(BOOK));
        } catch (IOException failed) {
            throw new IOException(
                    "No log can begin in the folder %s now: %s. It has to be there, and writable for this process."
                            .formatted(folder, reason(failed)),
                    failed);
        }
    }

    /**
     * The newest checkpoint that is kept whole, not verified; empty in a folder where a log was begun and nothing was kept yet.
     *
     * @throws HistoryChangedException when what is kept cannot be read, or no log was begun there
     * @throws IOException when the folder cannot be read
     */
    @Override
    public Optional<SignedNote> newest() throws IOException {
        try {
            requireFolder();
            List<SignedNote> kept = kept(newestFile());
            if (kept.isEmpty() && !Files.isDirectory(folder.resolve(BOOK))) {
                throw new HistoryChangedException(
                        "The log was signed before, and the folder %s keeps nothing of it: it was emptied, or it is another one. Put back what was there. Where it is a new one on purpose, make the folder %s in it; nothing that is kept elsewhere is compared then."
                                .formatted(folder, BOOK));
            }
            List<Sized> sized = new ArrayList<>();
            for (SignedNote note : kept) {
                sized.add(new Sized(checkpointOf(note).size(), note));
            }
            return sized.stream().max(Comparator.comparingLong(Sized::size)).map(Sized::note);
        } catch (HistoryChangedException found) {
            throw found;
        } catch (IOException failed) {
            throw new IOException(
                    "The newest checkpoint in the folder %s cannot be read now: %s. It has to be there, and readable for this process."
                            .formatted(folder, reason(failed)),
                    failed);
        }
    }

    private record Sized(long size, SignedNote note) {}

    private static String reason(IOException failed) {
        return switch (failed) {
            case AccessDeniedException denied -> "this process may not write " + denied.getFile();
            case NoSuchFileException missing -> "%s is missing".formatted(missing.getFile());
            default -> String.valueOf(failed.getMessage());
        };
    }
}
