package org.standpat.command.dealer;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.standpat.deal.CardSource;
import org.standpat.deal.ShuffleSeed;

/**
 * Keeps the shuffle seed of each house-dealt hand, sealed, in the transaction that starts the hand: a restart goes on with the same
 * deck, and who can read the database but has no key learns nothing about a card.
 */
public final class DealerVault {

    private final JdbcClient jdbc;
    private final DealerKey key;
    private final SecureRandom random;

    /** The vault in this database, locked with this key. */
    public DealerVault(DataSource dataSource, DealerKey key, SecureRandom random) {
        this.jdbc = JdbcClient.create(dataSource);
        this.key = key;
        this.random = random;
    }

    /** A seed for a new hand. It is not kept yet, see {@link #keep}. */
    public ShuffleSeed newSeed() {
        return ShuffleSeed.random(random);
    }

    /**
     * Keeps the seed of a hand that starts in the current transaction.
     *
     * @throws IllegalStateException outside of a transaction
     */
    public void keep(UUID hand, ShuffleSeed seed) {
        if (!TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException(
                    "A deck is kept in the transaction that starts its hand, but none is open.");
        }
        SealedSeed sealed = key.seal(hand, seed);
        jdbc.sql("insert into dealer_secret (hand, key_id, nonce, ciphertext) values (?, ?, ?, ?)")
                .params(hand, sealed.keyId(), sealed.nonce(), sealed.ciphertext())
                .update();
    }

    /** The house's dealer of a hand that was started before. The seed is fetched when the first card is needed. */
    public CardSource dealerOf(UUID hand) {
        return new DealerFromVault(this, hand);
    }

    /**
     * The seed of a hand.
     *
     * @throws DealerKeyException when it was sealed with another key
     * @throws IllegalStateException when there is none, or it was changed
     */
    ShuffleSeed seedOf(UUID hand) {
        SealedSeed sealed = jdbc.sql("select key_id, nonce, ciphertext from dealer_secret where hand = ?")
                .param(hand)
                .query((row, i) -> sealed(row))
                .optional()
                .orElseThrow(() -> new IllegalStateException(
                        "The dealer's vault has no deck for hand " + hand + ". Restore table dealer_secret."));
        return key.open(hand, sealed);
    }

    private static SealedSeed sealed(ResultSet row) throws SQLException {
        return new SealedSeed(row.getString("key_id"), row.getBytes("nonce"), row.getBytes("ciphertext"));
    }
}
