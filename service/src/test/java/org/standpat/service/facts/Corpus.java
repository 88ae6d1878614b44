package org.standpat.service.facts;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandInput;
import org.standpat.formats.HandRefused;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.recognition.HandFormats;
import org.standpat.hand.HandEvent;

/** Real hands beside the project. */
final class Corpus {

    private Corpus() {}

    /** Their folder, which may not be there; where the project is built for good it has to. */
    static Path folder() {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(root.resolve(".mvn"))) {
            root = root.getParent();
            if (root == null) {
                throw new AssertionError("expected a folder with .mvn in it, here or above");
            }
        }
        Path corpus = root.resolve("../shared/corpus").normalize();
        if (!Files.isDirectory(corpus) && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("CI=true, yet the real hands are not at ../shared/corpus");
        }
        return corpus;
    }

    /** The events of each hand of a file that is recorded; none when the file holds no hands. */
    static List<List<HandEvent>> handsOf(Path file) throws IOException {
        List<List<HandEvent>> hands = new ArrayList<>();
        HandFormats formats = new HandFormats(Judging.asClaimed(Instant.EPOCH));
        try (InputStream in = Files.newInputStream(file);
                HandFile read = formats.open(new HandInput(file.toString(), Files.size(file), in))) {
            for (HandFile.Stretch next = read.next(); next != null; next = read.next()) {
                if (next.judge() instanceof HandFile.Playable playable) {
                    hands.add(playable.hand().events());
                }
            }
        } catch (HandRefused refused) {
            return hands;
        }
        return hands;
    }
}
