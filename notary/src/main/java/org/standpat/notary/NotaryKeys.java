package org.standpat.notary;

import java.security.SecureRandom;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.VerifierKey;

/**
 * The two secrets of a log, which are in no database.
 *
 * @param signer signs its checkpoints; the name of its key is the log's
 * @param salts opens its leaves
 */
public record NotaryKeys(NoteSigner signer, SaltSecret salts) {

    /** The setting with the signing key, as {@link NoteSigner#secretText()} writes it. */
    public static final String SIGNER_PROPERTY = "standpat.log.key";

    /** The setting with the secret of the salts, 32 bytes in base 64. */
    public static final String SALTS_PROPERTY = "standpat.log.salts";

    /** How to make them. */
    private static final String HOW_TO_MAKE_THEM =
            " './standpat log-keys NAME' makes both. Keep them: without the first the log cannot"
                    + " go on under its name, and without the second no leaf can be opened again.";

    /**
     * The keys of these settings.
     *
     * @throws NotaryKeyException when one is missing or cannot be used; the message quotes neither
     */
    public static NotaryKeys parse(String signer, String salts) {
        if (signer.isBlank() || salts.isBlank()) {
            throw new NotaryKeyException("%s is missing: set it (or %s).%s"
                    .formatted(
                            signer.isBlank()
                                    ? "The key that signs the log's checkpoints, " + SIGNER_PROPERTY + ","
                                    : "The secret of the log's salts, " + SALTS_PROPERTY + ",",
                            signer.isBlank() ? "STANDPAT_LOG_KEY" : "STANDPAT_LOG_SALTS",
                            HOW_TO_MAKE_THEM));
        }
        try {
            NoteSigner key = NoteSigner.parse(signer);
            if (key.verifier().type() != KeyType.ED25519) {
                throw new NotaryKeyException(SIGNER_PROPERTY
                        + " is the key of a witness, and that of a log was expected." + HOW_TO_MAKE_THEM);
            }
            return new NotaryKeys(key, SaltSecret.ofBase64(salts));
        } catch (IllegalArgumentException misfit) {
            throw new NotaryKeyException("%s or %s cannot be used: %s%s"
                    .formatted(SIGNER_PROPERTY, SALTS_PROPERTY, misfit.getMessage(), HOW_TO_MAKE_THEM));
        }
    }

    /**
     * Keys that nobody has yet.
     *
     * @param name of the log, such as {@code cardroom.example/standpat}: without spaces and plus signs
     * @throws IllegalArgumentException when the name is none
     */
    public static NotaryKeys random(String name, SecureRandom source) {
        return new NotaryKeys(NoteSigner.random(name, KeyType.ED25519), SaltSecret.random(source));
    }

    /** The key that others verify with. */
    public VerifierKey log() {
        return signer.verifier();
    }
}
