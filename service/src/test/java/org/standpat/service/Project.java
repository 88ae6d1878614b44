package org.standpat.service;

import java.nio.file.Files;
import java.nio.file.Path;

/** The project's own files, for tests that look at them. */
final class Project {

    private Project() {}

    /** The folder that the launcher script lies in. */
    static Path folder() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("docker-compose.yml"))) {
            folder = folder.getParent();
            if (folder == null) {
                throw new IllegalStateException("the tests run outside of the project's folder");
            }
        }
        return folder;
    }
}
