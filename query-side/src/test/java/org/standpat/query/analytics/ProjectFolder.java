package org.standpat.query.analytics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files of the project that belong to no module. */
final class ProjectFolder {

    private ProjectFolder() {}

    static Path path(String name) {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("docker-compose.yml"))) {
            folder = folder.getParent();
            if (folder == null) {
                throw new IllegalStateException("run tests inside of the project");
            }
        }
        return folder.resolve(name);
    }

    static String text(String name) {
        try {
            return Files.readString(path(name));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
