package org.standpat.db.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.Base64;

/** The password of a cluster's roles, kept beside the cluster in a file that only its owner reads. */
final class Password {

    private static final String FILE = "postgres.password";
    private static final int BYTES = 24;

    private Password() {}

    /** Where the password of a data folder is kept. */
    static Path file(Path dataFolder) {
        return dataFolder.resolve(FILE);
    }

    /**
     * Reads the password of a data folder, or makes one.
     *
     * @param clusterExists whether there is a cluster already, whose password cannot be made up
     */
    static String in(Path dataFolder, boolean clusterExists) throws IOException {
        Path file = file(dataFolder);
        if (Files.exists(file)) {
            return Files.readString(file).strip();
        }
        if (clusterExists) {
            throw new LocalPostgresException(
                    "The file " + file + " is missing, which holds the password of the database in " + dataFolder
                            + ". Put it back from your backup of that folder.");
        }
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        String password = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        Path beside =
                Files.createTempFile(dataFolder, "postgres-", ".password"); // temporary files are their owner's alone
        Files.writeString(beside, password);
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        return password;
    }
}
