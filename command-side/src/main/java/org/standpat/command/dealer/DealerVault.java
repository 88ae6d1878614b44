package org.standpat.command.dealer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.SealedDeck;
import org.standpat.deal.CardSource;
import org.standpat.deal.ShuffleSeed;

/**
 * Keeps the shuffle seed of each house-dealt hand, sealed, in the transaction that starts the hand: a restart goes on with the same
 * deck, and who can read the database but has no key learns nothing about a card.
 */
public final class DealerVault {

    /** Hands whose dealers are kept in memory; for others the vault is opened again. */
    public static final int MOST_DEALERS = 20_000;

    private final JdbcClient jdbc;
    private final DealerKey key;
    private final SecureRandom random;
    private final Cache<UUID, CardSource> dealers =
            Caffeine.newBuilder().maximumSize(MOST_DEALERS).build();

    /** The vault in this database, locked with this key. */
    public DealerVault(DataSource dataSource, DealerKey key, SecureRandom random) {
        this.jdbc = JdbcClient.create(dataSource);
        this.key = key;
        this.random = random;
    }

    /** A seed for a new hand. It is not kept yet, see {@link #seal}. */
    public ShuffleSeed newSeed() {
        return ShuffleSeed.random(random);
    }

    /** The seed of a hand as it is kept: recorded in the transaction that starts the hand. */
    public SealedDeck seal(UUID hand, ShuffleSeed seed) {
        return key.seal(hand, seed);
    }

    /** Takes note that this dealer deals this hand, which was started now, so that the vault need not be opened for its cards. */
    public void dealing(UUID hand, CardSource dealer) {
        dealers.put(hand, dealer);
    }

    /** Takes note that the hand is over, so that its dealer need not be kept in memory. */
    public void dealt(UUID hand) {
        dealers.invalidate(hand);
    }

    /**
     * The house's dealer of a hand that was started before. The seed is fetched when the first card is needed. A dealer is no use to two
     * threads at once; who decides on a hand does so alone.
     */
    public CardSource dealerOf(UUID hand) {
        return dealers.get(hand, unknown -> new DealerFromVault(this, unknown));
    }

    /** Whether the deck of this hand is in the vault. */
    public boolean has(UUID hand) {
        return jdbc.sql("select exists (select from dealer_secret where hand = ?)")
                .param(hand)
                .query(Boolean.class)
                .single();
    }

    /**
     * The seed of a hand.
     *
     * @throws DealerKeyException when it was sealed with another key
     * @throws IllegalStateException when there is none, or it was changed
     */
    ShuffleSeed seedOf(UUID hand) {
        SealedDeck sealed = jdbc.sql("select key_id, nonce, ciphertext from dealer_secret where hand = ?")
                .param(hand)
                .query((row, i) -> sealed(row))
                .optional()
                .orElseThrow(() -> new IllegalStateException(
                        "The dealer's vault has no deck for hand " + hand + ". Restore table dealer_secret."));
        return key.open(hand, sealed);
    }

    private static SealedDeck sealed(ResultSet row) throws SQLException {
        return new SealedDeck(row.getString("key_id"), row.getBytes("nonce"), row.getBytes("ciphertext"));
    }
}
