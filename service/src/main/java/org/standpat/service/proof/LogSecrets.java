package org.standpat.service.proof;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.VerifierKey;
import org.standpat.service.Sentence;

/**
 * What the audit needs of the two secrets of a log, which are in no database: settings, or files in the data folder.
 *
 * @param variables of the environment
 * @param folder the data folder; empty where there is none
 */
record LogSecrets(Map<String, String> variables, Optional<Path> folder) {

    static final String LOG_KEY = "STANDPAT_LOG_KEY";
    static final String SALT_KEY = "STANDPAT_SALT_KEY";

    private static final String LOG_FILE = "log.key";
    private static final String SALT_FILE = "salt.key";

    /**
     * The key that the log signs with, of which the public half is used alone.
     *
     * @throws Sentence when there is none
     */
    VerifierKey log() {
        try {
            return NoteSigner.parse(text(LOG_KEY, LOG_FILE)).verifier();
        } catch (IllegalArgumentException misfit) {
            throw new Sentence("The log's key cannot be used: " + misfit.getMessage());
        }
    }

    /**
     * What opens the seals of the leaves.
     *
     * @throws Sentence when there is none
     */
    SaltSecret salts() {
        try {
            return SaltSecret.ofBase64(text(SALT_KEY, SALT_FILE));
        } catch (IllegalArgumentException misfit) {
            throw new Sentence("The secret of the salts cannot be used: " + misfit.getMessage());
        }
    }

    private String text(String setting, String name) {
        String set = variables.getOrDefault(setting, "").strip();
        if (!set.isEmpty()) {
            return set;
        }
        Path file = folder.map(path -> path.resolve(name)).orElse(Path.of(name));
        if (folder.isEmpty() || !Files.exists(file)) {
            throw new Sentence(
                    "The audit needs the log's secrets to make each leaf anew, and there is neither the setting "
                            + setting + " nor the file " + name
                            + " in a data folder. Set it to what the service that records has.");
        }
        try {
            return Files.readString(file, US_ASCII).strip();
        } catch (IOException fault) {
            throw new Sentence("The file " + file + " cannot be read: " + fault);
        }
    }
}
