package org.standpat.service.place;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.Base64;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.command.dealer.DealerKey;
import org.standpat.db.postgres.Database;
import org.standpat.service.Sentence;

/** The dealer's key of a data folder, in a file that only its owner reads. */
final class DealerKeyFile {

    private static final String NAME = "dealer.key";

    private final Path file;

    private DealerKeyFile(Path file) {
        this.file = file;
    }

    /** The key's file in a folder that this process holds. */
    static DealerKeyFile in(Path folder) {
        return new DealerKeyFile(folder.resolve(NAME));
    }

    /** A key that nobody has, in base64. */
    static String newKey(SecureRandom random) {
        byte[] bytes = new byte[DealerKey.BYTES];
        random.nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }

    /**
     * The key; made when the folder has none.
     *
     * @param database the folder's database
     * @throws Sentence when there is no key and the database holds decks that were sealed with one
     */
    String readOrMake(Database database) {
        try {
            if (Files.exists(file)) {
                return Files.readString(file, US_ASCII).strip();
            }
            if (holdsDecks(database)) {
                throw new Sentence(
                        "The file " + file + " is missing, and the database holds decks that were sealed with its key."
                                + " Put the file back from your backup, or set " + Settings.DEALER_KEY
                                + " to the key that was used.");
            }
            return make();
        } catch (IOException fault) {
            throw new Sentence("The dealer's key in " + file + " cannot be read or made: " + fault);
        }
    }

    private static boolean holdsDecks(Database database) {
        JdbcClient jdbc = JdbcClient.create(database.unpooled());
        boolean hasTable = jdbc.sql("select to_regclass('dealer_secret') is not null")
                .query(Boolean.class)
                .single();
        return hasTable
                && jdbc.sql("select exists(select from dealer_secret)")
                        .query(Boolean.class)
                        .single();
    }

    /** Beside its place and then moved there, on the disk before it is used: without it no deck could be opened again. */
    private String make() throws IOException {
        String key = newKey(new SecureRandom());
        Path beside =
                Files.createTempFile(file.getParent(), "dealer-", ".key"); // temporary files are their owner's alone
        try (FileChannel channel = FileChannel.open(beside, WRITE)) {
            channel.write(ByteBuffer.wrap((key + "\n").getBytes(US_ASCII)));
            channel.force(true);
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        return key;
    }
}
