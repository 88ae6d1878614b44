package org.standpat.command.dealer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.SealedDeck;
import org.standpat.deal.Dealer;
import org.standpat.deal.DeckBook;
import org.standpat.hand.HandEvent;
import org.standpat.proof.deck.DeckSeed;

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
    private final Cache<UUID, Dealer> dealers =
            Caffeine.newBuilder().maximumSize(MOST_DEALERS).build();

    /** The vault in this database, locked with this key. */
    public DealerVault(DataSource dataSource, DealerKey key, SecureRandom random) {
        this.jdbc = JdbcClient.create(dataSource);
        this.key = key;
        this.random = random;
    }

    /** A seed for a new hand. It is not kept yet, see {@link #seal}. */
    public DeckSeed newSeed() {
        return DeckSeed.random(random);
    }

    /** The seed of a hand as it is kept: recorded in the transaction that starts the hand. */
    public SealedDeck seal(UUID hand, DeckSeed seed) {
        return key.seal(hand, seed);
    }

    /** Takes note that this dealer deals this hand, which was started now, so that the vault need not be opened for its cards. */
    public void dealing(UUID hand, Dealer dealer) {
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
    public Dealer dealerOf(UUID hand) {
        return dealers.get(hand, unknown -> new DealerFromVault(this, unknown));
    }

    /**
     * The decks of a hand that was dealt here, with what opens each of their places.
     *
     * @param events all events of the hand so far, as they are in the log, from the first
     * @throws DealerKeyException when the deck was sealed with another key
     * @throws IllegalStateException when the vault has none for this hand ({@link #has}), it was changed, or an event commits to another
     */
    public DeckBook book(UUID hand, List<HandEvent> events) {
        return DeckBook.of(seedOf(hand), events);
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
    DeckSeed seedOf(UUID hand) {
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
