package org.standpat.formats;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where tests find files outside this module. */
public final class Folders {

    private Folders() {}

    /** The folder of the whole project: the nearest one above that holds Maven's settings. */
    public static Path root() {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve(".mvn"))) {
                return folder;
            }
        }
        throw new AssertionError("expected a folder with .mvn in it, here or above");
    }

    /** Real hands beside the project. Without them a test is skipped, but not where the project is built for good. */
    public static Path corpus() {
        Path corpus = root().resolve("../shared/corpus").normalize();
        boolean there = Files.isDirectory(corpus);
        if (!there && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("CI=true, yet the real hands are not at ../shared/corpus");
        }
        assumeTrue(there, "skipped: there are no real hands at ../shared/corpus");
        return corpus;
    }
}
