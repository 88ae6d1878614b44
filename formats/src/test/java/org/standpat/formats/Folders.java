package org.standpat.formats;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

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
        Optional<Path> corpus = corpusIfThere();
        assumeTrue(corpus.isPresent(), "skipped: there are no real hands at ../shared/corpus");
        return corpus.orElseThrow();
    }

    /** The same for a test that goes on without them; where the project is built for good they have to be there. */
    public static Optional<Path> corpusIfThere() {
        Path corpus = root().resolve("../shared/corpus").normalize();
        boolean there = Files.isDirectory(corpus);
        if (!there && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("CI=true, yet the real hands are not at ../shared/corpus");
        }
        return there ? Optional.of(corpus) : Optional.empty();
    }
}
