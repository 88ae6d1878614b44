package org.standpat.service.place;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.command.dealer.DealerKey;
import org.standpat.db.postgres.Database;
import org.standpat.notary.NotaryKeyException;
import org.standpat.notary.NotaryKeys;
import org.standpat.service.Sentence;

/**
 * The secrets of a place, which are in no database and never printed: those that are set, else those in the files of the data folder.
 *
 * @param dealerKey seals the decks that the house deals, in base64
 * @param log signs the log and opens its leaves
 */
public record Secrets(String dealerKey, NotaryKeys log) {

    private static final int NAME_BYTES = 4;

    /**
     * The secrets of a folder that this process holds, made where they are missing.
     *
     * @throws Sentence when one is missing that was used, or cannot be used
     */
    static Secrets ofFolder(Settings settings, Path folder, Database database) {
        NotaryKeys fresh = freshLog();
        return new Secrets(
                settings.dealerKey()
                        .orElseGet(() -> SecretFile.dealerKey(folder).readOrMake(database, Secrets::freshDealerKey)),
                log(
                        settings.logKey()
                                .orElseGet(() -> SecretFile.logKey(folder)
                                        .readOrMake(
                                                database, () -> fresh.signer().secretText())),
                        settings.logSalts()
                                .orElseGet(() -> SecretFile.logSalts(folder)
                                        .readOrMake(
                                                database, () -> fresh.salts().base64())),
                        folder));
    }

    /** Secrets of a database that does not last. */
    static Secrets fresh(Settings settings) {
        NotaryKeys fresh = freshLog();
        return new Secrets(
                settings.dealerKey().orElseGet(Secrets::freshDealerKey),
                settings.logKey().isPresent() && settings.logSalts().isPresent()
                        ? log(settings.logKey().get(), settings.logSalts().get(), null)
                        : fresh);
    }

    /**
     * The secrets that are set, or lie in a folder that another process may hold; none is made.
     *
     * @param folder null where there is none
     * @throws Sentence when one is missing, or cannot be used
     */
    static Secrets existing(Settings settings, @Nullable Path folder) {
        return new Secrets(existingDealerKey(settings, folder), existingLog(settings, folder));
    }

    /** The same of the dealer's key alone. */
    static String existingDealerKey(Settings settings, @Nullable Path folder) {
        return required(
                settings.dealerKey(),
                folder == null ? null : SecretFile.dealerKey(folder),
                Settings.DEALER_KEY,
                "The key seals the decks that the house deals and is not kept in the database. Make one, keep it,"
                        + " and set it on every start: " + Settings.DEALER_KEY + "=$(openssl rand -base64 32)");
    }

    /** The same of the log's secrets alone. */
    static NotaryKeys existingLog(Settings settings, @Nullable Path folder) {
        String how =
                "Both secrets of the log are kept outside the database: './standpat log-keys NAME' makes them. Keep them, and"
                        + " set them on every start.";
        return log(
                required(settings.logKey(), folder == null ? null : SecretFile.logKey(folder), Settings.LOG_KEY, how),
                required(
                        settings.logSalts(),
                        folder == null ? null : SecretFile.logSalts(folder),
                        Settings.LOG_SALTS,
                        how),
                folder);
    }

    private static String required(Optional<String> set, @Nullable SecretFile file, String setting, String how) {
        return set.or(() -> Optional.ofNullable(file).flatMap(SecretFile::read))
                .orElseThrow(() -> new Sentence(
                        file == null
                                ? Settings.DATABASE_URL + " is set and " + setting + " is not. " + how
                                : "There is no file " + file.file() + ", and " + setting + " is not set. " + how));
    }

    private static NotaryKeys log(String key, String salts, @Nullable Path folder) {
        try {
            return NotaryKeys.parse(key, salts);
        } catch (NotaryKeyException misfit) {
            String message = String.valueOf(misfit.getMessage());
            throw new Sentence(
                    folder == null
                            ? message
                            : message + " What is not set was read from "
                                    + SecretFile.logKey(folder).file() + " and "
                                    + SecretFile.logSalts(folder).file()
                                    + ": put these files back from your backup. New ones are of no use for what is recorded.");
        }
    }

    private static String freshDealerKey() {
        byte[] bytes = new byte[DealerKey.BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static NotaryKeys freshLog() {
        SecureRandom random = new SecureRandom();
        byte[] name = new byte[NAME_BYTES];
        random.nextBytes(name);
        return NotaryKeys.random("standpat.local/" + HexFormat.of().formatHex(name), random);
    }

    /** Tells none of them. */
    @Override
    public String toString() {
        return "Secrets[of log " + log.log().name() + "]";
    }
}
