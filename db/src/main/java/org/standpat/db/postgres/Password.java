package org.standpat.db.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The password of a cluster's owners, kept beside the cluster in a file that only its owner reads. The other roles have passwords that follow
 * from it, so that whoever learns one of those learns no other.
 */
final class Password {

    private static final String FILE = "postgres.password";
    private static final int BYTES = 24;
    private static final String DERIVED_BY = "HmacSHA256";

    private Password() {}

    /** The password of another role of the same cluster. */
    static String of(String role, String owners) {
        try {
            Mac mac = Mac.getInstance(DERIVED_BY);
            mac.init(new SecretKeySpec(owners.getBytes(UTF_8), DERIVED_BY));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(mac.doFinal(role.getBytes(UTF_8)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every JDK has " + DERIVED_BY, impossible);
        }
    }

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
