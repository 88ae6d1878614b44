package org.standpat.notary.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
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
import org.standpat.proof.note.VerifierKey;

/** The file in which an audit takes down how far it is. It names no card and no secret. */
final class ProgressFile {

    /** Most bytes of such a file: what is longer is none. */
    private static final long LONGEST = 64L << 20;

    private final Path file;
    private final VerifierKey log;

    ProgressFile(Path file, VerifierKey log) {
        this.file = file;
        this.log = log;
    }

    /**
     * What the file says.
     *
     * @param state empty when the audit cannot go on from there
     * @param fault why, as the end of a sentence
     */
    record Reading(Optional<AuditState> state, Optional<String> fault) {}

    /** What it says; empty when there is none. */
    Optional<Reading> read() throws IOException {
        try {
            if (Files.size(file) > LONGEST) {
                return Optional.of(new Reading(Optional.empty(), Optional.of("its file " + file + " is too long")));
            }
            String text = Files.readString(file, UTF_8);
            return Optional.of(new Reading(Optional.of(ProgressText.parse(text, log)), Optional.empty()));
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
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try (FileChannel channel = FileChannel.open(beside, CREATE, WRITE, TRUNCATE_EXISTING)) {
            ByteBuffer bytes = ByteBuffer.wrap(ProgressText.of(state, log).getBytes(UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
    }

    void delete() throws IOException {
        Files.deleteIfExists(file);
    }
}
