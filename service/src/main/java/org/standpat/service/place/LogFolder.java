package org.standpat.service.place;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.standpat.service.Sentence;

/** The folder in a data folder that the log's checkpoints and tiles are written to, beside the database and not in it. */
final class LogFolder {

    private static final String NAME = "log";

    private LogFolder() {}

    /** That of a data folder; empty when it is not there. */
    static Optional<Path> existing(Path dataFolder) {
        return Optional.of(dataFolder.resolve(NAME)).filter(Files::isDirectory);
    }

    /** That of a data folder, made where it is missing: whether it may be an empty one is for the notary to say. */
    static Path in(Path dataFolder) {
        Path folder = dataFolder.resolve(NAME);
        try {
            return Files.createDirectories(folder);
        } catch (IOException fault) {
            throw new Sentence("The folder " + folder + " for the log's checkpoints cannot be made: " + fault);
        }
    }
}
