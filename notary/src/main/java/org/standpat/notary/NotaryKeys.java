package org.standpat.notary;

import org.standpat.proof.entry.SaltSecret;
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

    /** The key that others verify with. */
    public VerifierKey log() {
        return signer.verifier();
    }
}
