package org.standpat.service.place;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.postgres.Database;
import org.standpat.service.Sentence;

/**
 * A secret of a data folder, in a file that only its owner reads.
 *
 * @param file where it is
 * @param what what it is, as the beginning of a sentence
 * @param setting the variable of the environment that can be set instead
 * @param table of the database: rows in it were made with the secret, and are of no use without it
 */
record SecretFile(Path file, String what, String setting, String table) {

    /** Most bytes of a file with a secret. */
    private static final int LONGEST = 4_096;

    /** The dealer's key in a folder that this process holds. */
    static SecretFile dealerKey(Path folder) {
        return new SecretFile(folder.resolve("dealer.key"), "The dealer's key", Settings.DEALER_KEY, "dealer_secret");
    }

    /** The key that signs the log's checkpoints. */
    static SecretFile logKey(Path folder) {
        return new SecretFile(folder.resolve("log.key"), "The log's signing key", Settings.LOG_KEY, "checkpoint");
    }

    /** The secret of the log's salts. */
    static SecretFile logSalts(Path folder) {
        return new SecretFile(
                folder.resolve("log.salts"), "The secret of the log's salts", Settings.LOG_SALTS, "checkpoint");
    }

    /**
     * The secret; empty when the folder has none.
     *
     * @throws Sentence when the file is empty, larger than a secret, or cannot be read
     */
    Optional<String> read() {
        try {
            if (!Files.exists(file)) {
                return Optional.empty();
            }
            long bytes = Files.size(file);
            String secret =
                    bytes > LONGEST ? "" : Files.readString(file, ISO_8859_1).strip();
            if (secret.isEmpty()) {
                throw spoilt("it has %,d bytes".formatted(bytes));
            }
            return Optional.of(secret);
        } catch (IOException fault) {
            throw unusable(fault);
        }
    }

    /** What is in it is not the secret that was used. */
    Sentence spoilt(String how) {
        return new Sentence(what + " in " + file + " cannot be used: " + how
                + ". Put the file back from your backup, or set " + setting
                + " to the secret that was used; a new one is of no use for what is recorded.");
    }

    /**
     * The secret; made when the folder has none.
     *
     * @param database the folder's database
     * @param fresh gives one that nobody has, in ASCII
     * @throws Sentence when there is none and the database holds what was made with one
     */
    String readOrMake(Database database, Supplier<String> fresh) {
        Optional<String> known = read();
        if (known.isPresent()) {
            return known.get();
        }
        if (isNeeded(database)) {
            throw new Sentence("The file " + file + " is missing, and table " + table
                    + " of the database holds what was made with it. Put the file back from your backup, or set "
                    + setting + " to the secret that was used.");
        }
        return make(fresh.get());
    }

    private boolean isNeeded(Database database) {
        JdbcClient jdbc = JdbcClient.create(database.unpooled());
        boolean hasTable = jdbc.sql("select to_regclass(?) is not null")
                .param(table)
                .query(Boolean.class)
                .single();
        return hasTable
                && jdbc.sql("select exists(select from " + table + ")")
                        .query(Boolean.class)
                        .single();
    }

    /** Beside its place and then moved there, on the disk before it is used: what is made with it is of no use without it. */
    private String make(String secret) {
        try {
            Path beside = Files.createTempFile(
                    file.getParent(), "secret-", ".key"); // temporary files are their owner's alone
            try (FileChannel channel = FileChannel.open(beside, WRITE)) {
                channel.write(ByteBuffer.wrap((secret + "\n").getBytes(US_ASCII)));
                channel.force(true);
            }
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
            try (FileChannel folder = FileChannel.open(file.getParent(), READ)) {
                folder.force(true);
            }
            return secret;
        } catch (IOException fault) {
            throw unusable(fault);
        }
    }

    private Sentence unusable(IOException fault) {
        return new Sentence(what + " in " + file + " cannot be read or made: " + fault);
    }
}
