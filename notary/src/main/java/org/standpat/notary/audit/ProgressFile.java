package org.standpat.notary.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.LinkOption.NOFOLLOW_LINKS;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.VerifierKey;

/** The file in which an audit takes down how far it is. It names no card and no secret. */
final class ProgressFile {

    /** Most bytes of such a file: what is longer is none. */
    private static final long LONGEST = 64L << 20;

    private final Path file;
    private final VerifierKey log;
    private final ProgressSeal seal;

    ProgressFile(Path file, VerifierKey log, SaltSecret salts) {
        this.file = file;
        this.log = log;
        this.seal = new ProgressSeal(salts);
    }

    /**
     * What the file says.
     *
     * @param state empty when the audit cannot go on from there
     * @param fault why, as the end of a sentence
     */
    record Reading(Optional<AuditState> state, Optional<String> fault) {}

    /**
     * What it says; empty when there is none.
     *
     * @throws IOException when something else is there, which is not to be written over
     */
    Optional<Reading> read() throws IOException {
        requireFile(file);
        requireFile(beside());
        try {
            if (Files.size(file) > LONGEST) {
                return Optional.of(new Reading(Optional.empty(), Optional.of("its file " + file + " is too long")));
            }
            String text = new String(Files.readAllBytes(file), UTF_8);
            return Optional.of(new Reading(Optional.of(ProgressText.parse(text, log, seal)), Optional.empty()));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IllegalArgumentException | IndexOutOfBoundsException misfit) {
            return Optional.of(new Reading(
                    Optional.empty(),
                    Optional.of("its file " + file + " cannot be gone on with: " + misfit.getMessage())));
        }
    }

    /** Beside its place and then moved there, so that there is always a whole one. */
    void write(AuditState state) throws IOException {
        Path beside = beside();
        try (FileChannel channel = FileChannel.open(beside, CREATE, WRITE, TRUNCATE_EXISTING, NOFOLLOW_LINKS)) {
            ByteBuffer bytes = ByteBuffer.wrap(ProgressText.of(state, log, seal).getBytes(UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private Path beside() {
        return file.resolveSibling(file.getFileName() + ".new");
    }

    /** A link could lead to a device without an end, or to a file that is somebody's. */
    private static void requireFile(Path place) throws IOException {
        if (Files.exists(place, NOFOLLOW_LINKS) && !Files.isRegularFile(place, NOFOLLOW_LINKS)) {
            throw new IOException("At %s a file of an audit was expected, or nothing, but there is %s. Move it away."
                    .formatted(
                            place,
                            Files.isDirectory(place, NOFOLLOW_LINKS) ? "a folder" : "a link, a device or a pipe"));
        }
    }

    void delete() throws IOException {
        Files.deleteIfExists(file);
    }
}
